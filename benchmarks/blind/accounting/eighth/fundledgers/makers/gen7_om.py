# offering-memorandum page: apartment unit mix, PDF
import random
from reportlab.pdfgen import canvas
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from common import *
NAVY=colors.HexColor('#1f3a4d');SAND=colors.HexColor('#efe7da');RUST=colors.HexColor('#b5532a')
# type, beds, baths, units, sf, in-place, market
S=[('Studio',[('S1 - Aspen',0,1,12,512,1087,1165),('S1R - Aspen Renovated',0,1,6,512,1214,1265)]),
('One Bedroom',[('A1 - Birch',1,1,32,655,1241,1335),('A1R - Birch Renovated',1,1,18,655,1388,1450),('A2 - Birch w/ Den',1,1,8,742,1356,1425),('A3 - Cedar Loft',1,1.5,6,810,1462,1550)]),
('Two Bedroom',[('B1 - Dogwood',2,1,24,894,1433,1540),('B2 - Elm',2,2,40,985,1527,1650),('B2R - Elm Renovated',2,2,14,985,1701,1795),('B3 - Hickory Townhome',2,2.5,16,1140,1788,1925)]),
('Three Bedroom',[('C1 - Juniper',3,2,12,1262,1946,2095),('C2 - Linden Townhome',3,2.5,4,1388,2114,2275)])]
tot=sum(r[3] for _,L in S for r in L);print(tot)
N=['units','pct_units','sf','total_sf','actual','actual_sf','actual_total','market','market_sf','market_total']
W,H=792,612
c=canvas.Canvas(DOC+'/TheArbors_OM_p14_UnitMix.pdf',pagesize=(W,H))
def band():
    c.setFillColor(NAVY);c.rect(0,H-58,W,58,stroke=0,fill=1);c.setFillColor(RUST);c.rect(0,H-62,W,4,stroke=0,fill=1)
    c.setFillColor(colors.white);c.setFont('Times-Bold',20);c.drawString(36,H-38,'UNIT MIX & RENT SUMMARY');c.setFont('Times-Italic',11);c.drawRightString(W-36,H-36,'The Arbors at Fallon Creek  |  Greenville, South Carolina')
    c.setFillColor(colors.grey);c.setFont('Times-Roman',7.5);c.drawString(36,18,'The information herein was supplied by Owner and has not been independently verified. Confidential.');c.drawRightString(W-36,18,'14')
band()
P=ParagraphStyle('n',fontName='Times-Roman',fontSize=9,leading=11.2)
p=Paragraph('The Arbors offers twelve floor plans from 512 to 1,388 square feet. Ownership has upgraded 38 apartments since 2021 (the "R" plans) and earns premiums over classic interiors. In-place rents are from the May 2025 rent roll, net of recurring concessions; market rents are those quoted to new leases the same week.',P)
w,h=p.wrap(480,100);p.drawOn(c,36,H-74-h)
c.setFillColor(SAND);c.rect(536,H-134,220,62,stroke=0,fill=1);c.setFillColor(NAVY);c.setFont('Times-Bold',9)
for j,(a,b) in enumerate([('Year built / renovated','1998 / 2021-24'),('Site','14.6 acres'),('Buildings','11 garden, 3 townhome'),('Parking','341 spaces')]):
    c.setFont('Times-Bold',8.5);c.drawString(544,H-86-13*j,a);c.setFont('Times-Roman',8.5);c.drawRightString(748,H-86-13*j,b)
data=[['','','','','% of','Avg','Total','In-Place Rent','','','Market Rent','',''],['Unit Type','Beds','Baths','Units','Total','SF','SF','Per Unit','Per SF','Monthly','Per Unit','Per SF','Monthly']]
st=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,1),'Times-Bold',9),('TEXTCOLOR',(0,0),(-1,1),colors.white),('BACKGROUND',(0,0),(-1,1),NAVY),('ALIGN',(1,0),(-1,-1),'RIGHT'),
('ALIGN',(1,0),(2,-1),'CENTER'),('SPAN',(7,0),(9,0)),('SPAN',(10,0),(12,0)),('ALIGN',(7,0),(12,0),'CENTER'),('LINEBELOW',(7,0),(9,0),.5,colors.white),('LINEBELOW',(10,0),(12,0),.5,colors.white),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),3.2)]
d0='${:,}'.format;d2='${:,.2f}'.format
T=[];TT=[]
def num(n,sft,ip,mk,avg):
    r2=lambda x:float('%.2f'%x)
    sf=sft/n if avg else sft//n
    return dict(units=n,pct_units=float('%.1f'%(100*n/tot)),sf=int(sf+.5),total_sf=sft,actual=int(ip/n+.5),actual_sf=r2(ip/sft),actual_total=ip,market=int(mk/n+.5),market_sf=r2(mk/sft),market_total=mk)
def cells(x): return ['%d'%x['units'],'%.1f%%'%x['pct_units'],'{:,}'.format(x['sf']),'{:,}'.format(x['total_sf']),d0(x['actual']),d2(x['actual_sf']),d0(x['actual_total']),d0(x['market']),d2(x['market_sf']),d0(x['market_total'])]
A=[0]*4
for t,L in S:
    s=[0]*4
    for ty,bd,ba,n,sf,ip,mk in L:
        x=num(n,n*sf,n*ip,n*mk,False);data.append([ty,str(bd),('%g'%ba)]+cells(x));T.append(dict(type=ty,beds=bd,baths=ba,**x));s=[a+b for a,b in zip(s,(n,n*sf,n*ip,n*mk))]
    x=num(*s,True);i=len(data);lab=t+' Total / Avg.';data.append([lab,'','']+cells(x));TT.append(dict(label=lab,**x));A=[a+b for a,b in zip(A,s)]
    st+=[('FONT',(0,i),(-1,i),'Times-BoldItalic',9),('BACKGROUND',(0,i),(-1,i),SAND),('LINEBELOW',(0,i),(-1,i),.6,NAVY)]
x=num(*A,True);i=len(data);data.append(['Property Total / Avg.','','']+cells(x));TT.append(dict(label='Property Total / Avg.',**x))
st+=[('FONT',(0,i),(-1,i),'Times-Bold',9.5),('BACKGROUND',(0,i),(-1,i),RUST),('TEXTCOLOR',(0,i),(-1,i),colors.white)]
t=Table(data,colWidths=[140,36,40,38,42,42,56,52,46,66,52,46,66],style=st);w,h=t.wrap(W,H);t.drawOn(c,(W-w)/2,H-150-h)
c.setFillColor(colors.black);c.setFont('Times-Italic',8);c.drawString(36,H-150-h-14,'Monthly figures assume every unit leased at the rent shown. Averages are weighted by units. Water/sewer is billed back to residents and is not in rent.')
c.save()
save('TheArbors_OM_p14_UnitMix.pdf','UM',None,N,T,TT)
