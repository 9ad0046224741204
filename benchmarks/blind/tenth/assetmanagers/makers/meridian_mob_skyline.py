# Skyline-like detail rent roll, medical office building, charges by code lines under the tenant
import random,datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import Color
random.seed(930)
N='MOB_StAlbansPark_RentRollDetail.pdf'
AS=dt.date(2024,12,31)
D=[("Ste 100","St. Albans Imaging Ctr","CUR",6240,dt.date(2016,7,1),dt.date(2026,6,30),24.5),
("Ste 110","Riverbend Pharmacy","CUR",1385,dt.date(2020,1,15),dt.date(2025,1,31),27),
("Ste 120","** VACANT **","VAC",1710,None,None,None),
("Ste 130","Pediatric Partners of Alban","CUR",4022,dt.date(2021,4,1),dt.date(2031,3,31),25.25),
("Ste 200","Alban Orthopaedic Assoc. PA","CUR",8850,dt.date(2017,10,1),dt.date(2027,9,30),23.75),
("Ste 210","Dr. R. Whitlocke, DDS","MTM",1490,dt.date(2012,3,1),dt.date(2024,2,29),26),
("Ste 215","** VACANT **","VAC",925,None,None,None),
("Ste 220","Women's Wellness Group","CUR",3360,dt.date(2023,9,1),dt.date(2030,8,31),26.5),
("Ste 230","Northshore Health System","CUR",5105,dt.date(2019,1,1),dt.date(2028,12,31),24),
("Ste 300","Northshore Health System","CUR",10420,dt.date(2019,1,1),dt.date(2028,12,31),24),
("Ste 310","Summit Hearing & Balance","NOT",1122,dt.date(2020,2,1),dt.date(2025,1,31),27.5),
("Ste 320","Cardinal Sleep Labs, LLC","CUR",2675,dt.date(2022,6,1),dt.date(2027,5,31),25.5),
("Roof-1","Cellway Towers","CUR",None,dt.date(2018,5,1),dt.date(2028,4,30),None)]
W,H=letter
c=canvas.Canvas(doc(N),pagesize=letter)
pg=0
def T(x,y,t,b=0,s=7.6,r=0):
    c.setFont('Times-Bold' if b else 'Times-Roman',s);(c.drawRightString if r else c.drawString)(x,y,t)
def head():
    global pg
    pg+=1
    T(36,H-36,'Keystone Health Realty Management',1,9);T(W-36,H-36,f'Page {pg} of 2',0,8,1)
    T(36,H-48,'Rent Roll - Detail with Recurring Charges',1,12);T(36,H-60,'Entity 0412   St. Albans Park Medical Office Building',1,9);T(W-36,H-60,'As of December 31, 2024',1,9,1)
    c.setFillGray(.85);c.rect(36,H-92,W-72,24,stroke=0,fill=1);c.setFillGray(0)
    y=H-77
    T(40,y,'Unit',1);T(92,y,'Occupant',1);T(226,y,'Stat',1);T(284,y,'Rentable',1,7.6,1);T(296,y,'Lease',1);T(346,y,'Lease',1)
    T(398,y,'Chg',1);T(484,y,'Monthly',1,7.6,1);T(538,y,'Annual',1,7.6,1);T(574,y,'Annual',1,7.6,1)
    y-=10
    T(284,y,'Area',1,7.6,1);T(296,y,'Begin',1);T(346,y,'End',1);T(398,y,'Code',1);T(484,y,'Charge',1,7.6,1);T(538,y,'Charge',1,7.6,1);T(574,y,'/SF',1,7.6,1)
    return H-104
