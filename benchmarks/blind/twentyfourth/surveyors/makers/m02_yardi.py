from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(202); F='Tenancy_Schedule_Copper_Mill.pdf'
nm=['Kestrel Nails & Spa','Bramble Pet Supply, Inc.','Umber Coffee Roasters LLC','Cobalt Fitness 24','Saltmarsh Seafood Grill','Verity Eyecare PA','Granite State Liquors','Jasper Mattress Outlet','Foxglove Florist','Lantern Books & Toys LLC','Drumlin Urgent Care, PLLC','Palisade Cleaners']
c=canvas.Canvas(doc(F),pagesize=landscape(letter)); Wd,H=landscape(letter)
ft='Times-Roman'
C=[('Property',30,0),('Unit(s)',72,0),('Lease',106,0),('Lease Type',250,0),('Area',330,1),('Lease From',338,0),('Lease To',390,0),('Term',462,1),('Monthly|Rent',522,1),('Monthly|Rent/Area',570,1),('Annual|Rent',632,1),('Annual|Rent/Area',680,1),('Security|Deposit',740,1)]
def head(p):
    c.setFont('Times-Bold',12); c.drawString(30,H-36,'Tenancy Schedule I'); c.setFont(ft,8.5)
    c.drawString(30,H-48,'Property: cmill  Copper Mill Plaza     As of Date: 06/30/2025     By Property'); c.setFillGray(.85); c.rect(28,H-80,Wd-56,24,stroke=0,fill=1); c.setFillGray(0); c.setFont('Times-Bold',7.5)
    for h,x,r in C:
        for i,s in enumerate(h.split('|')[::-1]): (c.drawRightString if r else c.drawString)(x,H-75+9*i,s)
    c.setFont(ft,7); c.drawCentredString(Wd/2,22,f'Page {p} of 3'); c.drawRightString(Wd-30,22,'Wednesday, July 2, 2025 10:41 AM'); return H-94
def put(y,vals,f=ft,sz=7.5):
    c.setFont(f,sz)
    for (h,x,r),v in zip(C,vals):
        if v: (c.drawRightString if r else c.drawString)(x,y,v)
fd=lambda x:x.strftime('%m/%d/%Y'); m=lambda v:f'{v:,.2f}'
p=1;y=head(1);rows=[];tot=[0]*5;ta=tv=0;i=0
units=['101','102','103','104','105','106','107','110','111','112','113','115','118','120']
for k,u in enumerate(units):
    if k in (5,10): c.showPage();p+=1;y=head(p)
    a=R.randrange(1000,5200,10)
    if u in('103','115'):
        put(y,['cmill',u,'VACANT','',m(a),'','','','0.00','0.00','0.00','0.00','0.00']);rows.append(dict(unit=u,area=a,tenantName=None,statusText='VACANT',contractRent=0,annualRent=0,deposit=0));tv+=a;ta+=a;y-=20;continue
    t=nm[i];i+=1;st=d(R.randint(2017,2024),R.randint(1,12));yr=R.choice([5,10,10]);
    if addy(st,yr)<d(2025,9,1): yr=10
    en=last(addy(st,yr)); psf=R.choice([18,19.5,21,22.25,24,26]);mr=round(a*psf/12,2);an=round(mr*12,2);dep=R.choice([mr,0,2500.0,5000.0])
    put(y,['cmill',u,t,'Retail NNN',m(a),fd(st),fd(en),str(yr*12),m(mr),f'{mr/a:.2f}',m(an),f'{an/a:.2f}',m(dep)])
    y-=12; c.setFont('Times-Italic',7); c.drawString(106,y,'Charge Schedules'); c.setFont(ft,7)
    for h,x,r in [('Type',172,0),('Charge',222,0),('From',338,0),('To',390,0),('Monthly Amt',522,1),('Annual',632,1)]: (c.drawRightString if r else c.drawString)(x,y,h)
    c.line(172,y-2,632,y-2); y-=10
    ch=[('Rent','rnt',mr)]+[(n,cd,round(a*q/12,2)) for n,cd,q in [('CAM','cam',4.15),('Real Estate Tax','ret',2.9),('Insurance','ins',.62)]]
    if u=='104': ch.append(('Sign Rental','sgn',125.0))
    for n,cd,v in ch:
        c.setFont(ft,7);c.drawString(172,y,n);c.drawString(222,y,cd);c.drawString(338,y,fd(d(2025,1)));c.drawString(390,y,fd(en) if cd in('rnt','sgn') else fd(d(2025,12,31)));c.drawRightString(522,y,m(v));c.drawRightString(632,y,m(v*12));y-=9
    sp=[];sd=addy(d(2025,st.month),0)
    if sd<=d(2025,6,30): sd=addy(sd,1)
    q=psf
    while sd<en and len(sp)<2: q=round(q*1.025,2);sp.append((sd,round(a*q/12,2)));sd=addy(sd,1)
    if sp:
        c.setFont('Times-Italic',7);c.drawString(106,y,'Rent Steps')
        for dd,v in sp: c.setFont(ft,7);c.drawString(172,y,'Rent');c.drawString(222,y,'rnt');c.drawString(338,y,fd(dd));c.drawRightString(522,y,m(v));c.drawRightString(632,y,m(v*12));y-=9
    y-=9
    rows.append(dict(unit=u,tenantName=t,area=a,statusText='Occupied',contractRent=mr,annualRent=an,leaseStartDate=str(st),leaseEndDate=str(en),deposit=dep,charges=[dict(code=cd,amount=v) for n,cd,v in ch],rentSteps=[dict(date=str(x),amount=v) for x,v in sp]))
    ta+=a;tot[0]+=mr;tot[1]+=an;tot[2]+=dep
y-=4;c.line(28,y+10,Wd-28,y+10);oa=ta-tv
put(y,['Total Current','','','',m(ta),'','','',m(tot[0]),f'{tot[0]/ta:.2f}',m(tot[1]),f'{tot[1]/ta:.2f}',m(tot[2])],'Times-Bold');y-=16
c.setFont(ft,8)
for l,n,a in [('Occupied',12,oa),('Vacant',2,tv),('Total',14,ta)]: c.drawString(106,y,l);c.drawRightString(230,y,f'{n} units');c.drawRightString(330,y,m(a));c.drawRightString(390,y,f'{a/ta:.2%}');y-=11
c.save()
save(F,'RETAIL','Yardi Commercial tenancy schedule with charge schedules and steps',True,propertyName='Copper Mill Plaza',asOnDate='2025-06-30',units=14,occupied=12,vacant=2,rows=rows,totals=dict(contractRent=round(tot[0],2),annualRent=round(tot[1],2),deposit=round(tot[2],2),area=ta))
