from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
rd=random.Random(5)
F='TenancySchedule_Mopani_Corner_202602.pdf'
c=canvas.Canvas(D+F,pagesize=A4);Wd,Ht=A4
sp=lambda v:f'{v:,.2f}'.replace(',',' ')
ym=lambda d:d.strftime('%Y/%m/%d')
pg=0
def head():
    global y,pg
    pg+=1;c.setFont('Courier-Bold',10);c.drawString(30,Ht-36,'BAOBAB PROPERTY ADMINISTRATORS (PTY) LTD');c.setFont('Courier',8)
    c.drawRightString(Wd-30,Ht-36,f'Page {pg}');c.drawString(30,Ht-48,'Tenancy Schedule    Building: 0417 MOPANI CORNER, RANDPARK EXT 9');c.drawString(30,Ht-58,'Period: 2026/02     As at: 2026/02/28     Amounts exclude VAT     Monthly in Rand')
    c.setFont('Courier-Bold',7);yy=Ht-76
    for x,s,r in((30,'UNIT',0),(72,'TENANT',0),(262,'AREA M2',1),(270,'FROM',0),(322,'TO',0),(374,'CODE',0),(400,'DESCRIPTION',0),(Wd-30,'MONTHLY',1)):
        (c.drawRightString if r else c.drawString)(x,yy,s)
    c.line(30,yy-3,Wd-30,yy-3);y=yy-13
head()
names=['Mopani Foodmart CC','Kagiso Pharmacy (Pty) Ltd','Dlamini Attorneys Inc','Vetkoek & Co','Highveld Hearing Aids','VACANT','Capricorn Microlending (Pty) Ltd','Blue Crane Travel','Randpark Dry Cleaners CC','Studio Lerato Hair','Thistle Insurance Brokers','VACANT','Protea Dental Practice','Umlazi Cellular CC','Khaya Home Loans','Springbok Liquors (Pty) Ltd','Jacaranda Day Spa','Ndlovu & Pillay Accountants','Fynbos Coffee Roasters','Kudu Fitness (Pty) Ltd','VACANT','Metro Couriers (Pty) Ltd']
rows=[];TA=0;TOT={}
for i,t in enumerate(names):
    u=f'G{i+1:02d}' if i<14 else f'F{i-13:02d}'
    a=round(rd.uniform(38,240) if i else 1180.5,2);TA+=a;x=dict(unit=u,area=a)
    L=[]
    if t!='VACANT':
        s=dt.date(rd.randint(2022,2025),rd.randint(1,12),1);e=addy(s,rd.choice([3,5]) if s.year>2022 else 5)
        br=round(a*rd.uniform(125,210),2);L=[('BR','Basic Rental',br),('OC','Operating Costs',round(a*28.4,2)),('RT','Assessment Rates',round(a*14.15,2))]
        if rd.random()<.6:L.append(('PK','Parking Bays',rd.randint(1,5)*650.0))
        if rd.random()<.3:L.append(('SG','Signage',850.0))
        for k,_,v in L:TOT[k]=round(TOT.get(k,0)+v,2)
    if y-10*(len(L)+3)<50:c.showPage();head()
    c.setFont('Courier',7.5);c.drawString(30,y,u);c.drawString(72,y,t);c.drawRightString(262,y,sp(a))
    if L:
        tot=round(sum(l[2] for l in L),2);x.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=br,statusText='Occupied',charges=[dict(code=k,amount=v) for k,_,v in L],totalCharges=tot)
        c.drawString(270,y,ym(s));c.drawString(322,y,ym(e))
        for k,dn,v in L:c.drawString(374,y,k);c.drawString(400,y,dn);c.drawRightString(Wd-30,y,sp(v));y-=9.5
        c.line(Wd-95,y+7,Wd-30,y+7)
        nx=dt.date(2026 if s.month>2 else 2027,s.month,1)
        if nx<e:
            pc=rd.choice([6,6.5,7,8]);nb=round(br*(1+pc/100),2)
            c.drawString(72,y,f'Escal {pc:.2f}% on {ym(nx)}: BR to {sp(nb)}');x['rentSteps']=[dict(date=iso(nx),amount=nb)]
        c.setFont('Courier-Bold',7.5);c.drawString(400,y,'Total');c.drawRightString(Wd-30,y,sp(tot))
    else:x['statusText']='VACANT'
    y-=15;rows.append(x)
if y<150:c.showPage();head()
c.line(30,y+8,Wd-30,y+8);c.setFont('Courier-Bold',8);c.drawString(72,y,f'BUILDING TOTAL  {sp(round(TA,2))} m2');
for k,dn in(('BR','Basic Rental'),('OC','Operating Costs'),('RT','Assessment Rates'),('PK','Parking Bays'),('SG','Signage')):
    c.drawString(374,y,k);c.drawString(400,y,dn);c.drawRightString(Wd-30,y,sp(TOT[k]));y-=10
c.drawString(400,y-2,'Total');c.drawRightString(Wd-30,y-2,sp(sum(TOT.values())))
y-=20;c.drawString(30,y,'Units 22   Let 19   Vacant 3')
c.save();save(F,'MIXED_USE','South African system print, Courier, charge lines per tenant',True,'Mopani Corner','2026-02-28',22,19,3,rows)
