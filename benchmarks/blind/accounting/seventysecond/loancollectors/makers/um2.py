from common import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
F='Rent Comparables - Altura Ridge.pdf'
C=[('SUBJECT  |  Altura Ridge','8801 Spicewood Crossing, Austin, TX 78759','1998 / 2019','93.8%',[('S1','Studio',1,48,512,1149,1104),('A1',1,1,84,688,1289,1239),('A2',1,1,60,742,1354,1301),('B1',2,1,36,918,1515,1478),('B2',2,2,64,1016,1649,1585),('C1',3,2,28,1244,2045,1995)]),
('COMP 1  |  The Overlook at Bull Creek','6120 Lakewood Bend Dr, Austin, TX 78731','2001','95.1%',[('A1',1,1,72,701,1325,1325),('A2G',1,1,24,780,1445,1445),('B1',2,2,88,1042,1715,1715),('C1',3,2,16,1290,2160,2160)]),
('COMP 2  |  Vesper Northwest','11402 Jollyville Trace, Austin, TX 78759','2014','91.4%',[('Aspen','Studio',1,30,540,1255,1150),('Birch',1,1,96,665,1395,1279),('Cedar',1,1,54,758,1510,1384),('Dogwood',2,2,70,1088,1885,1728),('Elm',2,2.5,14,1276,2275,2085)]),
('COMP 3  |  Mesa Verde Flats','3905 Steck Hollow Ln, Austin, TX 78757','1986 / 2017','94.6%',[('E1','Studio',1,40,450,989,989),('A1',1,1,110,620,1149,1124),('A2',1,1,38,702,1219,1194),('B1',2,1,44,864,1379,1354),('B2',2,2,52,960,1469,1444)]),
('COMP 4  |  Canyon Springs Residences','9210 Great Hills Pass, Austin, TX 78759','1996','96.2%',[('1A',1,1,64,716,1299,1299),('1B',1,1,40,804,1389,1389),('2A',2,2,92,1024,1625,1625),('2B',2,2,36,1131,1740,1740),('3A',3,2,24,1318,2095,2095)])]
S=getSampleStyleSheet() if 0 else None
tp=PS('t',fontName='Helvetica-Bold',fontSize=15,textColor=colors.HexColor('#7A2E1D'),leading=18); sp=PS('s',fontName='Helvetica',fontSize=8.5,leading=11,textColor=colors.HexColor('#555555'))
st=[Paragraph('RENT COMPARABLES',tp),Paragraph('Conventional Class B | Northwest Austin submarket | Surveyed week of August 18, 2025. Effective rent is net of concessions amortized over a 12-month term.',sp),Spacer(1,8)]
tr=[];tot=[]
W=[78,44,44,48,58,66,66,58,60]
for nm_,ad,yb,oc,L in C:
    col='#7A2E1D' if nm_.startswith('SUB') else '#4A4A4A'
    rows=[[nm_,'','','','','','','',f'Built: {yb}'],[ad,'','','','','','','',f'Occupancy: {oc}'],['Floor Plan','Beds','Baths','Units','Avg SF','Asking Rent','Asking $/SF','Eff. Rent','Eff. $/SF']]
    for p,bd,ba,u,sf,a,e in L:
        rows.append([p,str(bd),f'{ba:g}',str(u),f'{sf:,}',f'${a:,}',f'${a/sf:.2f}',f'${e:,}',f'${e/sf:.2f}'])
        tr.append({'type':p,'beds':bd,'baths':ba,'units':u,'sf':sf,'market':a,'market_sf':round(a/sf+1e-9,2),'other:Eff. Rent':e,'other:Eff. $/SF':round(e/sf+1e-9,2)})
        for k,v in(('market_sf',a),('other:Eff. $/SF',e)): tr[-1][k]=float(f'{v/sf:.2f}')
    n=sum(x[3] for x in L); asf=sum(x[3]*x[4] for x in L)/n; aa=sum(x[3]*x[5] for x in L)/n; ae=sum(x[3]*x[6] for x in L)/n
    rows.append(['Total / Average','','',str(n),f'{asf:,.0f}',f'${aa:,.0f}',f'${aa/asf:.2f}',f'${ae:,.0f}',f'${ae/asf:.2f}'])
    r=lambda v,k=0:float(f'{v:.{k}f}')
    tot.append({'label':'Total / Average','units':n,'sf':r(asf),'market':r(aa),'market_sf':r(aa/asf,2),'other:Eff. Rent':r(ae),'other:Eff. $/SF':r(ae/asf,2)})
    t=Table(rows,colWidths=W,rowHeights=[14,12,14]+[12.5]*(len(L)+1))
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('BACKGROUND',(0,0),(-1,0),colors.HexColor(col)),('TEXTCOLOR',(0,0),(-1,0),colors.white),('FONT',(0,0),(0,0),'Helvetica-Bold',9),('FONT',(0,1),(-1,1),'Helvetica-Oblique',7.5),('FONT',(0,2),(-1,2),'Helvetica-Bold',7.5),('LINEBELOW',(0,2),(-1,2),.6,colors.grey),('ALIGN',(1,2),(2,-1),'CENTER'),('ALIGN',(3,2),(-1,-1),'RIGHT'),('ALIGN',(8,0),(8,1),'RIGHT'),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    st+=[KeepTogether([t,Spacer(1,11)])]
def foot(c,d):
    c.setFont('Helvetica',7); c.setFillGray(.45); c.drawString(45,24,'Offering Memorandum – Altura Ridge  |  Confidential'); c.drawRightString(letter[0]-45,24,f'{d.page+41}')
SimpleDocTemplate(D+F,pagesize=letter,leftMargin=45,rightMargin=45,topMargin=42,bottomMargin=40).build(st,onFirstPage=foot,onLaterPages=foot)
save(F,'UM','Broker OM rent comparables, subject and four comps as separate tables with averages, PDF',False,['beds','baths','units','sf','market','market_sf','other:Eff. Rent','other:Eff. $/SF'],tr,tot)
print(len(tr),[t['units'] for t in tot])
