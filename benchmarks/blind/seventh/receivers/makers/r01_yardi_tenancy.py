# Yardi-like "Tenancy Schedule" of an office tower in receivership: main line, rent steps and charge schedule blocks under each lease
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(101); F='R01_Meridian_Office_Tenancy_Schedule.pdf'
ASON=dt.date(2025,3,31)
names=['Calloway Actuarial Group, LLC','Brandt & Osei, P.C.','Northfork Title Agency','Halvorsen Wealth Partners','US Dept of Agriculture - Rural Dev','Pinnacle Staffing of Ohio, Inc.','Tri-County Legal Aid Society','Kestrel Engineering Consultants','Lumen Dental Billing LLC','Sandhurst Mortgage Corp.','Greywolf Cyber Defense','Ardmore Insurance Brokerage','Whitcomb Family Foundation','Delphi Court Reporting','Ohio Valley Credit Counselors','Bexley Architects + Planners','MetroTel Wireless (Rooftop)','The Lantern Cafe','Stonebridge Appraisal Svcs','Corvus Data Systems, Inc.']
suites=['100','110','120','135','200','210','220, 225','250','300','310','320','340','345','400, 410, 420','430','440','500','510','520','ROOF','STOR-1','STOR-2','150']
rows=[];blocks=[]
ni=0; vac={'135','250','345','440','STOR-2'}
for s in suites:
    area=R.choice([1120,1485,1733,2040,2318,2750,3102,3390,4215])
    if ',' in s: area=R.randint(5200,11800)
    if s=='ROOF': area=0
    if s.startswith('STOR'): area=R.choice([180,240,312])
    if s in vac:
        rows.append(dict(unit=s,area=area,statusText='VACANT')); continue
    n=names[ni] if s not in('ROOF','STOR-1','150') else {'ROOF':'MetroTel Wireless (Rooftop)','STOR-1':'Brandt & Osei, P.C.','150':'The Lantern Cafe'}[s]
    if s not in('ROOF','STOR-1','150'):
        ni+=1
        while names[ni] in ('MetroTel Wireless (Rooftop)','The Lantern Cafe'): ni+=1
    lf=start(R,2017,2024); term=R.choice([36,60,62,84,120]); lt=addm(lf,term)-dt.timedelta(1)
    while lt<ASON: lt=addm(lt+dt.timedelta(1),60)-dt.timedelta(1)
    mtm=s in('320','510'); 
    term=(lt.year-lf.year)*12+lt.month-lf.month+1
    psf=R.choice([17.5,18.25,19,19.75,21,22.4]); 
    if s.startswith('STOR'): psf=9
    mo=round(psf*area/12,2)
    if s=='ROOF': mo=1850.00
    ty={'100':'Office Net','ROOF':'License','STOR-1':'Storage','150':'Retail Gross'}.get(s,R.choice(['Office Net','Office Base Yr','Office Gross']))
    if s=='320': lt=dt.date(2024,8,31)
    if s=='510': lt=None
    r=dict(unit=s,tenantName=n,area=area,leaseStartDate=iso(lf),leaseEndDate=iso(lt) if lt else None,contractRent=mo,annualRent=round(mo*12,2),_ty=ty,_lf=lf,_lt=lt,_term=term,
      deposit=R.choice([0,round(mo,2),round(mo*2,2),2500.0]),_loc=0)
    if s=='400, 410, 420': r['_loc']=75000.0; r['deposit']=0
    # steps
    steps=[]; cur=lf
    while cur<=ASON: cur=addm(cur,12)
    st=cur; a=mo
    if not mtm and R.random()<.75:
        k=0
        while k<4 and st<lt and addm(st,1)<lt:
            a=round(a*1.03,2); steps.append((st,a)); st=addm(st,12); k+=1
    r['rentSteps']=[dict(date=iso(d),amount=x) for d,x in steps]
    r['_cur']=addm(cur,-12)
    ch=[]
    if ty in('Office Net','Retail Gross') and s!='150': ch=[('cam',round(area*5.1/12,2)),('ret',round(area*2.35/12,2)),('ins',round(area*.42/12,2))]
    elif ty=='Office Base Yr': ch=[('opx',round(area*R.choice([.61,.88,1.12])/12,2)),('elec',round(area*1.75/12,2))]
    elif s=='150': ch=[('trash',85.0),('elec',240.0)]
    r['_ch']=ch; r['charges']=[dict(code='rnt',amount=mo)]+[dict(code=c,amount=x) for c,x in ch]
    rows.append(r)
