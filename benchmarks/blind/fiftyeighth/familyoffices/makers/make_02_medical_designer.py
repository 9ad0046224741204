# medical office, report-designer PDF with step and option bands; planted: row_dropped
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor as HC, black, white
F=[ # floor -> suites: suite, tenant, specialty, rsf, start, end, base, cam, tax, dep, form, [steps], option, note
('FIRST FLOOR',[
('101','Cascade Family Medicine, P.C.','Primary care',4210,'2019-02-01','2029-01-31',9297.08,1508.58,947.25,18000,'Cash',[('2026-02-01',9576.00),('2027-02-01',9863.28),('2028-02-01',10159.17)],'1 x 5 yr @ FMV'),
('104','Bright Harbor Imaging, LLC','Radiology',3875,'2022-07-01','2032-06-30',9687.50,1388.54,871.88,60000,'L/C',[('2026-07-01',9978.13),('2027-07-01',10277.47)],'2 x 5 yr @ 103%'),
('110','Alder Point Pharmacy Inc','Retail pharmacy',1640,'2016-10-01','MTM',3826.67,587.67,369.00,3500,'Cash',[],None),
('112','Vacant - Shell','',1980,None,None,None,None,None,None,None,[],None),
('115','Pavilion Services LLC (owner affiliate)','Mgmt office',720,'2014-01-01','MTM',600.00,0.00,0.00,None,None,[],None),
]),
('SECOND FLOOR',[
('200','Ridgeline Orthopedic Group','Orthopedics',6350,'2020-05-15','2030-05-31',14552.08,2275.42,1428.75,45000,'L/C',[('2026-06-01',14988.65),('2027-06-01',15438.31)],'1 x 10 yr @ 95% FMV'),
('210','Dr. Oren Talavera, DDS','Dental',1825,'2018-09-01','2028-08-31',4182.29,653.96,410.63,8000,'Cash',[('2026-09-01',4307.76)],None),
('214','Blue Fern Dermatology','Dermatology',2140,'2024-03-01','2031-02-28',5082.50,766.83,481.50,10165,'Cash',[('2026-03-01',5234.98),('2027-03-01',5392.03)],'1 x 5 yr @ FMV'),
('218','Summit Hearing Associates','Audiology',1190,'2021-12-01','2026-11-30',2677.50,426.42,267.75,5355,'Cash',[],'1 x 3 yr @ 104%'),
('220','Vacant - Spec suite','',1560,None,None,None,None,None,None,None,[],None),
('222','Pinecone Pediatrics','Pediatrics',2930,'2023-08-01','2033-07-31',6714.58,1049.92,659.25,13400,'Cash',[('2026-08-01',6916.02)],'1 x 5 yr @ FMV'),
('226','Mindful Path Counseling PLLC','Behavioral',1105,'2025-01-01','2027-12-31',2440.21,395.96,248.63,4880,'Cash',[('2026-01-01',2513.42),('2027-01-01',2588.82)],None),
]),
('THIRD FLOOR',[
('300','Northfork Surgical Center LP','ASC',9480,'2017-04-01','2032-03-31',24885.00,3397.00,2133.00,150000,'L/C',[('2027-04-01',26626.95),('2030-04-01',28490.84)],'2 x 5 yr @ FMV'),
('310','Valley Anesthesia Partners','Admin office',1320,'2020-01-01','2025-12-31',2904.00,473.00,297.00,2900,'Cash',[],None),
('312','Cordell Eye Clinic','Ophthalmology',2475,'2022-11-01','2029-10-31',5878.13,886.88,556.88,11750,'Cash',[('2025-11-01',6054.47),('2026-11-01',6236.10)],'1 x 5 yr @ FMV'),
('316','Northfork Surgical Center LP','Storage',640,'2019-06-01','MTM',800.00,0.00,0.00,None,None,[],None),
('318','Vacant - Former billing svc','',1450,None,None,None,None,None,None,None,[],None),
]),
]
DROP='218'
W,H=landscape(letter)
c=canvas.Canvas(os.path.join(DOC,'alder_point_medical_rentroll.pdf'),pagesize=(W,H),invariant=1)
c.setTitle('RentRoll_Detail')
NAVY=HC('#1f3a5f'); PALE=HC('#e8eef5'); GREY=HC('#666666')
# x: left edges / right edges
X=dict(suite=36,ten=74,spec=232,rsf=322,pct=366,st=336,en=392,base=492,psf=534,cam=588,tax=636,tot=694,dep=742)
pg=[0]
def head():
    pg[0]+=1
    c.setFillColor(NAVY); c.rect(0,H-52,W,52,fill=1,stroke=0); c.setFillColor(white)
    c.setFont('Helvetica-Bold',15); c.drawString(36,H-26,'Alder Point Medical Pavilion'); c.setFont('Helvetica',9); c.drawString(36,H-42,'Tenant Rent Roll  |  Status date: August 31, 2025')
    c.setFont('Helvetica',8); c.drawRightString(W-36,H-26,'Tolliver Family Investments'); c.drawRightString(W-36,H-40,'rpt RR-07 / printed 09/04/2025 08:12')
    c.setFillColor(PALE); c.rect(30,H-92,W-60,32,fill=1,stroke=0); c.setFillColor(NAVY); c.setFont('Helvetica-Bold',7.5)
    y=H-70
    c.drawCentredString(386,y,'Lease term'); c.drawCentredString(570,y,'Monthly charges ($)'); c.setStrokeColor(NAVY); c.setLineWidth(.5)
    c.line(336,y-3,438,y-3); c.line(452,y-3,694,y-3)
    y-=15
    for k,t in [('suite','Suite'),('ten','Tenant'),('spec','Use'),('st','Commence'),('en','Expire')]: c.drawString(X[k],y,t)
    for k,t in [('rsf','RSF'),('base','Base'),('psf','$/RSF/Yr'),('cam','CAM'),('tax','RE Tax'),('tot','Total')]: c.drawRightString(X[k],y,t)
    c.drawRightString(W-32,y,'Deposit')
    c.setFillColor(GREY); c.setFont('Helvetica',7); c.drawString(36,24,'Deposits marked L/C are letters of credit at face amount.'); c.drawRightString(W-36,24,f'Page {pg[0]}')
    c.setFillColor(black); return H-106
