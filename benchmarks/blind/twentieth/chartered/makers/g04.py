from lib import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
random.seed(404)
fn='ballyfinn_business_park_rentroll.pdf'
names=iter('Corrib Precision Tooling Ltd|Liffeyside Couriers DAC|Tara Cold Store Ltd|Shannon Valley Tyres|Boyne Fasteners Ltd|Quigley Joinery Works|Dunluce Print & Pack Ltd|Atlantic Medical Devices DAC|Emerald Catering Supplies|Oakfort Motor Factors Ltd|Glendale Gym & Fitness|Rathmore Logistics Ltd|Suirside Ceramics|Kilbride Electrical Wholesale Ltd|Mellifont Brewing Co|Westmeath Signs Ltd|Barrow Agri Parts DAC'.split('|'))
blocks=[('BLOCK A – Warehouse Units',['A1','A2','A3','A4','A5','A6']),('BLOCK B – Light Industrial',['B1','B2','B3','B4','B5','B6/B7']),('BLOCK C – Trade Counters',['C1','C2','C3','C4','C5','C6','C7'])]
vac={'A4','C5'}
d=lambda i:'%s/%s/%s'%(i[8:],i[5:7],i[:4])
c=canvas.Canvas(D+fn,pagesize=A4);Wd,H=A4
pg=0
def head():
    global pg,y
    pg+=1
    c.setFont('Times-Bold',15);c.drawString(40,H-45,'Ballyfinn Business Park, Naas Road, Co. Kildare')
    c.setFont('Times-Roman',10);c.drawString(40,H-60,'Rent Roll at 30/06/2025   |   Landlord: Ballyfinn Property Holdings DAC (In Receivership)')
    c.setFillGray(.88);c.rect(36,H-100,Wd-72,28,fill=1,stroke=0);c.setFillGray(0)
    c.setFont('Times-Bold',8.5)
    for a,b,x,al in COL:
        (c.drawRightString if al=='r' else c.drawString)(x,H-83,a);(c.drawRightString if al=='r' else c.drawString)(x,H-95,b)
    c.setFont('Times-Italic',7.5);c.drawString(40,28,'Prepared for the Receiver by Fallon Breen Surveyors. E&OE.');c.drawRightString(Wd-40,28,'Sheet %d'%pg)
    y=H-116
