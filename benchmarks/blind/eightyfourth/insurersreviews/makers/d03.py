# suburban office, borrower-certified rent roll, portrait, serif, two-line records with steps/options
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.utils import simpleSplit
R,Bd,I='Times-Roman','Times-Bold','Times-Italic'
W,H=letter
# suite, tenant, rsf, start, end, monthly, deposit, type, steps[(date,monthly)], option
X=[
('100','Tri-County Federal Credit Union',6420,D(2016,5,1),D(2026,4,30),13375.00,13000.00,'MG',[],'2 x 5 yr @ FMV, 9 mo. notice'),
('110','Ostrander & Pell, LLP',4185,D(2021,9,1),D(2028,8,31),8893.13,8500.00,'FSG',[(D(2025,9,1),9115.46),(D(2026,9,1),9343.35),(D(2027,9,1),9576.93)],'1 x 5 yr @ 95% FMV'),
('120','VACANT',2760,None,None,None,None,'',[],''),
('130','Brightline Pediatric Dentistry, PC',3115,D(2019,2,1),D(2029,1,31),6879.79,6500.00,'MG',[(D(2026,2,1),7086.18),(D(2027,2,1),7298.77)],'None'),
('140','Kestrel Payroll Services, Inc.',2240,D(2023,6,1),D(2026,5,31),4480.00,4480.00,'FSG',[],'1 x 3 yr @ $25.00/sf'),
('150','Building Management / Conf. Room',1190,None,None,0.0,0.0,'',[],''),
('200','Varnum Insurance Group, Inc.',8930,D(2018,11,1),D(2027,10,31),19720.42,40000.00,'FSG',[(D(2025,11,1),20092.50),(D(2026,11,1),20464.58)],'1 x 5 yr @ FMV; ROFO on Ste 240'),
('210','Halcyon Title Agency',1865,D(2022,4,1),D(2025,3,31),3963.13,3885.00,'FSG',[],'None - renewal in negotiation'),
('220','Lakeshore Behavioral Associates',3320,D(2020,8,1),D(2027,7,31),7193.33,7000.00,'MG',[(D(2025,8,1),7373.17),(D(2026,8,1),7557.50)],'1 x 5 yr @ FMV'),
('230','Dunmore Wealth Partners, LLC',2075,D(2024,1,1),D(2028,12,31),4322.92,4322.92,'FSG',[(D(2026,1,1),4452.60),(D(2027,1,1),4586.18),(D(2028,1,1),4723.77)],'None'),
('240','VACANT',4410,None,None,None,None,'',[],''),
('250','Ames-Corrigan Engineers',2980,D(2017,7,1),'MTM',6208.33,5700.00,'FSG',[],'Holdover at 100%'),
('300','Ferrous Logistics Corp.',11250,D(2022,1,1),D(2031,12,31),24843.75,0.0,'FSG',[(D(2026,1,1),25340.63),(D(2027,1,1),25847.44),(D(2028,1,1),26364.39)],'2 x 5 yr @ FMV; term. right 12/31/28'),
('310','State of Ohio - Dept. of Taxation',5640,D(2015,10,1),D(2025,9,30),11750.00,0.0,'MG',[],'Biennial appropriation'),
('320','Quill & Anchor Marketing',1545,D(2023,3,1),D(2026,2,28),3347.50,3347.50,'FSG',[],'1 x 2 yr @ 103%'),
('330','Sable Ridge Home Health, Inc.',2615,D(2021,12,1),D(2026,11,30),5447.92,5200.00,'MG',[(D(2025,12,1),5611.35)],'None'),
('340','Pinecrest Appraisal Co.',1105,D(2020,5,1),'MTM',2302.08,2200.00,'FSG',[],'None'),
]
fn='Cert_RentRoll_Lakeshore_Commons_II.pdf'
c=canvas.Canvas(B+'documents/'+fn,pagesize=letter)
def top(p):
    if p==1:
        put(c,W/2,H-54,'CERTIFIED RENT ROLL',Bd,14,'c')
        put(c,W/2,H-72,'Lakeshore Commons II',Bd,12,'c')
        put(c,W/2,H-86,'4410 Emerald Parkway, Dublin, Ohio',R,10,'c')
        put(c,54,H-110,'Borrower:',Bd,9.5);put(c,110,H-110,'Lakeshore Commons Two, LLC',R,9.5)
        put(c,360,H-110,'Loan No.:',Bd,9.5);put(c,420,H-110,'30-118842-6',R,9.5)
        put(c,54,H-123,'Lender:',Bd,9.5);put(c,110,H-123,'Granite Mutual Life Insurance Company',R,9.5)
        put(c,360,H-123,'Rent roll date:',Bd,9.5);put(c,424,H-123,'February 1, 2025',R,9.5)
        y=H-150
    else:
        put(c,54,H-50,'Certified Rent Roll - Lakeshore Commons II (continued)',I,9);y=H-74
    c.setLineWidth(1);c.line(50,y+12,562,y+12)
    for x,a,t1,t2 in ((54,'l','','Suite'),(92,'l','','Tenant'),(300,'r','Rentable','Sq. Ft.'),(342,'c','Lease','Begins'),(398,'c','Lease','Ends'),(474,'r','Monthly','Base Rent'),(532,'r','Security','Deposit'),(550,'c','','Type')):
        put(c,x,y,t1,Bd,9,a);put(c,x,y-10,t2,Bd,9,a)
    c.line(50,y-14,562,y-14)
    return y-28