# the second lease to come
fut=dict(unit='440',tenantName='Ashgrove Pediatrics Therapy',area=next(x['area'] for x in rows if x['unit']=='440'),statusText='Future')
fut.update(leaseStartDate='2025-07-01',leaseEndDate='2032-06-30',_lf=dt.date(2025,7,1),_lt=dt.date(2032,6,30),_term=84,_ty='Office Net')
fut['contractRent']=round(fut['area']*20/12,2); fut['annualRent']=round(fut['contractRent']*12,2); fut['deposit']=5000.0; fut['_loc']=0; fut['_ch']=[]; fut['_cur']=dt.date(2025,7,1)
fut['charges']=[dict(code='rnt',amount=fut['contractRent'])]
st=[]; a=fut['contractRent']
for k in range(1,4): a=round(a*1.025,2); st.append((addm(dt.date(2025,7,1),12*k),a))
fut['rentSteps']=[dict(date=iso(d),amount=x) for d,x in st]
W,H=landscape(letter); c=canvas.Canvas(D+'/'+F,pagesize=(W,H)); pg=0
X=[28,100,268,325,372,424,476,505,545,596,636,690,735,765]
hdr=[('Property','','l',28),('Unit(s)','','l',28)]
def head():
    global pg,y; pg+=1
    c.setFont('Helvetica-Bold',11); c.drawString(28,H-30,'Tenancy Schedule I'); c.setFont('Helvetica',7.5)
    c.drawString(28,H-42,'Property: mertwr     As of Date: 03/31/2025     By Property'); 
    c.drawRightString(W-28,H-30,f'Page {pg}'); c.drawRightString(W-28,H-42,'4/8/2025 10:14 AM')
    c.setFillGray(.85); c.rect(28,H-76,W-56,24,fill=1,stroke=0); c.setFillGray(0); c.setFont('Helvetica-Bold',6.3)
    def two(x,a,b,right=False):
        f=c.drawRightString if right else c.drawString
        f(x,H-61,a); f(x,H-70,b)
    two(30,'','Unit(s)'); two(96,'','Lease'); two(236,'Lease','Type'); two(318,'','Area',1)
    two(326,'Lease','From'); two(368,'Lease','To'); two(424,'','Term',1); two(458,'Tenancy','Years',1); two(506,'Monthly','Rent',1); two(548,'Monthly','Rent/Area',1)
    two(600,'Annual','Rent',1); two(640,'Annual','Rent/Area',1); two(700,'Security Dep.','Received',1); two(W-30,'LOC Amount/','Bank Guarantee',1); y=H-88
head()
def need(n):
    global y
    if y-n<40: c.showPage(); head()
