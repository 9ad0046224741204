# lender's rent schedule / unit mix by set-aside, letter landscape
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('LN','/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Regular.ttf')); pdfmetrics.registerFont(TTFont('LNB','/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Bold.ttf'))
# type, br, ba, ami, units, sf, gross, ua, contract, market
D=[("Studio",0,1,30,4,485,529,58,468,1125),("Studio",0,1,50,6,485,882,58,820,1125),
("1 Bedroom Garden",1,1,30,6,642,567,71,496,1310),("1 Bedroom Garden",1,1,50,14,642,945,71,868,1310),("1 Bedroom Garden",1,1,60,22,642,1134,71,1041,1310),("1 Bedroom Den",1,1,60,8,731,1134,71,1058,1405),("1 Bedroom Den",1,1,80,6,731,1512,71,1320,1405),
("2 Bedroom Flat",2,1,50,10,884,1134,92,1036,1540),("2 Bedroom Flat",2,1,60,26,884,1361,92,1238,1540),("2 Bedroom Corner",2,2,60,12,948,1361,92,1255,1625),("2 Bedroom Corner",2,2,80,8,948,1815,92,1560,1625),
("3 Bedroom Townhome",3,2,50,4,1176,1310,118,1184,1875),("3 Bedroom Townhome",3,2,60,12,1176,1572,118,1431,1875),("3 Bedroom Townhome",3,2.5,80,5,1212,2096,118,1795,1910)]
MGR=("2 Bedroom Flat (Manager)",2,1,None,1,884,None,None,0,0)
keys=["type","beds","baths","ami","units","pct_units","sf","total_sf","gross","ua","net","actual","actual_sf","actual_total","market"][1:]
keys[keys.index("actual_total")]="actual_total"
N=sum(d[4] for d in D)+1
NAME='UM_hollis_creek_rent_schedule.pdf'
def m(x,dp=0): return f'${x:,.{dp}f}'
hdr=['Unit Type','BR','BA','Set-Aside\n(AMI)','No. of\nUnits','% of\nMix','Net Rentable\nSF','Total\nSF','Gross Rent\nLimit','Utility\nAllow.','Net Max\nRent','Contract\nRent','Contract\nRent / SF','Total Contract\nRent / Month','Market\nRent']
tab=[hdr];rows=[];totals=[];st=[]
groups=[(0,'Studio'),(1,'One Bedroom'),(2,'Two Bedroom'),(3,'Three Bedroom')]
G=[0,0,0];
allr=D+[MGR]
P=lambda a,b: round(a/b+1e-9,1)
for br,lab in groups:
    S=[0,0,0,0]
    for d in [x for x in allr if x[1]==br]:
        t,b,ba,ami,n,sf,gr,ua,co,mk=d; net=gr-ua if gr else None
        ps=round(co/sf+1e-9,2)
        ptc=round(n/N*100,1)
        if ami: assert co<=net
        tab.append([t,b if b else '0',f'{ba:g}',f'{ami}%' if ami else 'Exempt',n,f'{ptc}%',f'{sf:,}',f'{sf*n:,}',m(gr) if gr else '',m(ua) if ua else '',m(net) if net else '',m(co) if ami else '$0',m(ps,2),m(co*n),m(mk) if ami else ''])
        rows.append({'type':t,'beds':b,'baths':ba,'ami':ami,'units':n,'pct_units':ptc,'sf':sf,'total_sf':sf*n,'gross':gr,'ua':ua,'net':net,'actual':co,'actual_sf':ps,'actual_total':co*n,'market':mk if ami else None})
        S[0]+=n;S[1]+=sf*n;S[2]+=co*n;S[3]+=mk*n
    r=len(tab); st+=[('FONTNAME',(0,r),(-1,r),'LNB'),('BACKGROUND',(0,r),(-1,r),colors.HexColor('#E8EFE6')),('LINEABOVE',(0,r),(-1,r),.4,colors.HexColor('#3C5A3E'))]
    pc=round(S[0]/N*100,1); a=round(S[1]/S[0]); c=round(S[2]/S[0]); 
    tab.append([lab+' Subtotal','','','',S[0],f'{pc}%',f'{a:,}',f'{S[1]:,}','','','',m(c),m(S[2]/S[1],2),m(S[2]),''])
    totals.append({'label':lab+' Subtotal','units':S[0],'pct_units':pc,'sf':a,'total_sf':S[1],'actual':c,'actual_sf':round(S[2]/S[1],2),'actual_total':S[2]})
    for i in range(3): G[i]+=S[i]
r=len(tab)
tab.append(['Total / Weighted Average','','','',G[0],'100.0%',f'{round(G[1]/G[0]):,}',f'{G[1]:,}','','','',m(round(G[2]/G[0])),m(G[2]/G[1],2),m(G[2]),''])
totals.append({'label':'Total / Weighted Average','units':G[0],'pct_units':100.0,'sf':round(G[1]/G[0]),'total_sf':G[1],'actual':round(G[2]/G[0]),'actual_sf':round(G[2]/G[1],2),'actual_total':G[2]})
st+=[('FONTNAME',(0,r),(-1,r),'LNB'),('BACKGROUND',(0,r),(-1,r),colors.HexColor('#3C5A3E')),('TEXTCOLOR',(0,r),(-1,r),colors.white)]
t=Table(tab,colWidths=[108,24,24,44,36,38,52,44,50,40,44,44,46,66,44],repeatRows=1)
t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'LN'),('FONTSIZE',(0,0),(-1,-1),8.5),('FONTNAME',(0,0),(-1,0),'LNB'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#3C5A3E')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(1,0),(-1,-1),'CENTER'),('ALIGN',(6,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.4),('BOTTOMPADDING',(0,0),(-1,-1),2),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#B9C7B8')),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),4)]+st))
h=lambda s,z,b=0,c='#222222':Paragraph(s,PS('x',fontName='LNB' if b else 'LN',fontSize=z,leading=z*1.3,textColor=colors.HexColor(c)))
# set-aside recap
rc=[['Set-Aside','Units','% of Units']]
for a in(30,50,60,80): 
    n=sum(d[4] for d in D if d[3]==a); rc.append([f'{a}% AMI',n,f'{n/N*100:.1f}%'])
rc+= [['Exempt (manager)',1,f'{100/N:.1f}%'],['',N,'']]
t2=Table(rc,colWidths=[80,40,56],hAlign='LEFT'); t2.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'LN'),('FONTSIZE',(0,0),(-1,-1),8),('FONTNAME',(0,0),(-1,0),'LNB'),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),0),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
def foot(c,d):
    c.setFont('LN',7); c.drawString(40,22,'Hollis Creek Commons | Confidential Financing Memorandum'); c.drawRightString(752,22,'17')
SimpleDocTemplate(doc(NAME),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=28,bottomMargin=32).build([h('HOLLIS CREEK COMMONS',9,1,'#3C5A3E'),h('Unit Mix and Rent Schedule',17,1),h('Rents in place per the September 30, 2025 rent roll. Rent limits: 2025 HUD MTSP, effective April 1, 2025. Average income election recorded; current average 58% AMI.',8.5),Spacer(1,7),t,Spacer(1,9),t2,Spacer(1,5),h('Utility allowances: housing authority schedule effective July 1, 2025 (electric heat, cooking, lighting, hot water paid by resident). Net max rent is the gross limit less utility allowance. Manager unit is non-revenue and is in the averages.',7.5)],onFirstPage=foot)
save(NAME,'UM',keys,rows,totals,'LIHTC set-aside rent schedule in a lender memorandum, shaded landscape PDF, subtotals by bedroom, recap',False)
