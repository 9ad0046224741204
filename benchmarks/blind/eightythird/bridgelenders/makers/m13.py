from common import *
from reportlab.lib.pagesizes import legal,landscape
r=G(8313); fn='TenancySchedule_pkr110_063025.pdf'
asof=D(2025,6,30)
p=P(fn,landscape(legal),fs=7)
xs=[30,78,250,318,338,392,444,478,530,590,640,706,752,812,880,960]
xs=[30,96,262,374,388,440,514,574,640,700,772,826,896,966]; al='lllrllrrrrrrrr'
hd=[('','Unit(s)'),('','Lease'),('','Lease Type'),('','Area'),('Lease','From'),('Lease','To'),('','Term'),('Tenancy','Years'),('Monthly','Rent'),('Monthly','Rent/Area'),('Annual','Rent'),('Annual','Rent/Area'),('Security','Deposit'),('LOC Amt/','Bank G.')]
def head():
    p.t(p.W/2,p.H-26,'Tenancy Schedule I','c',True,11); p.t(p.W/2,p.H-38,'Property: pkr110 - Parkridge Corporate Center One   From Date: 06/30/2025   By Property','c',fs=8)
    y=p.H-64; p.line(28,y+18,p.W-28,.6)
    for x,h,a in zip(xs,hd,al): p.t(x,y+8,h[0],a,True); p.t(x,y,h[1],a,True)
    p.line(28,y-4,p.W-28,.6); p.y=y-16