def line(r):
    global y
    c.setFont('Helvetica',6.6); c.drawString(30,y,r['unit']); 
    if r.get('tenantName') is None:
        c.drawString(96,y,'VACANT'); c.drawRightString(318,y,m(r['area'])); 
        for x in (506,548,600,640,700,W-30): c.drawRightString(x,y,'0.00')
        y-=11; return
    c.drawString(96,y,r['tenantName']); c.drawString(236,y,r['_ty']); c.drawRightString(318,y,m(r['area'])); c.drawString(326,y,us(r['_lf']))
    if r['_lt']: c.drawString(368,y,us(r['_lt']))
    if r['_lt']: c.drawRightString(424,y,str(r['_term']))
    c.drawRightString(458,y,m(max(0,(ASON-r['_lf']).days/365)))
    mo=r['contractRent'];ar=r['area']
    c.drawRightString(506,y,m(mo)); c.drawRightString(548,y,m(mo/ar if ar else 0)); c.drawRightString(600,y,m(mo*12)); c.drawRightString(640,y,m(mo*12/ar if ar else 0)); c.drawRightString(700,y,m(r['deposit'])); c.drawRightString(W-30,y,m(r['_loc'])); y-=10
    steps=r.get('rentSteps',[])
    def bl(title,items):
        global y
        c.setFont('Helvetica-BoldOblique',6); c.drawString(110,y,title); 
        for x,t,rr in ((180,'Charge',0),(222,'Type',0),(318,'Area',1),(326,'From',0),(368,'To',0),(506,'Monthly Amt',1),(548,'Amt/Area',1),(600,'Annual',1),(640,'Annual/Area',1)):
            (c.drawRightString if rr else c.drawString)(x,y,t)
        y-=8; c.setFont('Helvetica',6)
        for code,ty,f,t,am in items:
            c.drawString(180,y,code); c.drawString(222,y,ty); c.drawRightString(318,y,m(ar)); c.drawString(326,y,us(f)); 
            if t: c.drawString(368,y,us(t))
            c.drawRightString(506,y,m(am)); c.drawRightString(548,y,m(am/ar if ar else 0)); c.drawRightString(600,y,m(am*12)); c.drawRightString(640,y,m(am*12/ar if ar else 0)); y-=8
    ss=[(r['_cur'],mo)]+[(dt.date.fromisoformat(s['date']),s['amount']) for s in steps]
    it=[]
    for i,(d,a) in enumerate(ss):
        it.append(('rnt','Base Rent',d,ss[i+1][0]-dt.timedelta(1) if i+1<len(ss) else r['_lt'],a))
    bl('Rent Steps',it)
    if r['_ch']:
        nm={'cam':'CAM Estimate','ret':'Real Estate Tax','ins':'Insurance Est','opx':'OpEx over Base','elec':'Electric','trash':'Trash'}
        bl('Charge Schedules',[(k,nm[k],dt.date(2025,1,1),dt.date(2025,12,31),a) for k,a in r['_ch']])
    y-=4
c.setFont('Helvetica-Bold',7); c.drawString(28,y,'Meridian Tower (mertwr) - 41 East Fourth Avenue, Dunmore OH'); y-=13
c.setFont('Helvetica-Bold',6.8); c.drawString(28,y,'Current Leases'); y-=12
for r in rows:
    need(12+ (30+8*len(r.get('rentSteps',[]))+ (8+8*len(r['_ch']) if r.get('_ch') else 0) if r.get('tenantName') else 0)); line(r)
cur=[r for r in rows if r.get('tenantName')]
need(20); c.line(28,y+8,W-28,y+8); c.setFont('Helvetica-Bold',6.6); c.drawString(96,y-1,'Total Current'); c.drawRightString(318,y-1,m(sum(r['area'] for r in rows)))
t=sum(r['contractRent'] for r in cur); c.drawRightString(506,y-1,m(t)); c.drawRightString(600,y-1,m(t*12)); c.drawRightString(700,y-1,m(sum(r['deposit'] for r in cur))); c.drawRightString(W-30,y-1,m(75000)); y-=20
need(70); c.drawString(28,y,'Future Leases'); y-=12; line(fut)
need(70); y-=6
ns=lambda rs: sum(len(r['unit'].split(',')) for r in rs)
U,O=ns(rows),ns(cur); A=sum(r['area'] for r in rows); AO=sum(r['area'] for r in cur)
c.setFont('Helvetica-Bold',6.6); c.drawString(96,y,'Property Summary'); c.drawRightString(318,y,'Area'); c.drawRightString(380,y,'Percent'); c.drawRightString(430,y,'# of Units'); y-=10; c.setFont('Helvetica',6.6)
for l,a,n in (('Occupied',AO,O),('Vacant',A-AO,U-O),('Total',A,U)):
    c.drawString(96,y,l); c.drawRightString(318,y,m(a)); c.drawRightString(380,y,f'{a/A*100:.2f} %'); c.drawRightString(430,y,str(n)); y-=9
c.save()
for r in rows: r['statusText']=r.get('statusText','Current')
out=rows+[fut]
for r in rows:
    if r.get('tenantName') is None: r.update(contractRent=0,annualRent=0,deposit=0)
save(F,'OFFICE','Yardi-like tenancy schedule, receiver of an office tower','lease line with rent-step and charge-schedule blocks beneath; combined suites in one cell; roof licence with area 0; future lease in own section; MTM with expired/blank end','Meridian Tower','2025-03-31',U,O,U-O,out)
