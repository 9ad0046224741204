# Industrial park + flex, AR aging by building, PDF platypus, reserve and comments
import random
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(19)
BL=[("Building 1 - 4400 Depot Road",[("100","Apex Fastener Supply","Paid 11/4"),("110","Corvid Robotics Inc.",""),("120-130","Sunbelt Tile Importers","Payment plan, $2,500/mo through March"),("140","Green Valley Hydroponics LLC","Default notice sent 10/20; counsel engaged"),("150","Mesa Medical Logistics","")]),
("Building 2 - 4420 Depot Road",[("200","Trident Beverage Distributors","Disputes 2024 CAM true-up"),("210","Keystone Door & Hardware",""),("215","Vacated - Orion Print Works","Former tenant; to be written off Q4"),("220","PolarPak Cold Storage","Credit: double paid Sept"),("240","Hillcrest Auto Glass",""),("250","Summit Aerial Imaging","")]),
("Building 3 - 4450 Depot Road",[("300","Delmar Freight Forwarding","Check in transit"),("310-330","Brightline Solar Installers","Slow pay - A/P in Phoenix"),("340","Quill & Press Packaging","")]),
("Building 4 - 15 Railspur Court",[("A","NorthStar Cabinetry",""),("B","Ocotillo Brewing Co.","Rent relief request under review"),("C","Redrock Motorsports",""),("D","United Linen Service","Short pays CAM monthly"),("E","Cobalt Machine & Tool","")])]
st=ParagraphStyle('c',fontName='Times-Roman',fontSize=7.6,leading=8.8)
def z(v): return '-' if v is None else m(v)
K=['deposit','current','b1_30','b31_60','b61_90','b90','total','other:Reserve','other:Net Receivable']
rows=[];TT=[];gt=[0]*9
head=[['','','','Security','','Past Due (days)','','','','Total','','Net',''],['Suite','Tenant','Lease ID','Deposit','Current','1-30','31-60','61-90','Over 90','Due','Reserve','Receivable','Comments']]
data=head[:];sty=[('SPAN',(5,0),(8,0)),('ALIGN',(5,0),(8,0),'CENTER'),('LINEBELOW',(5,0),(8,0),.4,colors.black)]
lid=600
for bn,l in BL:
    sty+=[('SPAN',(0,len(data)),(-1,len(data))),('FONTNAME',(0,len(data)),(0,len(data)),'Times-Bold'),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#E8EFE4'))]
    data.append([bn]+['']*12); s=[0]*9
    for u,t,c in l:
        lid+=R.randint(1,19); b=R.choice([4150,5280.5,6912,8840.25,11375]); cam=r2(b*.23)
        v=[None]*5
        if 'Vacated' in t: v=[None,None,None,None,r2(b*2+cam)]
        elif c.startswith('Credit'): v=[None,r2(-(b+cam)),None,None,None]
        elif 'Default' in c: v=[r2(b+cam)]*4+[r2(2*(b+cam)+350)]
        elif 'plan' in c: v=[r2(b+cam),None,None,r2(b*.7),r2(b+cam)]
        elif 'true-up' in c: v=[r2(b+cam),None,None,None,4418.77]
        elif 'Slow' in c or 'relief' in c: v=[r2(b+cam),r2(b+cam),r2(b*.9),None,None]
        elif 'Short' in c: v=[212.4,212.4,212.4,212.4,637.2]
        elif R.random()<.25: v=[None,r2(-R.uniform(30,400)),None,None,None]
        else: v=[r2(b+cam) if R.random()<.7 else cam, R.choice([None,None,r2(R.uniform(60,700))]),None,R.choice([None,None,150.0]),None]
        tot=r2(sum(x or 0 for x in v))
        res=-tot if 'Vacated' in t else r2(-.5*tot) if 'Default' in c else r2(-.5*v[4]) if ('plan' in c or 'true-up' in c) else None
        dep=0.0 if 'Vacated' in t else r2(round(b))if R.random()<.8 else r2(2*b)
        vals=[dep]+v+[tot,res,r2(tot+(res or 0))]
        data.append([u,Paragraph(t,st),f'DPT{lid:05d}']+[z(x) for x in vals]+[Paragraph(c,st)])
        rows.append(dict(unit=u,name=t,resident=f'DPT{lid:05d}',**dict(zip(K,vals))))
        s=[r2(a+(x or 0)) for a,x in zip(s,vals)]
    lab='Subtotal '+bn.split(' - ')[0]
    sty+=[('FONTNAME',(0,len(data)),(-1,len(data)),'Times-Bold'),('LINEABOVE',(3,len(data)),(11,len(data)),.5,colors.black),('SPAN',(0,len(data)),(2,len(data)))]
    data.append([lab,'','']+[m(x) if x else '-' for x in s]+['']); TT.append(dict(label=lab,**dict(zip(K,[x or None for x in s]))))
    gt=[r2(a+x) for a,x in zip(gt,s)]
sty+=[('FONTNAME',(0,len(data)),(-1,len(data)),'Times-Bold'),('LINEABOVE',(3,len(data)),(11,len(data)),.8,colors.black),('LINEBELOW',(3,len(data)),(11,len(data)),1.4,colors.black),('SPAN',(0,len(data)),(2,len(data)))]
data.append(['Total Depot Road Industrial Park','','']+[m(x) for x in gt]+['']); TT.append(dict(label='Total Depot Road Industrial Park',**dict(zip(K,gt))))
pc=[f'{gt[i]/gt[6]*100:.1f}%' for i in range(1,6)]
data.append(['Percent of total due','','','']+pc+['100.0%','','',''])
sty+=[('FONTNAME',(0,len(data)-1),(-1,len(data)-1),'Times-Italic'),('SPAN',(0,len(data)-1),(2,len(data)-1))]
name='Depot_Road_AR_Aging_Oct25.pdf'
def deco(c,d):
    c.setFont('Times-Roman',8);c.drawString(30,22,'Cholla Ridge Commercial Services, as agent for Depot Road Industrial Owner LLC');c.drawRightString(762,22,f'Page {c.getPageNumber()}')
d=SimpleDocTemplate(doc(name),pagesize=landscape(letter),leftMargin=28,rightMargin=28,topMargin=26,bottomMargin=32)
t=Table(data,repeatRows=2,colWidths=[36,98,48,52,54,52,50,48,52,54,56,58,78])
t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),7.6),('LEADING',(0,0),(-1,-1),9.5),('FONTNAME',(0,0),(-1,1),'Times-Bold'),('ALIGN',(3,0),(11,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]+sty))
d.build([Paragraph('<b>Depot Road Industrial Park</b>',ParagraphStyle('t',fontName='Times-Roman',fontSize=14,leading=17)),Paragraph('Accounts Receivable Aging with Reserve &nbsp;&ndash;&nbsp; October 31, 2025 (lender reporting package, tab 6)',ParagraphStyle('t2',fontName='Times-Roman',fontSize=9.5,leading=16)),t,Spacer(1,8),Paragraph('Reserve policy: 100% of former tenants, 50% of balances in litigation, 50% of disputed or plan balances over 90 days. Deposits are held separately and are not netted.',st)],onFirstPage=deco,onLaterPages=deco)
print(gt)
save(name,'AR','Industrial park by building, reserve and net, deposit, wrapped comments; PDF, Times',True,K,rows,TT)