def foot(): p.t(30,16,'Monday, July 07, 2025 03:41 PM',fs=6.5); p.t(p.W-30,16,f'Page {p.page}','r',fs=6.5)
head(); p.t(30,p.y,'Parkridge Corporate Center One (pkr110)',b=True); p.y-=13
T=[('100','Wexley Title & Escrow, Inc. (t0002114)','Office Gross',4210,D(2021,4,1),84,22.5,2),('110, 115','Fairbourne Wealth Partners LLC (t0002290)','Office Gross',6875,D(2022,10,1),63,23,3),('120','VACANT',None,2140,None,0,0,0),('150','Parkridge Deli (t0001873)','Retail Gross',1480,D(2018,2,1),120,18,1),
('200','Statham Engineering Group, P.C. (t0002007)','Office Modified',14620,D(2019,7,1),124,21.25,4),('210','Orchard Behavioral Health (t0002401)','Office Gross',3305,D(2024,1,1),60,24,3),('220','VACANT',None,5260,None,0,0,0),('230','Delmarva Claims Services (t0002188)','Office Gross',2890,D(2022,3,1),60,22,2),
('300','Calyx Staffing Solutions (t0002350)','Office Modified',9140,D(2023,6,1),89,22.75,4),('310','Ridgeway Court Reporting (t0001655)','Office Gross',1725,None,0,20,0),('325','Halden & Moor, Attorneys at Law (t0002266)','Office Gross',5410,D(2022,8,1),72,23.5,3),('400','Pinnock Software Corp. (t0002419)','Office Modified',18265,D(2024,5,1),126,24.5,5),('Roof','Tidewater Cellular (t0001202)','Antenna License',0,D(2016,1,1),120,0,1)]
rows=[]; S=lambda k: sum(x.get(k,0) for x in rows)
for u,t,lt,a,s,term,psf,ns in T:
    if t=='VACANT':
        if p.y<50: foot(); p.next(); head()
        x=dict(unit=u,area=a,statusText='VACANT',contractRent=0.0,annualRent=0.0); rows.append(x)
        for i,v in ((0,u),(1,'VACANT'),(3,n2(a)),(8,'0.00'),(9,'0.00'),(10,'0.00'),(11,'0.00'),(12,'0.00'),(13,'0.00')): p.t(xs[i],p.y,v,al[i])
        x['deposit']=0.0; p.y-=15; continue
    if u=='310': s=D(2015,9,1)
    # current rent step
    base=psf*a/12 if a else 2250.0
    ess=[]; 
    months=term or 0
    e=addm(s,months)-dt.timedelta(days=1) if months else None
    if e and e<asof: s2=addm(s,months); e=addm(s2,60)-dt.timedelta(days=1)
    steps=[]; d=s
    k=0; cur=base
    anniv=[addm(D(s.year,s.month,1),12*i) for i in range(1,16)]
    anniv=[q for q in anniv if q>asof and (e and q<e)]
    cur=round(base*(1.025 if e else 1)**max(0,(asof-s).days//365) if a else 2250.0,2)
    for j,q in enumerate(anniv[:ns]): steps.append((q,round(cur*1.025**(j+1),2)))
    dep=float(round(base)) if ns!=4 else 0.0; loc=150000.0 if ns==5 else 0.0
    nm=t.split(' (')[0]
    x=dict(unit=u,tenantName=nm,area=a,leaseStartDate=s,leaseEndDate=e or 'MTM',contractRent=cur,annualRent=round(cur*12,2),deposit=dep,statusText='Occupied',rentSteps=[dict(date=q,amount=v) for q,v in steps])
    if lt=='Office Modified': rec=[('cam',round(a*.21,2)),('ret',round(a*.145,2))]
    elif lt=='Office Gross' and ns: rec=[('opexp',round(a*.0725,2))]
    else: rec=[]
    x['charges']=[dict(code=c,amount=v) for c,v in rec]
    h=16+(len(steps)+1)*9+(len(rec)+1)*9+8 if steps or rec else 16
    if p.y-h<36: foot(); p.next(); head()
    mon=((e.year-s.year)*12+e.month-s.month+1) if e else 0
    v=[u,t,lt,n2(a),mdy(s),mdy(e) if e else 'MTM',str(mon) if mon else '',f'{(asof-s).days/365.25:.2f}',n2(cur),n2(cur/a) if a else '0.00',n2(x['annualRent']),n2(x['annualRent']/a) if a else '0.00',n2(dep),n2(loc)]
    for q,w,c in zip(xs,v,al): p.t(q,p.y,w,c)
    p.y-=11; rows.append(x)
    B=[110,200,300,360,480,560,640]
    def blk(title,hd,L):
        p.t(96,p.y,title,fs=6.6,font='Helvetica-Oblique')
        for q,w in zip(B[1:],hd): p.t(q,p.y,w,'r' if w in('Monthly Amt','Annual Amt','Area') else 'l',fs=6.6,font='Helvetica-Oblique')
        p.y-=9
        for l in L:
            for q,w,w0 in zip(B[1:],l,hd): p.t(q,p.y,w,'r' if w0 in('Monthly Amt','Annual Amt','Area') else 'l',fs=6.6)
            p.y-=9
    hh=['Charge','From','To','Monthly Amt','Annual Amt']
    if rec: blk('Charge Schedules',hh,[(c,mdy(D(2025,1,1)),mdy(D(2025,12,31)),n2(m),n2(m*12)) for c,m in rec])
    if steps:
        L=[]
        for j,(q,m) in enumerate(steps):
            end=steps[j+1][0]-dt.timedelta(days=1) if j+1<len(steps) else e
            L.append(('rent',mdy(q),mdy(end),n2(m),n2(m*12)))
        blk('Rent Steps',hh,L)
    p.y-=4
if p.y<90: foot(); p.next(); head()
p.line(28,p.y+8,p.W-28,.6)
v=['Total','Parkridge Corporate Center One','',n2(S('area')),'','','','',n2(S('contractRent')),n2(S('contractRent')/S('area')),n2(S('annualRent')),n2(S('annualRent')/S('area')),n2(S('deposit')),n2(150000)]
for q,w,c in zip(xs,v,al): p.t(q,p.y,w,c,True)
p.y-=20
va=sum(x['area'] for x in rows if x['statusText']=='VACANT')
for lab,q,ar in (('Occupied',len([x for x in rows if x['statusText']!='VACANT']),S('area')-va),('Vacant',2,va),('Total',len(rows),S('area'))): p.t(96,p.y,lab,b=True); p.t(200,p.y,f'{q} unit(s)'); p.t(374,p.y,n2(ar),'r'); p.t(440,p.y,f'{100*ar/S("area"):.2f} %','r'); p.y-=10
foot(); p.done()
save(fn,'OFFICE','Yardi Commercial Tenancy Schedule I with charge schedules and rent steps, PDF legal',True,'Parkridge Corporate Center One','2025-06-30',len(rows),len(rows)-2,2,rows)
