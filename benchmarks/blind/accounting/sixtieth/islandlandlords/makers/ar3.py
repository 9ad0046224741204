# UK commercial arrears by quarter demand, PDF A4 landscape (reportlab platypus table)
import random
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
rnd=random.Random(6063)
F='Quarter_Day_Arrears_14-07-2025.pdf'
P=[('Wexcombe House, 40-46 Paragon Street, Bath',[('Grd Floor','Larkspur Opticians Ltd',38500,''),('Unit 2','Tamar Outdoor Clothing Ltd',52000,'Monthly concession agreed to Dec-25; balance by instalments'),('1st Floor','Ridgeway Chartered Surveyors LLP',61250,''),('2nd Floor','Avonmere Recruitment Ltd',34800,'7-day letter sent 08/07')]),
('Kilnsey Trading Estate, Harrogate Road, Bradford',[('Unit 1','Aire Valley Tyre & Exhaust Ltd',28750,''),('Unit 3A','Bowland Joinery Works Ltd',19400,''),('Unit 3B','Pennine Catering Equipment Ltd',21900,'CRAR instructed 02/07 - enforcement agent Marlow Beck'),('Unit 5','Northgate Pallet Services Ltd',44000,''),('Unit 6','Zenith Trade Glazing Ltd (In Administration)',31600,'Proof of debt filed; rent as expense claimed from 11/04'),('Units 7-8','Colne Packaging Ltd',67500,'')]),
('The Arcade, Silver Street, Lincoln',[('Shop 1','Hobbs & Farrow Bakers',16500,''),('Shop 2','Miss S Ashdown t/a Petal & Stem',11250,'Paying £200 pw by SO'),('Shop 4','Lindum Vape Ltd',14000,'Forfeiture under review'),('Shop 5','Bailgate Bookshop CIC',12000,''),('Shop 7/8','Castlegate Phones Ltd',22500,''),('Kiosk','Brew Barrow Ltd',6600,'Credit - overpaid June demand')]),
('Tolworth Point, Ewell Road, Surbiton',[('Pt 3rd Floor','Quillon Software Ltd',88400,'Disputes S/C budget 2025'),('4th Floor','Meridian Claims Management Ltd',121750,''),('Roof','Telaris Masts UK Ltd',18000,'')])]
HD=['Unit','Tenant','Passing\nrent p.a.','June\nQtr 2025','March\nQtr 2025','Dec\nQtr 2024','Earlier','Total\narrears','Rent\ndeposit','Comment']
KEYS=['other:Passing rent p.a.','other:June Qtr 2025','other:March Qtr 2025','other:Dec Qtr 2024','other:Earlier','total','deposit']
s=PS('s',fontName='Helvetica',fontSize=7.4,leading=8.8); si=PS('i',parent=s,fontName='Helvetica-Oblique',textColor=colors.HexColor('#444444'),fontSize=6.8,leading=8)
rows=[HD];sty=[('FONT',(0,0),(-1,0),'Helvetica-Bold',7.4),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#5B2333')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(2,0),(8,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('FONT',(0,1),(-1,-1),'Helvetica',7.4),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6),('LEADING',(0,0),(-1,-1),8.8)]
T=[];TT=[];G=[0]*7
f=lambda x: '' if not x else (m(x) if x>0 else m(-x)+' CR')
for pn,tn in P:
    rows.append([pn]); k=len(rows)-1; sty+=[('SPAN',(0,k),(-1,k)),('FONT',(0,k),(-1,k),'Helvetica-Bold',8),('TOPPADDING',(0,k),(-1,k),6),('LINEBELOW',(0,k),(-1,k),.5,colors.HexColor('#5B2333'))]
    sub=[0]*7
    for u,n,r,cm in tn:
        q=R(r/4*1.2); lv=rnd.choice([1,1,1,2,2,3]) 
        if 'Admin' in n or 'CRAR' in cm or 'Forf' in cm: lv=4
        a=[0,0,0,0]
        if 'Credit' in cm: a[0]=-R(q*.25)
        elif 'S/C' in cm: a=[R(4312.66),R(4312.66),0,0]
        else:
            a[0]=R(rnd.choice([q,q,q*2/3,q/3])); 
            if lv>1: a[1]=R(rnd.choice([q,q/3,q*.5]))
            if lv>2: a[2]=R(rnd.choice([q,q/3,1084.27]))
            if lv>3: a[3]=R(q*rnd.uniform(.4,2.2))
        if 'Admin' in n: a[0]=q
        dep=rnd.choice([0,0,r/4,r/2]) if r>15000 else 0
        t=R(sum(a)); v=[float(r)]+a+[t,R(dep)]
        rows.append([Paragraph(u,s),Paragraph(n.replace('&','&amp;'),s),m(v[0])]+[f(x) for x in v[1:]]+[Paragraph(cm.replace('&','&amp;'),si)])
        kk=len(rows)-1; sty.append(('LINEBELOW',(0,kk),(-1,kk),.25,colors.lightgrey))
        T.append({'unit':u,'name':n,**{k:x for k,x in zip(KEYS,v) if x}}); sub=[R(x+y) for x,y in zip(sub,v)]
    lab='Sub-total'; rows.append(['',lab]+[f(x) for x in sub]+['']); k=len(rows)-1
    sty+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7.4),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#F3ECEE'))]
    TT.append({'label':lab,**{k_:x for k_,x in zip(KEYS,sub) if x}}); G=[R(x+y) for x,y in zip(G,sub)]
rows.append(['','Portfolio total']+[f(x) for x in G]+['']); k=len(rows)-1
sty+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7.8),('LINEABOVE',(0,k),(-1,k),1,colors.black),('LINEBELOW',(0,k),(-1,k),1,colors.black),('TOPPADDING',(0,k),(-1,k),4)]
TT.append({'label':'Portfolio total',**{k_:x for k_,x in zip(KEYS,G) if x}})
def pg(c,d):
    c.setFont('Helvetica',7); c.setFillGray(.4); c.drawString(36,22,'Ashgrove Commercial Estates plc  -  Credit Control'); c.drawRightString(landscape(A4)[0]-36,22,f'Page {d.page}')
d=SimpleDocTemplate(DOC+F,pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=40)
tb=Table(rows,colWidths=[56,150,62,62,62,62,62,66,58,130],repeatRows=1); tb.setStyle(TableStyle(sty))
d.build([Paragraph('Tenant arrears by quarter demand',PS('h',fontName='Helvetica-Bold',fontSize=14,leading=18)),Paragraph('Position at 14 July 2025. All demands inclusive of VAT where opted to tax; rent, service charge and insurance combined. £.',s),Spacer(1,8),tb,Spacer(1,8),Paragraph(f'Collected on June quarter day + 14 days: 87.3% (March quarter: 94.1%). Deposits are held in a designated account and are not netted off.',s)],onFirstPage=pg,onLaterPages=pg)
print(len(T),G)
save(F,'AR',None,KEYS,T,TT,'UK quarter-day arrears by property, CR marks, quarter buckets, deposits, wrapped comments, PDF',True)