COL=[('Unit','',40,'l'),('Occupier','Use / remarks',84,'l'),('Area sq m','Area sq ft',278,'r'),('Commenced','Next review',292,'l'),('Expires','Break option',352,'l'),('Rent € p.a.','Service chg € p.a.',482,'r'),('Deposit €','Arrears €',553,'r')]
head();tr=[];G=[0]*5;blk=[];plant=None
for bt,us in blocks:
    if y<120: c.showPage();head()
    c.setFont('Times-Bold',10);c.drawString(40,y,bt);y-=15;S=[0]*5
    for u in us:
        if y<75: c.showPage();head()
        sqm=random.choice([420,512,655,780,930,1240,1585]) if u[0]!='C' else random.choice([148,186,205,232,260])
        sqm=sqm+random.randint(0,9)/10*5; sqf=round(sqm*10.7639)
        rate={'A':92,'B':98,'C':118}[u[0]]+random.randint(-6,6)
        rent=round(sqm*rate/250)*250;sc=round(sqm*11.4,2);v=u in vac
        yr=random.randint(2014,2024);mo=random.choice(['01','03','05','09','11'])
        st='%d-%s-01'%(yr,mo);tm=random.choice([10,15,20]);tm=20 if yr+tm<2025 and True else tm
        import datetime
        en=(datetime.date(yr+tm,int(mo),1)-datetime.timedelta(1)).isoformat()
        bal=random.choice([None,None,0,0,2410.55,8612.0,1175.25]);dep=random.choice([None,round(rent/4,2),round(rent/2,2)])
        n=None if v else next(names); shown=rent
        if u=='B3': shown=None
        if v: rent=None;dep=None;bal=None
        pr=rent
        if u=='B3':
            s=list(str(rent)); s[0]=str(int(s[0])+2) if len(s)==5 else s[0]; 
            if len(s)!=5: s[1]=str((int(s[1])+3)%10)
            pr=int(''.join(s));plant=(rent,pr)
        S=[S[0]+sqm,S[1]+(rent or 0),S[2]+sc,S[3]+(dep or 0),S[4]+(bal or 0)]
        c.setFont('Times-Bold',9);c.drawString(40,y,u);c.setFont('Times-Roman',9)
        c.drawString(84,y,n or 'VACANT');c.drawRightString(278,y,f'{sqm:,.1f}');
        use={'A':'Warehouse with offices','B':'Light industrial','C':'Trade counter'}[u[0]]
        if not v:
            c.drawString(292,y,d(st));c.drawString(352,y,d(en));c.drawRightString(482,y,f'{pr:,}');c.drawRightString(553,y,f'{dep:,.2f}' if dep else 'nil')
        y-=11;c.setFont('Times-Italic',8.5)
        rem='Quoting €%s per sq m'%rate if v else ''
        c.drawString(84,y,use+('; '+rem if rem else ''));c.drawRightString(278,y,f'{sqf:,}')
        if not v:
            c.drawString(292,y,'01/%s/%d'%(mo,yr+5 if yr+5>2025 else (yr+10 if yr+10>2025 else yr+15)));c.drawString(352,y,random.choice(['None','Yr 5','Yr 10','None']));
            if bal is not None:c.drawRightString(553,y,f'{bal:,.2f}')
        c.drawRightString(482,y,f'{sc:,.2f}')
        y-=6;c.setLineWidth(.25);c.setStrokeGray(.6);c.line(36,y,Wd-36,y);c.setStrokeGray(0);y-=11
        tr.append(R(unit=u,section=bt,unitType=use,area=sqm,tenantName=n,statusText='VACANT' if v else 'Occupied',leaseStartDate=None if v else st,leaseEndDate=None if v else en,annualRent=pr,deposit=None if v else (dep or 0),balance=bal,charges=[dict(code='Service chg',amount=sc,per='year')]))
    c.setFont('Times-Bold',9);c.drawString(84,y,'Sub-total '+bt.split(' –')[0].title());c.drawRightString(278,y,f'{S[0]:,.1f}');c.drawRightString(482,y,f'{S[1]:,}');c.drawRightString(553,y,f'{S[3]:,.2f}')
    y-=11;c.drawRightString(482,y,f'{S[2]:,.2f}');c.drawRightString(553,y,f'{S[4]:,.2f}');y-=20
    blk.append((bt,S));G=[a+b for a,b in zip(G,S)]
if y<110: c.showPage();head()
c.setLineWidth(1);c.line(36,y+12,Wd-36,y+12)
c.setFont('Times-Bold',10);c.drawString(84,y,'TOTAL ESTATE (19 units, 17 let)');c.drawRightString(278,y,f'{G[0]:,.1f}');c.drawRightString(482,y,f'{G[1]:,}');c.drawRightString(553,y,f'{G[3]:,.2f}')
y-=12;c.drawRightString(482,y,f'{G[2]:,.2f}');c.drawRightString(553,y,f'{G[4]:,.2f}')
c.showPage();c.save()
assert plant[0]!=plant[1]
save(fn,'INDUSTRIAL','Irish receiver two-line records, block sections, times font',True,'Ballyfinn Business Park','2025-06-30',19,17,2,tr,
 planted=dict(what='Unit B3 rent printed %d; the Block B sub-total and estate total include %d'%(plant[1],plant[0]),kind='digit_changed'),totals=dict(annualRent=G[1],area=round(G[0],1),deposit=round(G[3],2),balance=round(G[4],2)))
