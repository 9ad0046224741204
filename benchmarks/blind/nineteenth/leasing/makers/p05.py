# Yardi commercial "Tenancy Schedule" with rent steps and charge schedules under each lease; neighbourhood centre
import random; from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import legal,landscape
r=random.Random(2405); AS=D(2025,7,31); f='yardi_tenancy_schedule_cress.pdf'; W,H=landscape(legal)
c=canvas.Canvas(f'{B}/documents/{f}',pagesize=(W,H),invariant=1); fd=lambda d:d.strftime('%m/%d/%Y'); pg=0
X=[(28,0),(72,0),(118,0),(262,0),(372,1),(384,0),(432,0),(500,1),(540,1),(600,1),(650,1),(712,1),(764,1),(820,1),(880,1),(960,1)]
def ln(y,v,fo='Helvetica',z=6.6):
    c.setFont(fo,z)
    for (x,a),t in zip(X,v):
        if t!='': (c.drawRightString if a else c.drawString)(x,y,t)
def head():
    global pg
    if pg: c.showPage()
    pg+=1; c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-28,'Tenancy Schedule'); c.setFont('Helvetica',7.5); c.drawCentredString(W/2,H-39,'Property: cresstn   As of Date: 07/31/2025   By Property'); c.drawRightString(W-28,H-28,f'Page {pg}')
    y=H-60; c.setFillGray(.88); c.rect(26,y-13,W-52,24,stroke=0,fill=1); c.setFillGray(0)
    ln(y+2,['','','','','','Lease','Lease','Term','Tenancy','Monthly','Monthly','Annual','Annual','Annual','Security','LOC Amount/'],'Helvetica-Bold'); ln(y-7,['Property','Unit(s)','Lease','Lease Type','Area','From','To','','Years','Rent','Rent/Area','Rent','Rent/Area','Rec./Area','Deposit Received','Bank Guarantee'],'Helvetica-Bold'); return y-24
