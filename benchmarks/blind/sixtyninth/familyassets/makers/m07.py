# Medical office, landscape, steps below each tenant, serif
from common import *
from reportlab.pdfgen import canvas
r=R(6907); FN='Bexley_Medical_Pavilion_Rent_Roll.pdf'
W,H=792,612; c=canvas.Canvas(path(FN),pagesize=(W,H)); c.setTitle('Rent roll')
T=[('100','Bexley Imaging Partners, LLC',6420,D(2019,4,1),D(2029,3,31),15515.00,30000,1.02,'2 x 5 yr at FMV'),
('110','Capitol Square Pharmacy',1875,D(2022,10,1),D(2027,9,30),5156.25,5000,1.03,''),
('120',None,2210,None,None,None,None,None,''),
('130','Women\'s Health of Bexley',4388,D(2021,7,1),D(2028,6,30),10604.33,10604.33,1.025,'1 x 5 yr'),
('150','Alder Physical Therapy, P.C.',3150,D(2023,1,1),D(2030,12,31),7218.75,0,1.03,''),
('200','Maple Grove Orthopaedics',8835,D(2018,9,1),D(2028,8,31),21719.38,40000,1.02,'2 x 5 yr at 95% FMV'),
('210','H. Tremont, DDS',1640,D(2015,5,1),'MTM',3621.67,3200,None,'30 days notice'),
('220','Pediatric Associates of Livingston Ave',3905,D(2024,3,1),D(2034,2,28),9762.50,9762.50,1.03,'1 x 5 yr'),
('230','Sightline Eye Center',2760,D(2020,2,1),D(2027,1,31),6325.00,6000,1.025,''),
('240',None,1315,None,None,None,None,None,''),
('300','Ohio Heart Rhythm Group',7240,D(2022,6,1),D(2032,5,31),18703.33,18703.33,1.0275,'2 x 5 yr'),
('310','Larkin Behavioral Health',2985,D(2023,11,1),D(2028,10,31),6840.63,6840.63,1.03,''),
('320','Summit Sleep Lab',2420,D(2021,12,1),D(2026,11,30),5748.00,5500,1.03,'')]
rows=[]; y=0; pg=0; AS=D(2025,12,1)
def head():
    global y,pg; pg+=1
    c.setFont('Times-Bold',16); c.drawCentredString(W/2,H-42,'Bexley Medical Pavilion'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,H-56,'2600 East Main Street, Bexley, Ohio'); c.drawCentredString(W/2,H-69,'Commercial Rent Roll effective December 1, 2025')
    y=H-92; c.setLineWidth(1.2); c.line(36,y+10,W-36,y+10); c.setFont('Times-Bold',8.5)
    for x,a,b,al in COL:
        f=c.drawString if al=='L' else c.drawRightString; f(x,y,a); f(x,y-10,b)
    c.setLineWidth(.5); c.line(36,y-14,W-36,y-14); y-=28
COL=[(36,'','Suite','L'),(72,'','Tenant','L'),(292,'Rentable','Sq Ft','R'),(310,'Commence-','ment','L'),(368,'','Expiration','L'),(478,'Base Rent','per Month','R'),(536,'Base Rent','per SF/Yr','R'),(604,'NNN Est.','per Month','R'),(672,'Total','per Month','R'),(W-36,'Security','Deposit','R')]
head(); S=dict(sf=0,b=0,n=0,t=0,d=0,vs=0); fmt=lambda d:d.strftime('%d-%b-%Y')
for su,nm,sf,s,e,b,dep,g,opt in T:
    st=[]
    if g and b:
        d=D(2026,s.month,1) if s.month<=12 else None
        if d<=AS: d=addm(d,12)
        cur=b
        while d<e and len(st)<3: cur=round(cur*g,2); st.append((d,cur)); d=addm(d,12)
    h=14+11*(len(st)+(1 if opt else 0))+6
    if y-h<50: c.setFont('Times-Italic',8); c.drawRightString(W-36,28,f'Page {pg}'); c.showPage(); head()
    c.setFont('Times-Bold',9); c.drawString(36,y,su); S['sf']+=sf
    t=dict(unit=su,area=sf)
    if nm:
        c.drawString(72,y,nm); c.setFont('Times-Roman',9); n=round(sf*11.85/12,2)
        c.drawRightString(292,y,m0(sf)); c.drawString(310,y,fmt(s)); c.drawString(368,y,e if e=='MTM' else fmt(e)); c.drawRightString(478,y,m2(b)); c.drawRightString(536,y,f'{b*12/sf:.2f}'); c.drawRightString(604,y,m2(n)); c.drawRightString(672,y,m2(b+n)); c.drawRightString(W-36,y,m2(dep) if dep else 'None')
        t.update(tenantName=nm,leaseStartDate=s,leaseEndDate=e,contractRent=b,charges=[dict(code='NNN Est.',amount=n)],totalCharges=round(b+n,2),statusText='Occupied')
        if dep: t['deposit']=dep
        S['b']+=b;S['n']+=n;S['t']+=b+n;S['d']+=dep
    else:
        c.setFont('Times-Italic',9); c.drawString(72,y,'Available'); c.setFont('Times-Roman',9); c.drawRightString(292,y,m0(sf)); t['statusText']='Available'; S['vs']+=sf
    y-=12; c.setFont('Times-Roman',8)
    for i,(d,a) in enumerate(st):
        if i==0: c.drawRightString(364,y,'Increases:')
        c.drawString(368,y,fmt(d)); c.drawRightString(478,y,m2(a)); y-=11
    if opt: c.drawString(84,y+(11*len(st) if st else 0),('Renewal: ' if not opt.startswith('30') else 'Holdover, ')+opt); y-=0 if st else 11
    if st: t['rentSteps']=[dict(date=iso(d),amount=a) for d,a in st]
    y-=5; rows.append(t)
y-=2; c.setLineWidth(.8); c.line(36,y+11,W-36,y+11); c.setFont('Times-Bold',9); c.drawString(72,y,'Total building'); c.drawRightString(292,y,m0(S['sf'])); c.drawRightString(478,y,m2(S['b'])); c.drawRightString(604,y,m2(S['n'])); c.drawRightString(672,y,m2(S['t'])); c.drawRightString(W-36,y,m2(S['d'])); y-=16
c.setFont('Times-Roman',9); c.drawString(72,y,f"Leased {S['sf']-S['vs']:,} sf ({100*(S['sf']-S['vs'])/S['sf']:.1f}%)    Available {S['vs']:,} sf    13 suites, 11 leased"); y-=13
c.setFont('Times-Italic',8); c.drawString(72,y,'NNN estimate is the 2025 budget of $11.85/sf, reconciled annually. Suite 210 holds over month to month.'); c.drawRightString(W-36,28,f'Page {pg}'); c.save()
save(FN,'OFFICE','medical office, increases listed beneath base rent, serif, centred title',False,'Bexley Medical Pavilion','2025-12-01',13,11,2,rows)
