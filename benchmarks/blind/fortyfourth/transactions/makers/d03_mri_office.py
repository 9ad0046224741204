# MRI commercial "Rent Roll" (office tower), PDF landscape, vacant suites first, future increases at right, additional space
from common import *
from reportlab.pdfgen import canvas
F='BRN100_RentRoll_MRI.pdf'
r=R(4403); AS=dt.date(2025,9,30)
names=['Calloway Brandt & Stoll LLP','Tidewater Actuarial Group, Inc.','Northfield Title Agency','Pinnacle Ridge Wealth Partners','Sable Creek Software, Inc.','Okonjo Immigration Law, PLLC','Meridian Oak Insurance Brokers','Lattice Health Analytics Corp.','Vantage Loop Staffing','Greyfriar Engineering Consultants','First Harbor Federal Credit Union','Juniper & Holt Architects','Cobalt Freight Systems, LLC','Rosemont Court Reporting','Stillwater Orthodontics, P.A.','Bluestem Energy Marketing','GSA - Regional Field Office','Haverstock Mortgage Corporation','Kestrel Media Holdings','Quarry Street Capital']
suites=[('0100',4120),('0120',1865),('0150',2240),('0200',9850),('0240',3312),('0300',12440),('0320',1488),('0400',6120),('0420',5075),('0440',2410),('0500',14180),('0600',7015),('0620',4330),('0650',2905),('0700',8800),('0720',5450),('0800',14210),('0900',3385),('0910',2264),('0920',4118),('0950',4480),('1000',13900)]
vac=['0240','0440','0650']; rr=[]; add={'0420':'0400','0910':'0900'}
nm=iter(names)
occ=[];vs=[];rec={}
for s,sf in suites:
    if s in vac: vs.append(dict(s=s,sf=sf)); continue
    if s in add:
        base=rec[add[s]]; d=dict(s=s,sf=sf,name='Additional Space',ten=base['name'],rs=addm(base['rs'],14).replace(day=1),ex=base['ex'],psf=base['psf']+.75)
    else: 
        rs=dt.date(r.randint(2017,2024),r.randint(1,12),1); ex=addm(rs,r.choice([60,63,84,87,120,124]))-dt.timedelta(days=1)
        if ex<dt.date(2026,1,1): ex=addm(ex+dt.timedelta(days=1),60)-dt.timedelta(days=1)
        d=dict(s=s,name=next(nm),rs=rs,ex=ex,sf=sf,psf=r.money(23.5,33,.25)); d['ten']=d['name']
    d['base']=round(d['sf']*d['psf']/12,2); d['rate']=round(d['base']*12/d['sf'],2)
    d['rec']=round(d['sf']*r.choice([0,.11,.14,.18,.21])+r.random()*20,2) if r.random()<.7 else 0.; d['stop']=r.choice([0.,9.15,9.62,10.4,11.05]); d['oth']=r.choice([0.,0.,150.,375.,95.5,1240.])
    st=[];a=addm(dt.date(2025,d['rs'].month,1),0)
    if a<=AS: a=addm(a,12)
    p=d['psf']
    while a<d['ex'] and len(st)<5:
        p=round(p*1.025,2); st.append((a,round(d['sf']*p/12,2),p)); a=addm(a,12)
    if d['name'].startswith('GSA'): st=[]
    d['st']=st; rec[s]=d; occ.append(d)
occ.sort(key=lambda d:d['s'])
W,H=792,612; c=canvas.Canvas(path(F),pagesize=(W,H)); pg=0
def head():
    global pg
    if pg: c.showPage()
    pg+=1; c.setFont('Helvetica',7); c.drawString(28,H-28,'Database:'); c.drawString(72,H-28,'KESWICKPROD'); c.drawString(28,H-38,'Bldg Status:'); c.drawString(72,H-38,'Active only')
    c.drawString(676,H-28,'Page:'); c.drawRightString(764,H-28,str(pg)); c.drawString(676,H-38,'Date:'); c.drawRightString(764,H-38,'10/6/2025'); c.drawString(676,H-48,'Time:'); c.drawRightString(764,H-48,'10:32 AM')
    c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-30,'Rent Roll'); c.drawCentredString(W/2,H-42,'Brannock Plaza'); c.drawCentredString(W/2,H-54,'9/30/2025')
    y=H-80; c.setFont('Helvetica-Bold',7)
    def h(x,*l,rt=True):
        for k,t in enumerate(l): (c.drawRightString if rt else c.drawString)(x,y-8*(k+3-len(l)),t)
    h(28,'Bldg Id-Suit Id',rt=False); h(92,'Occupant Name',rt=False); h(268,'Rent','Start'); h(318,'Expiration'); h(360,'GLA','Sqft'); h(416,'Monthly','Base Rent'); h(452,'Annual','Rate PSF'); h(504,'Monthly','Cost Recovery'); h(541,'Expense','Stop'); h(590,'Monthly','Other Income')
    c.drawCentredString(684,y,'---------- Future Rent Increases ----------'); h(604,'Cat',rt=False); h(668,'Date'); h(728,'Monthly Amount'); h(762,'PSF')
    c.setLineWidth(.6); c.line(28,y-21,764,y-21); return y-34