y=head()
ln(y,['Cress Town Center (cresstn)'],'Helvetica-Bold',7.5); ln(y-10,['Current Leases'],'Helvetica-Bold',7); y-=24
nm=names(r,['Grill','Nails & Spa','Optical','Fitness','Pharmacy','Wireless','Pet Supply','Shoes','Cleaners','Bagels','Liquors','Books & Gifts','Urgent Care'],40); rows=[]; k=0
U=['A1','A2','B101','B102','B103','B105','B107','B109','C201','C202','C203','C204','C206','C208','D1','OP-1','OP-2','ATM1']
V={'B105':1380,'C204':2215}; ta=tr=td=tl=0
for u in U:
    if u in V: continue
    if y<150: y=head()
    n='First Drayhorse Bank ATM' if u=='ATM1' else 'Everglen Fresh Market #118' if u=='A1' else nm[k];k+=1
    a=0 if u=='ATM1' else r.randint(38000,52000) if u=='A1' else r.randint(14000,22000) if u=='A2' else r.randint(1100,5200); ps=r.choice([11.5,12]) if u in('A1','A2') else r.choice([22,24.5,27,31,34])
    b=am(D(2015,1,1),r.randint(6,110)); yrs=20 if u=='A1' else 10; e=term(b,yrs); e=e if e>AS else term(b,15)
    mr=1200.0 if u=='ATM1' else round(a*ps/12,2); cam=round(a*r.choice([3.1,3.45,3.6])/12,2);tx=round(a*2.2/12,2);ins=round(a*.62/12,2)
    if u=='ATM1': cam=tx=ins=0
    dep=r.choice([0,0,1,1])*round(mr,2); loc=r.choice([0,0,0,25000]); mon=(e.year-b.year)*12+(e.month-b.month)+1
    ln(y,['cresstn',u,n,r.choice(['Retail NNN','Retail NNN','NNN w/ CAM cap']) if u!='ATM1' else 'License',m2(a),fd(b),fd(e),str(mon),f'{(AS-b).days/365.25:.2f}',m2(mr),m2(mr/a) if a else '0.00',m2(mr*12),m2(mr*12/a) if a else '0.00',m2((cam+tx+ins)*12/a) if a else '0.00',m2(dep),m2(loc)],'Helvetica-Bold'); y-=12
    st=[]; cur=b
    while am(cur,60)<=AS: cur=am(cur,60)
    segs=[(cur,min(e,term(cur,5)),mr)]; q=mr; d=am(cur,60)
    while d<e: q=round(q*1.1,2); segs.append((d,min(e,term(d,5)),q)); st.append(dict(date=d,amount=q)); d=am(d,60)
    c.setFont('Helvetica-Oblique',6.6); c.drawString(118,y,'Rent Steps'); c.setFont('Helvetica',6.2)
    for x,t in((190,'Charge'),(262,'Type'),(384,'From'),(432,'To')): c.drawString(x,y,t)
    c.drawRightString(600,y,'Monthly Amt'); c.drawRightString(712,y,'Annual'); y-=9
    for p,z,v in segs: ln(y,['','','','','',fd(p),fd(z),'','',m2(v),'',m2(v*12)]); c.drawString(190,y,'rent'); c.drawString(262,y,'Base Rent'); y-=9
    CH=[('rent','Base Rent',mr)]
    if cam:
        c.setFont('Helvetica-Oblique',6.6); c.drawString(118,y,'Charge Schedules'); 
        for code,d2,v in(('cam','CAM estimate',cam),('ret','RE tax estimate',tx),('insr','Insurance est.',ins)):
            ln(y,['','','','','',fd(D(2025,1,1)),fd(D(2025,12,31)),'','',m2(v),'',m2(v*12)]); c.drawString(190,y,code); c.drawString(262,y,d2); y-=9; CH.append((code,d2,v))
        if r.random()<.3: c.setFont('Helvetica',6.6); c.drawString(118,y,f'Percentage rent: {r.choice([5,6,7])}% of gross sales over natural breakpoint {m0(mr*12/.06)}; last reported sales {m0(mr*12/.06*r.uniform(.7,1.15))}'); y-=9
    rows.append(dict(unit=u,tenantName=n,area=a,leaseStartDate=b,leaseEndDate=e,contractRent=mr,annualRent=round(mr*12,2),deposit=dep,charges=[dict(code=x,amount=v) for x,_,v in CH],rentSteps=st,statusText='Current',section='Current Leases')); ta+=a;tr+=mr;td+=dep;tl+=loc; y-=7
if y<150: y=head()
ln(y,['','','Total Current','',m2(ta),'','','','',m2(tr),m2(tr/ta),m2(tr*12),m2(tr*12/ta),'',m2(td),m2(tl)],'Helvetica-Bold'); c.line(28,y+8,W-48,y+8); y-=18
ln(y,['Vacant Units'],'Helvetica-Bold',7); y-=12; va=0
for u,a in V.items():
    ln(y,['cresstn',u,'VACANT','',m2(a)]); rows.append(dict(unit=u,area=a,statusText='VACANT',section='Vacant Units')); va+=a; y-=10
ln(y,['','','Total Vacant','',m2(va)],'Helvetica-Bold'); y-=16
ln(y,['','','Total Property','',m2(ta+va),'','','','',m2(tr),m2(tr/(ta+va)),m2(tr*12),m2(tr*12/(ta+va)),'',m2(td),m2(tl)],'Helvetica-Bold'); y-=20
ln(y,['','','Occupied Area','',m2(ta)]); c.drawString(384,y,f'{ta/(ta+va)*100:.2f} %'); c.drawString(432,y,'16 units'); y-=9; ln(y,['','','Vacant Area','',m2(va)]); c.drawString(384,y,f'{va/(ta+va)*100:.2f} %'); c.drawString(432,y,'2 units'); c.save()
for x in rows: x['charges']=x.get('charges')
save(f,'RETAIL','Yardi tenancy schedule, steps and charge schedules under leases',rows,'Cress Town Center',AS,18,16,2,totals=dict(area=ta+va,contractRent=round(tr,2),annualRent=round(tr*12,2),deposit=round(td,2)),hard=True)
