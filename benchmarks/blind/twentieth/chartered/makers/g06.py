from lib import *
import random,datetime
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
random.seed(606)
fn='umhlanga_ridge_mda_rentroll.pdf'
Wd,H=A4;c=canvas.Canvas(D+fn,pagesize=A4);pg=0
F='Courier'
def head():
    global pg,y
    pg+=1;c.setFont('Courier-Bold',9);c.drawString(30,H-34,'ZIMBALI CORNER (PTY) LTD');c.drawRightString(Wd-30,H-34,'Page: %d'%pg)
    c.drawString(30,H-46,'BUILDING: 0214 SABLE RIDGE PRECINCT - UMHLANGA');c.setFont(F,7.5);c.drawString(30,H-57,'TENANT RENT ROLL FOR PERIOD 202508 (AUGUST 2025) - AMOUNTS EXCL. VAT');c.drawRightString(Wd-30,H-57,'Run: 2025/08/04 07:31')
    c.setFont('Courier-Bold',7);c.drawString(30,H-76,'UNIT    LEASE/TENANT');c.drawString(238,H-76,'GLA M2');c.drawString(276,H-76,'LEASE START');c.drawString(330,H-76,'LEASE END');c.drawString(384,H-76,'ESC %');c.drawString(414,H-76,'ESC DATE');c.drawRightString(Wd-30,H-76,'DEPOSIT HELD')
    c.drawString(66,H-86,'CHARGE');c.drawString(110,H-86,'DESCRIPTION');c.drawRightString(340,H-86,'RATE/M2');c.drawRightString(430,H-86,'MONTHLY (R)');c.drawRightString(Wd-30,H-86,'ANNUAL (R)')
    c.setDash(1,1);c.line(30,H-91,Wd-30,H-91);c.setDash();y=H-104
L=[('G01','CORNER MUG COFFEE CC','R',168),('G02','SABLE PHARMACY (PTY) LTD','R',212),('G03','BLUE CRANE BISTRO','R',305),('G05','CELLTECH REPAIRS','R',44.5),('G06/7','UMDLOTI SURF & SKATE','R',131),('101','KHUMALO PILLAY INC ATTORNEYS','O',412),('102','FIRSTLINE FREIGHT FORWARDING','O',268),('103','EDUCOR TRAINING KZN','O',530),('201','PRISM ACTUARIES (PTY) LTD','O',640),('202','DR N. VAN ROOY RADIOLOGY','O',188),('204','HIBISCUS WEALTH MANAGERS','O',154),('301','OCEANIC REINSURANCE BROKERS','O',845),('A-01','C MTHETHWA','A',62),('A-02','J & L BOTHA','A',62),('A-03','R GOVENDER','A',78),('A-05','T SWANEPOEL','A',84),('A-06','S NAIDOO','A',84),('MAST1','SKYTOWER NETWORKS','M',None),('SIGN1','OUTDOOR MEDIA AFRICA','M',None)]
VAC=[('G04','RETAIL SHOP',96,265),('203','OFFICE',221,178),('A-04','APARTMENT',78,None)]
head();tr=[];tot={};GLA=0;DEP=0
for u,t,k,a in L:
    if y<130:c.showPage();head()
    y0=random.choice([2021,2022,2023,2024]);m0=random.randint(1,12);n={'R':5,'O':5,'A':1,'M':9}[k]
    s=datetime.date(y0,m0,1) if k!='A' else datetime.date(2024,random.randint(9,12),1)
    e=datetime.date(s.year+n,s.month,1)-datetime.timedelta(1)
    if k=='A' and u=='A-03':s=datetime.date(2023,2,1);e='MONTHLY'
    esc=random.choice([6,7,7.5,8]);rate={'R':random.choice([248,265,290]),'O':random.choice([165,172.5,180]),'A':0,'M':0}[k]
    rent=round(a*rate,2) if rate else {'A':random.choice([11500,12850,13900]),'M':random.choice([6420,8750])}[k]*1.0
    ch=[('RENT','BASIC RENTAL' if k!='A' else 'RESIDENTIAL RENTAL',rate,rent)]
    if k in'RO':
        ch+=[('OPEX','OPERATING COSTS',42.5,round(a*42.5,2)),('RATE','ASSESSMENT RATES',18.2,round(a*18.2,2))]
        nb=random.randint(1,12)
        if k=='O':ch.append(('PARK',f'PARKING - {nb} BASEMENT BAYS',None,nb*985.0))
        if k=='R':ch.append(('MKTG','MARKETING LEVY',7.5,round(a*7.5,2)))
    if k=='A':ch.append(('PARK','PARKING BAY',None,650.0));ch.append(('WATR','WATER & SEWER RECOVERY',None,random.choice([412.35,388.1,520.77])))
    T=round(sum(x[3] for x in ch),2);dep=round(rent*random.choice([1,2]),2) if k!='M' else None
    c.setFont('Courier-Bold',7.5);c.drawString(30,y,u);c.drawString(66,y,t);
    if a:c.drawRightString(266,y,f'{a:,.2f}')
    c.drawString(276,y,s.strftime('%Y/%m/%d'));c.drawString(330,y,e if isinstance(e,str) else e.strftime('%Y/%m/%d'))
    if k!='A':c.drawString(388,y,f'{esc:.2f}');c.drawString(414,y,datetime.date(2026 if s.month<9 else 2025,s.month,1).strftime('%Y/%m/%d'))
    if dep:c.drawRightString(Wd-30,y,f'{dep:,.2f}')
    y-=10;c.setFont(F,7.5)
    for cd,ds,r,v in ch:
        c.drawString(66,y,cd);c.drawString(110,y,ds)
        if r:c.drawRightString(340,y,f'{r:.2f}')
        c.drawRightString(430,y,f'{v:,.2f}');c.drawRightString(Wd-30,y,f'{v*12:,.2f}');y-=9
        tot[cd]=tot.get(cd,0)+v
    c.drawString(110,y,'TENANT TOTAL');c.line(370,y+7,430,y+7);c.line(Wd-92,y+7,Wd-30,y+7);c.drawRightString(430,y,f'{T:,.2f}');c.drawRightString(Wd-30,y,f'{T*12:,.2f}');y-=16
    GLA+=a or 0;DEP+=dep or 0
    tr.append(R(unit=u,tenantName=t,statusText='Occupied',area=a,leaseStartDate=s.isoformat(),leaseEndDate=e if isinstance(e,str) else e.isoformat(),contractRent=rent,annualRent=round(rent*12,2),deposit=dep,charges=[dict(code=x[0],amount=x[3]) for x in ch],totalCharges=T))
