from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
F='07_hangars_turkey_run.pdf'
R=random.Random(707); N=Names(707)
W,H=letter; c=canvas.Canvas(doc(F),pagesize=letter)
recs=[]
def ac(): return 'N'+str(R.randint(100,9899))+R.choice('ABDEFGHJKLPRT')
for i in range(1,13): recs.append(('ROW A - T-HANGARS (NESTED, 1978)',f'T-{i}','T-hangar',1065,265))
for i in range(13,21): recs.append(('ROW B - T-HANGARS (WIDE, 2004)',f'T-{i}','T-hangar',1320,340))
for i,(sf,r) in enumerate([(2500,690),(2500,690),(3600,985),(3600,985),(6400,1800)],1): recs.append(('BOX HANGARS',f'B-{i}','Box hangar',sf,r))
for i in range(1,7): recs.append(('TIE-DOWNS, PAVED',f'TD-{i}','Tie-down',None,55))
rows=[];pg=[0];y=[0]
def newp():
    if pg[0]: c.showPage()
    pg[0]+=1; c.setFont('Helvetica-Bold',13); c.drawString(50,H-48,'TURKEY RUN AIRPARK, INC.'); c.setFont('Helvetica',9); c.drawString(50,H-61,'Hangar and Tie-Down Lease Roll, September 30, 2025'); c.drawRightString(W-50,H-48,f'Sheet {pg[0]}')
    y[0]=H-84; c.setFont('Helvetica-Bold',8)
    for x,s in [(50,'Space'),(96,'Lessee'),(250,'Type')]: c.drawString(x,y[0],s)
    for x,s in [(350,'Sq Ft'),(412,'Rent/Mo'),(478,'Deposit'),(562,'Owed')]: c.drawRightString(x,y[0],s)
    y[0]-=10; c.setFont('Helvetica-Oblique',7.5); c.drawString(96,y[0],'Aircraft / remarks'); c.drawString(250,y[0],'Lease from - to'); y[0]-=4; c.setLineWidth(1); c.line(50,y[0],W-50,y[0]); y[0]-=13
newp(); cur=None; S=[0,0,0,0]; sub=[0,0]; occ=0; corp=['Wexley Crop Dusting Co.','Bluegrass Skydive Club','Flatrock Avionics LLC']
def endsec():
    c.setFont('Helvetica-Bold',8); c.line(360,y[0]+9,412,y[0]+9); c.drawString(96,y[0]-1,f'Subtotal - {sub[1]} spaces'); c.drawRightString(412,y[0]-1,money(sub[0])); y[0]-=20
for sec,u,ty,sf,std in recs:
    if sec!=cur:
        if cur: endsec()
        if y[0]<110: newp()
        c.setFont('Helvetica-Bold',8.5); c.drawString(50,y[0],sec); y[0]-=14; cur=sec; sub=[0,0]
    if y[0]<70: newp()
    vac=R.random()<.13
    f=dict(unit=u,section=sec,unitType=ty,area=sf)
    c.setFont('Helvetica',8.5); c.drawString(50,y[0],u); c.drawString(250,y[0],ty)
    if sf: c.drawRightString(350,y[0],money(sf,0))
    if vac:
        c.drawString(96,y[0],'vacant'); c.setFont('Helvetica-Oblique',7.5); c.drawString(96,y[0]-10,'offered to next on list' if ty=='T-hangar' else 'door motor out' if ty=='Box hangar' else ''); f.update(statusText='vacant')
    else:
        nm=corp.pop(0) if corp and ty=='Box hangar' else N.fl(); rent=std-R.choice([0,0,0,15,20]) if ty!='Tie-down' else std
        dep=0 if ty=='Tie-down' else R.choice([rent,rent,250]); owed=R.choice([0]*6+[rent])
        a=date(R.randint(2012,2025),R.randint(1,9),1); 
        if ty=='Box hangar': b=addm(a,12*R.choice([10,15]))-timedelta(days=1); 
        else: b='MTM'
        if b!='MTM' and b<date(2025,9,30): b=addm(b,120)
        c.drawString(96,y[0],nm); 
        for x,v in [(412,rent),(478,dep),(562,owed)]: c.drawRightString(x,y[0],money(v))
        c.setFont('Helvetica-Oblique',7.5); c.drawString(96,y[0]-10,f"{R.choice(['Cessna 172','Piper Cherokee','Bonanza V35','RV-7','Cessna 182','Citabria','Mooney M20','AT-502'])} {ac()}"); c.drawString(250,y[0]-10,f'{mdy(a)} - {b if b=="MTM" else mdy(b)}')
        f.update(tenantName=nm,statusText='Occupied',contractRent=rent,deposit=dep,balance=owed,leaseStartDate=iso(a),leaseEndDate=b if b=='MTM' else iso(b)); occ+=1
        sub[0]+=rent; S[0]+=rent;S[1]+=dep;S[2]+=owed
    sub[1]+=1; S[3]+=sf or 0
    c.setLineWidth(.2); c.line(50,y[0]-13.5,W-50,y[0]-13.5); y[0]-=24; rows.append(f)
endsec()
if y[0]<110: newp()
c.setLineWidth(1); c.line(50,y[0]+12,W-50,y[0]+12); c.setFont('Helvetica-Bold',8.5); c.drawString(50,y[0],f'ALL SPACES ({len(rows)})'); c.drawRightString(350,y[0],money(S[3],0))
for x,v in [(412,S[0]),(478,S[1]),(562,S[2])]: c.drawRightString(x,y[0],money(v))
y[0]-=14; c.setFont('Helvetica',8.5); c.drawString(50,y[0],f'Rented {occ}, vacant {len(rows)-occ}. Ground under Row A is leased from Putnam County to 2041.'); c.save()
save(F,'OTHER','private airpark bookkeeper','two-line records by hangar row',True,'TURKEY RUN AIRPARK, INC.','2025-09-30',len(rows),occ,len(rows)-occ,rows)