y=head(); rows=[]; G=[0]*5
for fl,ss in F:
    if y<150: c.showPage(); y=head()
    c.setFont('Helvetica-Bold',9); c.setFillColor(NAVY); c.drawString(36,y,fl); c.setFillColor(black); y-=14
    sub=[0]*5
    for (su,tn,sp,sf,a,z,b,cam,tax,dep,form,steps,opt) in ss:
        vac=tn.startswith('Vacant'); tot=None if vac else rnd(b+cam+tax)
        for i,v in enumerate([sf,b or 0,cam or 0,tax or 0,tot or 0]): sub[i]+=v; G[i]+=v
        if su==DROP: continue
        need=14+ (10 if steps else 0)+(10 if opt else 0)
        if y-need<58: c.showPage(); y=head()
        c.setFont('Helvetica-Oblique' if vac else 'Helvetica',8)
        c.drawString(X['suite'],y,su); c.drawString(X['ten'],y,tn); c.setFont('Helvetica',8); c.drawString(X['spec'],y,sp); c.drawRightString(X['rsf'],y,m0(sf))
        if not vac:
            c.drawString(X['st'],y,us(a)); c.drawString(X['en'],y,us(z)); c.drawRightString(X['base'],y,m2(b)); c.drawRightString(X['psf'],y,m2(b*12/sf))
            c.drawRightString(X['cam'],y,m2(cam)); c.drawRightString(X['tax'],y,m2(tax)); c.drawRightString(X['tot'],y,m2(tot))
            if dep: c.drawRightString(W-32,y,m0(dep)+(' L/C' if form=='L/C' else ''))
        y-=10
        c.setFont('Helvetica',7); c.setFillColor(GREY)
        if steps: c.drawString(X['ten']+10,y,'Base rent steps:  '+'     '.join(f"{us(d)}  ${m2(v)}/mo" for d,v in steps)); y-=10
        if opt: c.drawString(X['ten']+10,y,'Renewal option:  '+opt); y-=10
        c.setFillColor(black); c.setStrokeColor(HC('#cccccc')); c.setLineWidth(.3); c.line(36,y+5,W-32,y+5); y-=5
        rows.append(R(unit=su,section=fl,tenantName=None if vac else tn,statusText=tn if vac else 'Occupied',area=sf,leaseStartDate=a,leaseEndDate=z,contractRent=b,
            unitType=sp or None,charges=None if vac else [dict(code='Base',amount=b),dict(code='CAM',amount=cam),dict(code='RE Tax',amount=tax)],totalCharges=tot,deposit=dep,
            rentSteps=[dict(date=d,amount=v) for d,v in steps]))
    y-=2; c.setFont('Helvetica-Bold',8); c.drawString(X['ten'],y,f'Total {fl.title()}')
    for k,v,f in zip(['rsf','base','cam','tax','tot'],sub,[m0,m2,m2,m2,m2]): c.drawRightString(X[k],y,f(v))
    y-=22
c.setFillColor(PALE); c.rect(30,y-6,W-60,18,fill=1,stroke=0); c.setFillColor(NAVY); c.setFont('Helvetica-Bold',8.5); c.drawString(X['suite'],y,'BUILDING TOTAL')
for k,v,f in zip(['rsf','base','cam','tax','tot'],G,[m0,m2,m2,m2,m2]): c.drawRightString(X[k],y,f(v))
c.save()
for r in rows:  # "Use" of a medical suite is a tenant's trade, not a kind of unit
    r.pop('unitType',None)
save('alder_point_medical_rentroll.pdf',T('Alder Point Medical Pavilion','2025-08-31',None,None,None,rows,planted=dict(what='Suite 218 (Summit Hearing Associates, 1,190 RSF, base 2,677.50) is left out; the second-floor subtotal and building total still include it',kind='row_dropped')),
 'OFFICE','family investment office, report designer','floor bands, grouped headers, step and option lines under tenants, LC deposits',True)