y=top(1);pg=1;T=[]
for s,t,sf,a,b,m,dep,ty,st,op in X:
    sl=simpleSplit('Increases: '+'; '.join(f'{d.month}/{d.day}/{d.year} to ${m2(v)}' for d,v in st),I,8.5,440) if st else []
    need=12+11*(len(sl)+(1 if op else 0))+6
    if y-need<70:
        put(c,W/2,36,f'- {pg} -',R,9,'c');c.showPage();pg+=1;y=top(pg)
    put(c,54,y,s,R,9.5);put(c,92,y,t,Bd if t=='VACANT' else R,9.5,maxw=170);put(c,300,y,m0(sf),R,9.5,'r')
    if a: put(c,342,y,us0(a),R,9.5,'c')
    if b: put(c,398,y,b if isinstance(b,str) else us0(b),R,9.5,'c')
    if m is not None: put(c,474,y,'$'+m2(m),R,9.5,'r')
    if dep is not None: put(c,532,y,'$'+m2(dep),R,9.5,'r')
    put(c,550,y,ty,R,9,'c')
    y-=11.5
    for q in sl: put(c,104,y,q,I,8.5);y-=10.5
    if op: put(c,104,y,'Options: '+op,I,8.5);y-=10.5
    c.setLineWidth(.25);c.line(50,y+3,562,y+3);y-=9
    r=dict(unit=s,area=sf)
    if t=='VACANT': r['statusText']='VACANT'
    else:
        r.update(tenantName=t,statusText='Occupied' if a else None,contractRent=m,deposit=dep,leaseStartDate=iso(a) if a else None,leaseEndDate=(b if isinstance(b,str) else iso(b)) if b else None,rentSteps=[dict(date=iso(d),amount=v) for d,v in st] or None)
    T.append(r)
tsf=sum(x[2] for x in X);tm=sum(x[5] or 0 for x in X);td=sum(x[6] or 0 for x in X);vs=sum(x[2] for x in X if x[1]=='VACANT')
put(c,92,y-2,'TOTAL',Bd,9.5);put(c,300,y-2,m0(tsf),Bd,9.5,'r');put(c,474,y-2,'$'+m2(tm),Bd,9.5,'r');put(c,532,y-2,'$'+m2(td),Bd,9.5,'r')
c.setLineWidth(1);c.line(258,y+9,300,y+9);c.line(416,y+9,474,y+9);c.line(482,y+9,532,y+9)
y-=16;put(c,92,y,f'Leased: {m0(tsf-vs)} sf ({(tsf-vs)/tsf*100:.1f}%)     Vacant: {m0(vs)} sf ({vs/tsf*100:.1f}%)     Annualized base rent: ${m2(tm*12)}',R,9.5)
y-=26
if y<190:
    put(c,W/2,36,f'- {pg} -',R,9,'c');c.showPage();pg+=1;y=H-80
txt='The undersigned, on behalf of Borrower, hereby certifies to Lender that the foregoing is a true, correct and complete schedule of all leases and tenancies at the Property as of the date first set forth above; that no rent has been paid more than one month in advance; that no tenant is in default beyond applicable cure periods except as noted; and that FSG denotes full-service gross leases over a base year and MG denotes modified gross leases (tenant pays janitorial and suite electric).'
for q in simpleSplit(txt,R,9.5,508): put(c,54,y,q,R,9.5);y-=11.5
y-=16
put(c,300,y,'LAKESHORE COMMONS TWO, LLC',Bd,9.5);y-=12;put(c,300,y,'an Ohio limited liability company',R,9.5);y-=34
put(c,330,y+3,'Garrett Plunkett',I,16);c.setLineWidth(.6);c.line(316,y,540,y);put(c,300,y+1,'By:',R,9.5);y-=12
put(c,316,y,'Name: Garrett Plunkett, Manager',R,9.5);y-=12;put(c,316,y,'Date: February 14, 2025',R,9.5)
put(c,W/2,36,f'- {pg} -',R,9,'c');c.save()
nv=sum(1 for x in X if x[1]=='VACANT')
save(fn,dict(propertyName='Lakeshore Commons II',asOnDate='2025-02-01',units=len(X),occupied=len(X)-nv,vacant=nv,rows=T),'OFFICE','certified by borrower, portrait serif, records with increase and option lines',True,'borrower')
