# Mall quarterly delinquency schedule for the JV partner: month buckets and comments
import random
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.pagesizes import legal, landscape
NAME='Westmere 3Q26 Tenant Delinquency Schedule.pdf'
K=['other:Sep-26','other:Aug-26','other:Jul-26','other:2Q26 & Prior','total','prepaid','deposit']
D=[('ANCHORS & MAJORS',[('Dunmore & Fitch','A-1',0,0,18420,0,0,0,'2025 RET recon disputed; landlord tax counsel to respond by 11/15.'),('Playhouse Cinemas 12','M-3',61250,61250,30625,0,0,0,'Deferral agreement in negotiation. July half-paid under interim letter.')]),
('IN-LINE',[('Anneliese Fine Jewelers','1114',14208,0,0,0,0,14208,''),('Bramble & Birch','1120',9866,9866,0,0,0,0,'Paid August by ACH 10/2.'),('Cobalt Athletic','1131',0,0,0,0,-22760,0,''),('Evermore Candle Co.','1140',3115,412,412,0,0,6230,'Short pays CAM each month; audit right exercised.'),('Fable & Thread','2008',0,0,0,21890,0,7500,'Vacated 4/30. Referred to counsel; reserve 100%.'),('Gizmo Garage','2016',7480,7480,7480,3655,0,0,'14-day notice served 9/22.'),('Hadley Optical','2022',2290,0,0,0,0,2290,''),('Kiko & June','2031',0,0,0,0,-6415,5000,''),('Lustre Nail Lounge','2044',5020,5020,2510,0,0,10040,'Payment plan: $2,500 / wk from 10/9.'),('Mapleton Shoes','2050',11932,0,0,-3877,0,0,'Credit is 2025 CAM true-up, to be applied in October.'),('Nomad Luggage','2058',0,6644,0,0,0,6644,'August check returned; replacement promised.'),('Ridgeline Outfitters','2101',24310,24310,0,0,0,0,'Chapter 11 filed 9/3/26. Pre-petition claim $24,310; stub rent expected.'),('Stella Bridal','2115',4180,4180,4180,12540,0,8360,'Lease terminated 10/1; possession returned.'),('Tempo Music Exchange','2122',3390,0,0,0,0,0,'')]),
('FOOD COURT',[('Bao Wow','FC-2',6120,0,0,0,0,9000,''),('Pretzel Parade','FC-4',0,0,0,0,-4980,4980,''),('Sunny Side Crepes','FC-5',5585,5585,0,0,0,5000,'Franchisee change pending consent.'),('Taco Meridian','FC-8',1204,0,0,1850,0,6000,'Grease-trap billback disputed.')]),
('SPECIALTY LEASING / OTHER',[('Cell Charm (RMU)','K-07',1800,1800,0,0,0,1000,'Removed from floor 10/4.'),('Holiday Portraits','T-2019',0,0,0,0,-8500,2500,''),('Volt EV Charging','LOT-C',950,0,0,0,0,0,'')])]
c9=PS('c',fontName='Helvetica',fontSize=7.2,leading=8.4); tt=PS('t',fontName='Helvetica-Bold',fontSize=15,textColor=colors.HexColor('#5b1f2e')); sb=PS('s',fontName='Helvetica',fontSize=9.5,leading=13)
def f(v): return '–' if v==0 else (f'{v:,.0f}' if v>0 else f'({-v:,.0f})')
data=[['Tenant','Space','Past due by month billed','','','','Total\nA/R','Prepaid\nRent','Security\nDeposit','Status / action'],['','','Sep-26','Aug-26','Jul-26','2Q26 & Prior','','','','']]
sty=[('SPAN',(2,0),(5,0)),('ALIGN',(2,0),(8,1),'CENTER'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#5b1f2e')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('FONT',(0,0),(-1,1),'Helvetica-Bold',8.2),('FONT',(0,2),(-1,-1),'Helvetica',8.2),('ALIGN',(2,2),(8,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('LINEBELOW',(2,0),(5,0),.5,colors.white)]
for j in (0,1,6,7,8,9): sty.append(('SPAN',(j,0),(j,1)))
truth=[];totals=[];G=[0]*7
def add(lab,v):
    totals.append(dict(label=lab,**{k:x for k,x in zip(K,v) if x!=0}))
for s,ts in D:
    i=len(data); data.append([s]+['']*9); sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8.2),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f3e9e4'))]
    S=[0]*7
    for n,u,a,b,d,e,p,dep,cm in ts:
        v=[a,b,d,e,a+b+d+e,p,dep]
        for j in range(7): S[j]+=v[j]; G[j]+=v[j]
        data.append([n,u]+[f(x) for x in v]+[Paragraph(cm,c9) if cm else ''])
        truth.append(dict(unit=u,name=n,**{k:x for k,x in zip(K,v) if x!=0}))
        sty.append(('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),.25,colors.lightgrey))
    lab='Subtotal – '+s.title().replace('/ Other','/ Other'); i=len(data); data.append([lab,'']+[f(x) for x in S]+['']); add(lab,S)
    sty+=[('FONT',(0,i),(-1,i),'Helvetica-BoldOblique',8.2),('LINEABOVE',(2,i),(8,i),.6,colors.black),('SPAN',(0,i),(1,i))]
i=len(data); data.append(['TOTAL MALL','']+[f(x) for x in G]+['']); add('TOTAL MALL',G)
sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8.8),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1.5,colors.black)]
i=len(data); data.append(['% of total A/R','']+[f'{G[j]/G[4]*100:.1f}%' for j in range(4)]+['100.0%','','','']); sty.append(('FONT',(0,i),(-1,i),'Helvetica-Oblique',7.5))
def ft(cv,d):
    cv.setFont('Helvetica',7); cv.drawString(40,22,'Confidential – prepared for Alderwick Life and Westmere Retail Partners'); cv.drawRightString(968,22,f'3Q26 Quarterly Report  |  Tab 6  |  {d.page}')
dc=SimpleDocTemplate(doc(NAME),pagesize=landscape(legal),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=38)
dc.build([Paragraph('Westmere Galleria',tt),Spacer(1,7),Paragraph('Tenant Delinquency Schedule – as of September 30, 2026 (whole dollars; bankrupt tenants included)',sb),Spacer(1,8),
 Table(data,colWidths=[150,48,62,62,62,72,68,62,62,280],style=TableStyle(sty),repeatRows=2),Spacer(1,8),
 Paragraph('Allowance for doubtful accounts at quarter end: $138,000. Subsequent receipts through October 12 are noted in the status column but not applied. Prepaid rent is shown as a credit and is not netted against A/R.',c9)],onFirstPage=ft,onLaterPages=ft)
save(NAME,'AR',K,truth,totals,'JV quarterly report tab, PDF legal landscape, billing-month buckets, comments column, category subtotals, regional mall',False)
print(len(truth),G)
