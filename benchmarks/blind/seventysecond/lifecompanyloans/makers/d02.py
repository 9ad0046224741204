# MRI office
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal,landscape
r=random.Random(7202); fn='02_MRI_ridgefield_office.pdf'
firms="Harrow & Pike LLP;Cobaltline Software, Inc.;Meridian Actuarial Group;Tessel Wealth Advisors;Northgate Title Agency;Pinnock Engineering PC;Sable River Mortgage Corp.;Ostler Benefits Administrators;Union Valley Credit Union;Brightwater Dental Holdings;GSR Federal Programs;Ellery Architects;Kestrel Staffing Partners;Lomax Reinsurance Brokers;Vantage Court Reporting;Dunmore Insurance Services;Alder Creek Counseling;Trellis Data Systems".split(';')
S=[('0100',6240,0),('0110',2115,8),('0120',3480,None),('0150',1890,14),('0200',12410,1),('0220',4025,2),('0230',2760,3),('0240',1475,None),('0250',3310,4),('0300',9870,5),('0310',4415,6),('0330',5120,7),('0400',14200,10),('0410',2230,9),('0420',3065,11),('0500',7740,12),('0510',6105,13),('0520',2890,None),('0530',1960,16),('0600',19250,17),('0650',410,15)]
rows=[];prt=[]
for sid,sf,k in S:
    u='2740  -'+sid; un='2740-'+sid
    if k is None:
        rows.append(dict(unit=un,statusText='Vacant',area=sf)); prt.append((un,'Vacant',None,None,sf,None,None,None,[])); continue
    st=addm(dt.date(2016+r.randrange(9),1+r.randrange(12),1),0); term=r.choice([36,60,63,84,120])
    while addm(st,term)<=dt.date(2025,7,1): term+=60
    en=addm(st,term)-dt.timedelta(days=1)
    psf=round(r.uniform(21.5,31),2); 
    if k==15: psf=18.0
    mon=round(sf*psf/12,2); rec=round(sf*r.uniform(.05,.22),2) if r.random()<.75 else 0.0; oth=float(r.choice([0,0,0,150,240,75]))
    steps=[];d=dt.date(st.year,st.month,1)
    while d<=dt.date(2025,6,30): d=addm(d,12)
    v=mon
    if r.random()<.85:
        while d<en and len(steps)<5:
            v=round(v*1.0275,2); steps.append((d,v)); d=addm(d,12)
    nm=firms[k]
    prt.append((un,nm,st,en,sf,mon,rec,oth,steps))
    rows.append(dict(unit=un,tenantName=nm,area=sf,leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=mon,charges=[dict(code='Monthly Cost Recovery',amount=rec),dict(code='Monthly Other Income',amount=oth)],rentSteps=[dict(date=iso(a),amount=b) for a,b in steps] or None))
W,H=landscape(legal); c=canvas.Canvas(D+fn,pagesize=(W,H),invariant=1)
cols=[(28,70,'l'),(104,176,'l'),(284,52,'l'),(340,54,'l'),(396,50,'r'),(454,66,'r'),(524,46,'r'),(574,64,'r'),(642,56,'r'),(716,26,'l'),(748,56,'l'),(808,70,'r'),(884,50,'r')]
t=T(c,cols,font='Courier',size=7.5); st={'y':0,'pg':0}
def head():
    if st['pg']: c.showPage()
    st['pg']+=1; B='Courier-Bold'
    c.setFont(B,8); c.drawString(28,H-30,'Database:   HLPROD'); c.drawString(28,H-40,'Bldg Status: Active only')
    c.setFont(B,11); c.drawCentredString(W/2,H-30,'Rent Roll'); c.setFont('Courier',8.5); c.drawCentredString(W/2,H-41,'Ridgefield Corporate Center'); c.drawCentredString(W/2,H-52,'6/30/2025')
    c.setFont('Courier',8); c.drawRightString(W-40,H-30,f'Page:  {st["pg"]}'); c.drawRightString(W-40,H-40,'Date:  7/2/2025'); c.drawRightString(W-40,H-50,'Time:  4:07 PM')
    y=H-74
    c.setFont('Courier',7.5); c.drawCentredString(825,y,'-------- Future Rent Increases --------')
    t.row(y-10,['','','','','GLA','Monthly','Annual','Monthly','Monthly','','','',''])
    t.row(y-19,['Bldg Id-','','Rent','','Square','Base','Rate','Cost','Other','','','Monthly',''])
    t.row(y-28,['Suit Id','Occupant Name','Start','Expiration','Footage','Rent','PSF','Recovery','Income','Cat','Date','Amount','PSF'])
    c.setDash(2,1); c.line(28,y-33,W-40,y-33); c.setDash(); st['y']=y-46
head()
f=lambda d:f'{d.month}/{d.day}/{d.year}' if d else ''
def title(s): c.setFont('Courier-Bold',8); c.drawString(28,st['y'],s); st['y']-=13
title('Occupied Suites') if 0 else None
for un,nm,a,b,sf,mon,rec,oth,steps in prt:
    if st['y']-max(1,len(steps))*9.5<60: head()
    s0=steps[0] if steps else None
    t.row(st['y'],[un,nm,f(a),f(b),f'{sf:,}',mn(mon) if mon else '',f'{mon*12/sf:.2f}' if mon else '',mn(rec) if mon else '',mn(oth) if mon else '']+(['BRT',f(s0[0]),mn(s0[1]),f'{s0[1]*12/sf:.2f}'] if s0 else []))
    st['y']-=9.5
    for s in steps[1:]:
        t.row(st['y'],['']*9+['BRT',f(s[0]),mn(s[1]),f'{s[1]*12/sf:.2f}']); st['y']-=9.5
    st['y']-=6
if st['y']<130: head()
Z=lambda k,L:round(sum(x.get(k) or 0 for x in L),2)
occ=[x for x in rows if x.get('tenantName')]; vac=[x for x in rows if not x.get('tenantName')]
cr=lambda j:round(sum(x['charges'][j]['amount'] for x in occ),2)
tot=Z('area',rows); n=len(rows)
c.line(396,st['y']+7,698,st['y']+7)
for lab,pc,L,o in(('Occupied Sqft:',100*Z('area',occ)/tot,occ,1),('Vacant Sqft:',100*Z('area',vac)/tot,vac,0),('Total Sqft:',None,rows,1)):
    if lab.startswith('Occ'): c.setFont('Courier-Bold',7.5); c.drawString(28,st['y'],'Totals:')
    c.setFont('Courier',7.5); c.drawString(104,st['y'],lab+(f'  {pc:.2f}%' if pc else '')); c.drawString(250,st['y'],f'{len(L)} Units')
    t.row(st['y'],['','','','',f'{int(Z("area",L)):,}']+([mn(Z('contractRent',L)),'',mn(cr(0)),mn(cr(1))] if o else [])); st['y']-=11
st['y']-=8; c.drawString(28,st['y'],'Grand Total:'); t.row(st['y'],['','','','',f'{int(tot):,}',mn(Z('contractRent',rows)),'',mn(cr(0)),mn(cr(1))])
c.save()
save(fn,dict(propertyName='Ridgefield Corporate Center',asOnDate='2025-06-30',units=n,occupied=len(occ),vacant=len(vac),rows=rows),'OFFICE','MRI office rent roll, courier, future rent increases stacked at right')