if y<230:c.showPage();head()
c.setFont('Courier-Bold',8);c.drawString(30,y,'VACANT UNITS');y-=11;c.setFont(F,7.5)
c.drawString(66,y,'TYPE');c.drawRightString(266,y,'GLA M2');c.drawRightString(340,y,'ASKING/M2');c.drawRightString(430,y,'ASKING (R/MONTH)');y-=10
va=0
for u,ty,a,r in VAC:
    ask=round(a*r,2) if r else 13900.0
    c.drawString(30,y,u);c.drawString(66,y,ty);c.drawRightString(266,y,f'{a:,.2f}')
    if r:c.drawRightString(340,y,f'{r:.2f}')
    c.drawRightString(430,y,f'{ask:,.2f}');y-=9;va+=a
    tr.append(R(unit=u,unitType=ty,section='VACANT UNITS',statusText='VACANT',area=a,marketRent=ask))
y-=8;c.setFont('Courier-Bold',8);c.drawString(30,y,'BUILDING SUMMARY');y-=12;c.setFont(F,7.5)
for k in ['RENT','OPEX','RATE','MKTG','PARK','WATR']:
    c.drawString(66,y,k);c.drawRightString(430,y,f'{tot[k]:,.2f}');c.drawRightString(Wd-30,y,f'{tot[k]*12:,.2f}');y-=9
TT=round(sum(tot.values()),2);c.setFont('Courier-Bold',7.5);c.drawString(66,y,'TOTAL BILLING');c.drawRightString(430,y,f'{TT:,.2f}');c.drawRightString(Wd-30,y,f'{TT*12:,.2f}');y-=14
c.drawString(66,y,f'GLA LET {GLA:,.2f}   GLA VACANT {va:,.2f}   TOTAL GLA {GLA+va:,.2f}   VACANCY {va/(GLA+va):.2%}   DEPOSITS {DEP:,.2f}')
c.showPage();c.save()
save(fn,'MIXED_USE','South African system print, charge lines under tenant, courier, vacancy list apart',True,'Sable Ridge Precinct - Umhlanga',"2025-08",None,None,3,tr,totals=dict(contractRent=round(tot['RENT'],2),totalCharges=TT,area=GLA+va,deposit=round(DEP,2)))