y=head();rows=[];tc={};tot=0;A=V=0;deps=0
f=lambda v:f'{v:,.2f}'
for u,n,s,a,st,en,psf in D:
    if y<150 : c.showPage();y=head()
    T(40,y,u);T(92,y,n);T(226,y,s)
    if a: T(284,y,f'{a:,}',0,7.6,1);A+=a
    r=dict(unit=u,statusText=s,area=a)
    if s=='VAC':
        V+=a;y-=11;rows.append(r);c.setLineWidth(.2);c.line(36,y+6,W-36,y+6);y-=6;continue
    T(296,y,st.strftime('%m-%d-%y'));T(346,y,en.strftime('%m-%d-%y'))
    if psf:
        m=round(a*psf/12,2);ch=[('BR',m)]
        if n.startswith('Northshore'): ch+=[('OPX',round(a*9.15/12,2))]
        else: ch+=[('CAM',round(a*5.6/12,2)),('TAX',round(a*2.85/12,2)),('INS',round(a*.62/12,2))]
        if u in('Ste 100','Ste 200'): ch+=[('PKG',random.choice([350.,600.]))]
        if u=='Ste 100': ch+=[('MEDW',412.5)]
        if u=='Ste 220': ch+=[('ABT',-round(m*.5,2))]
        if u=='Ste 320': ch+=[('TIA',285.33)]
    else: m=1850.;ch=[('ANT',m)]
    t=0
    for k,(code,x) in enumerate(ch):
        T(398,y,code);T(484,y,f(x) if x>=0 else f'({f(-x)})',0,7.6,1);T(538,y,f(round(x*12,2)) if x>=0 else f'({f(round(-x*12,2))})',0,7.6,1)
        if a: T(574,y,f(x*12/a) if x>=0 else f'({f(-x*12/a)})',0,7.6,1)
        t+=x;tc[code]=round(tc.get(code,0)+x,2)
        if k==0 and psf and u not in('Ste 210','Ste 310','Ste 110'):
            nd=addm(dt.date(2025,st.month,1),0)
            nx=round(m*1.025,2);T(104,y-10,f'Next step: {nd.strftime("%m-%d-%y")}   BR to {f(nx)}/mo',0,7);r['rentSteps']=[dict(date=iso(nd),amount=nx)]
        if k==1 and psf:
            dep=round(m,2) if not n.startswith('North') else 0.0
            T(104,y-10,f'Sec. deposit on hand: {f(dep)}',0,7);r['deposit']=dep;deps+=dep
        y-=10
    if psf is None: T(104,y,'Lessor consent req. for equipment changes',0,7)
    if len(ch)==2: y-=10
    c.setLineWidth(.4);c.line(440,y+7,W-36,y+7)
    T(398,y-1,'Total',1);T(484,y-1,f(t),1,7.6,1);T(538,y-1,f(round(t*12,2)),1,7.6,1);y-=12
    c.setLineWidth(.2);c.line(36,y+6,W-36,y+6);y-=6
    tot+=t
    rows.append(dict(r,tenantName=n,leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=m if psf else None,charges=[dict(code=k,amount=x) for k,x in ch],totalCharges=round(t,2)))
y-=4
T(40,y,'Property totals',1,9);T(284,y,f'{A:,}',1,7.6,1);T(398,y,'All codes',1);T(484,y,f(tot),1,7.6,1);T(538,y,f(round(tot*12,2)),1,7.6,1);y-=18
T(40,y,'Recap by charge code',1);T(300,y,'Occupancy recap',1);y-=11
nm=dict(BR='Base rent',OPX='Operating exp. est.',CAM='Common area maint.',TAX='Real estate tax',INS='Insurance',PKG='Reserved parking',MEDW='Medical waste',ABT='Rent abatement',TIA='TI amortization',ANT='Antenna license')
y0=y
for k in nm:
    if k in tc: T(40,y,k);T(80,y,nm[k]);T(230,y,f(tc[k]) if tc[k]>=0 else f'({f(-tc[k])})',0,7.6,1);y-=10
c.line(180,y+7,230,y+7);T(230,y-2,f(sum(tc.values())),1,7.6,1)
y=y0
for l,n,a in (('Occupied suites',10,A-V),('Vacant suites',2,V),('Total suites',12,A)):
    T(300,y,l);T(400,y,str(n),0,7.6,1);T(450,y,f'{a:,}',0,7.6,1);T(490,y,f'{100*a/A:.1f}%',0,7.6,1);y-=10
y-=4;T(300,y,f'Security deposits held: {f(deps)}');y-=10
T(300,y,'Stat: CUR current  MTM month-to-month (lease expired)',0,6.6);y-=8;T(300,y,'NOT notice given  VAC vacant.  Roof license not in area.',0,6.6)
c.save()
save(N,dict(propertyName='St. Albans Park Medical Office Building',asOnDate='2024-12-31',units=12,occupied=10,vacant=2,rows=rows),'OFFICE','Skyline-like detail, serif portrait, charge-code lines stacked under each occupant','charges stacked in lines; negative abatement code; step and deposit printed as notes under the name; roof licence not a suite')
