# Argus Enterprise "Presentation Rent Roll & Current Term Tenant Summary", suburban office with retail
import random,datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
random.seed(8088)
N='Lakeshore_Exchange_AE_Presentation_Rent_Roll.pdf'
W,H=landscape(letter);c=canvas.Canvas(doc(N),pagesize=(W,H))
pg=0
def T(x,y,t,b=0,s=6.8,a='l'):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',s);{'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[a](x,y,t)
CX=[30,190,262,330,398,456,528,600]   # left edges
def head():
    global pg
    pg+=1
    T(W/2,H-34,'Lakeshore Exchange (Amounts in USD)',1,10,'c');T(W/2,H-46,'Presentation Rent Roll & Current Term Tenant Summary',1,9,'c');T(W/2,H-57,'As of Oct-01-2025',0,8,'c')
    T(30,H-34,'Halcyon Life Separate Account R',0,6.5);T(W-30,H-34,'10/14/2025 11:26:08 AM',0,6.5,'r')
    y=H-78;c.setStrokeColorRGB(.1,.3,.5);c.setLineWidth(1.2);c.line(30,y+9,W-30,y+9)
    hs=[('Tenant Name','Type & Suite Number','Lease Dates & Term'),('Floor','SqFt','Bldg Share'),('Rate & Amount','per Year','per Month'),('Rent Adj.','Effective','Date'),('Rent Adj.','Monthly','Amount'),('CPI & Current','Porters Wage','Miscellaneous'),('Abatement','Months','to Abate'),('Description of Operating','Expense Reimbursements','/ Upon Expiration')]
    for i,h in enumerate(hs):
        for k,l in enumerate(h):
            if i in(0,7): T(CX[i],y-k*8,l,1)
            else: T(CX[i]+56,y-k*8,l,1,6.8,'r')
    c.line(30,y-20,W-30,y-20);c.setStrokeColorRGB(0,0,0)
    return y-32