y=head(); rows=[]
c.setFont('Helvetica-Bold',7.5); c.drawString(28,y,'Vacant Suites'); y-=12
for d in vs:
    c.setFont('Helvetica',7); c.drawString(28,y,'BRN100-'+d['s']); c.drawString(92,y,'Vacant'); c.drawRightString(360,y,f"{d['sf']:,}"); y-=11
    rows.append(dict(unit='BRN100-'+d['s'],statusText='Vacant',section='Vacant Suites',area=d['sf']))
y-=5; c.setFont('Helvetica-Bold',7.5); c.drawString(28,y,'Occupied Suites'); y-=12
for i,d in enumerate(occ):
    h=10*max(1,len(d['st']))+6
    if y-h<44: y=head()
    c.setFont('Helvetica',7); c.drawString(28,y,'BRN100-'+d['s']); c.drawString(92 if d['name']==d['ten'] else 100,y,d['name']); 
    for x,v in((268,mdy(d['rs'],0)),(318,mdy(d['ex'],0)),(360,f"{d['sf']:,}"),(416,m2(d['base'])),(452,f"{d['rate']:.2f}"),(504,m2(d['rec']) if d['rec'] else ''),(541,m2(d['stop']) if d['stop'] else ''),(590,m2(d['oth']) if d['oth'] else '')): c.drawRightString(x,y,v)
    yy=y
    for a,b,p in d['st']: c.drawString(604,yy,'OFC'); c.drawRightString(668,yy,mdy(a,0)); c.drawRightString(728,yy,m2(b)); c.drawRightString(762,yy,f'{p:.2f}'); yy-=10
    y-=h
    if d['name']!=d['ten']:
        b=rec[add[d['s']]]
        if y<44: y=head()
        c.setFont('Helvetica-Bold',7); c.line(330,y+7.5,590,y+7.5); c.drawString(232,y,'Total'); 
        for x,v in((360,f"{d['sf']+b['sf']:,}"),(416,m2(d['base']+b['base'])),(504,m2(d['rec']+b['rec'])),(590,m2(d['oth']+b['oth']))): c.drawRightString(x,y,v)
        y-=14
    ch=[dict(code=k,amount=d[a]) for k,a in(('Monthly Cost Recovery','rec'),('Monthly Other Income','oth')) if d[a]]
    rows.append(dict(unit='BRN100-'+d['s'],tenantName=d['ten'] if d['name']==d['ten'] else None,statusText='Occupied',section='Occupied Suites',area=d['sf'],contractRent=d['base'],leaseStartDate=iso(d['rs']),leaseEndDate=iso(d['ex']),charges=ch or None,rentSteps=[dict(date=iso(a),amount=b) for a,b,_ in d['st']] or None))
if y<110: y=head()
y-=6; c.line(28,y+10,764,y+10); c.setFont('Helvetica-Bold',7.5); c.drawString(28,y,'Totals:')
os_=sum(d['sf'] for d in occ); v_=sum(d['sf'] for d in vs); t_=os_+v_
for l,p,u,s,m in(('Occupied Sqft:',os_/t_,len(occ),os_,1),('Leased/Unoccupied Sqft:',0,0,0,0),('Vacant Sqft:',v_/t_,len(vs),v_,0),('Total Sqft:',None,len(suites),t_,1)):
    c.drawString(92,y,l); 
    if p is not None: c.drawRightString(250,y,f'{p*100:.2f}%')
    c.drawRightString(304,y,f'{u} Units'); c.drawRightString(360,y,f'{s:,}')
    if m:
        for x,k in((416,'base'),(504,'rec'),(590,'oth')): c.drawRightString(x,y,m2(sum(d[k] for d in occ)))
    y-=12
c.save()
save(F,rows,'Brannock Plaza','2025-09-30',len(suites),len(occ),len(vs),'OFFICE','MRI commercial rent roll','vacant suites first, future rent increases stacked at the right, additional space lines and totals inside the rows')