D=[('Bluestem Grocers Cooperative','Retail','R-100',14210,dt.date(2019,6,1),dt.date(2034,5,31),18.5,'Net: Full pro-rata share','Option 1 x 5'),
('Ridgeline Orthopedics','Office','Suite 200',8845,dt.date(2021,2,1),dt.date(2028,1,31),27.0,'Base Year Stop: 2021','Market'),
('Tall Oak Savings Bank','Retail','R-110',3320,dt.date(2017,11,1),dt.date(2027,10,31),41.0,'Net: Full pro-rata share','Market'),
('Pascal & Wynn Interiors','Office','Suite 215',2460,dt.date(2023,8,1),dt.date(2026,7,31),25.5,'Base Year Stop: 2023','Vacate'),
('Graystone Claims Mgmt','Office','Suite 300',17604,dt.date(2022,4,1),dt.date(2032,3,31),26.25,'Base Year Stop: 2022','Renew'),
('Fitness Lab 24','Retail','R-120',6150,dt.date(2024,12,1),dt.date(2034,11,30),22.0,'Net: CAM capped 4%/yr','Market'),
('Anselm Family Services','Office','Suite 310',1985,dt.date(2015,9,1),dt.date(2025,8,31),24.0,'Full Service Gross','Market'),
('Cinder & Salt Kitchen','Retail','R-130',4075,dt.date(2020,3,1),dt.date(2030,2,28),36.5,'Net: Full pro-rata share','Market'),
('Velociti Data Insights','Office','Suite 400',12030,dt.date(2025,5,1),dt.date(2032,10,31),28.5,'Base Year Stop: 2025','Market'),
('Wharf Street Storage Mgmt','Storage','LL-02',1100,dt.date(2023,1,1),dt.date(2027,12,31),9.0,'None','Market'),
('Vacant 1','Office','Suite 220',5310,None,None,27.5,None,None),
('Vacant 2','Office','Suite 420',5574,None,None,28.5,None,None)]
TOT=sum(x[3] for x in D)
rows=[];y=head();f0=lambda v:f'{v:,.0f}';f2=lambda v:f'{v:,.2f}'
tm=ty=0;AS=dt.date(2025,10,1)
for i,(n,t,u,a,st,en,psf,rec,up) in enumerate(D):
    steps=[]
    if st:
        d=dt.date(2025 if st.month>10 else 2026,st.month,1);p=psf
        while d<en and len(steps)<(3 if i%3 else 5):
            p=round(p*1.03,2);steps.append((d,round(a*p/12,0)));d=addm(d,12)
        if n.startswith('Anselm'):steps=[]
    hgt=max(4,len(steps)+1)*8.6+5
    if y-hgt<40:c.showPage();y=head()
    T(CX[0],y,f'{i+1}.',1);T(CX[0]+14,y,n,1);T(CX[0]+14,y-8.6,f'{t}, {u if t!="Office" else u}')
    T(CX[1]+56,y,f0(a),0,6.8,'r');T(CX[1]+56,y-8.6,f'{100*a/TOT:.2f}%',0,6.8,'r')
    row=dict(tenantName=n if st else None,unitType=t,unit=u,area=a,statusText='Occupied' if st else 'Vacant')
    m=round(a*psf/12,0);yr=round(a*psf,0)
    if st:
        def ad(q): return q.strftime('%b-%d-%Y')
        T(CX[0]+14,y-17.2,f'{ad(st)} - {ad(en)}')
        mo=(en.year-st.year)*12+en.month-st.month+1
        T(CX[0]+14,y-25.8,f'{mo//12} Years {mo%12} Months' if mo%12 else f'{mo//12} Years')
        T(CX[2]+56,y,f'${psf:.2f}',0,6.8,'r');T(CX[2]+56,y-8.6,'$'+f0(yr),0,6.8,'r');T(CX[2]+56,y-17.2,'$'+f0(m),0,6.8,'r')
        for k,(d,x) in enumerate(steps):
            T(CX[3]+56,y-k*8.6,ad(d),0,6.8,'r');T(CX[4]+56,y-k*8.6,'$'+f0(x),0,6.8,'r')
        if not steps: T(CX[3]+56,y,'-',0,6.8,'r')
        T(CX[5]+56,y,'-',0,6.8,'r')
        if n.startswith('Velociti'): T(CX[6]+56,y,'1 - 6',0,6.8,'r');T(CX[6]+56,y-8.6,'100%',0,6.8,'r')
        else: T(CX[6]+56,y,'-',0,6.8,'r')
        T(CX[7]+4,y,rec);T(CX[7]+4,y-8.6,f'Upon exp.: {up}')
        if n.startswith('Anselm'):T(CX[7]+4,y-17.2,'Holdover - month to month since Sep-01-2025')
        tm+=m;ty+=yr
        row.update(contractRent=m,annualRent=yr,leaseStartDate=iso(st),leaseEndDate=iso(en),rentSteps=[dict(date=iso(d),amount=x) for d,x in steps])
    else:
        T(CX[0]+14,y-17.2,'Available; absorption per Leasing Assumptions',0,6.4)
        T(CX[2]+56,y,'-',0,6.8,'r');T(CX[7]+4,y,f'Speculative lease at market, ${psf:.2f}/SF FSG')
    rows.append(row);y-=hgt
    c.setStrokeGray(.75);c.setLineWidth(.3);c.line(30,y+7,W-30,y+7);c.setStrokeGray(0)
oc=sum(r['area'] for r in rows if r['statusText']=='Occupied')
if y<90:c.showPage();y=head()
y-=4
T(CX[0],y,'Total Occupied SqFt',1);T(CX[1]+56,y,f0(oc),1,6.8,'r');T(CX[2]-6,y,f'{100*oc/TOT:.1f}%',0,6.8);T(CX[2]+56,y-8.6,'$'+f0(ty),1,6.8,'r');T(CX[2]+56,y-17.2,'$'+f0(tm),1,6.8,'r');T(CX[0],y-8.6,'   In-place base rent per Year',0);T(CX[0],y-17.2,'   In-place base rent per Month',0);y-=27
T(CX[0],y,'Total Available SqFt',1);T(CX[1]+56,y,f0(TOT-oc),1,6.8,'r');T(CX[2]-6,y,f'{100*(TOT-oc)/TOT:.1f}%');y-=10
T(CX[0],y,'Total Building SqFt',1);T(CX[1]+56,y,f0(TOT),1,6.8,'r')
c.save()
save(N,dict(propertyName='Lakeshore Exchange',asOnDate='2025-10-01',units=12,occupied=10,vacant=2,rows=rows),'MIXED_USE','Argus Enterprise presentation rent roll, numbered multi-line records','multi-line records, suite inside type line, rate/year/month stacked in one column, stacked rent adjustments, vacant pseudo-tenants')
