# large small-bay park, 150+ bays in 6 buildings, header repeated per building, PLANTED one dropped row
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
import random,datetime as dt
N='x05_ironworks_bays.xlsx'
random.seed(505)
A1=['Atlas','Birch','Copper','Delta','Eagle','Foxtail','Granite','Harbor','Iron','Jasper','Keystone','Lakes','Mango','Noble','Osprey','Prairie','Quartz','Rustic','Summit','Tidal','Union','Vector','Willow','Zephyr']
A2=['Plumbing','Signs','Auto Detail','Welding','Crossfit','Bakes','Electric','Landscaping','Cabinets','Flooring','Screen Print','Glass','Roofing','Coatings','Imports']
used=set()
def name():
    while 1:
        n=f'{random.choice(A1)} {random.choice(A2)}{random.choice([""," LLC"," Inc.",", Co."])}'
        if n not in used:used.add(n);return n
wb=Workbook();ws=wb.active;ws.title='RR'
rows=[];r=1;G=[0]*6;nu=no=nv=nl=0;drop=None
def w(r,vs,b=False,f=None):
    for i,v in enumerate(vs,1):
        if v is None:continue
        c=ws.cell(r,i,v);c.font=Font(name='Arial',size=9,bold=b)
        if isinstance(v,dt.date):c.number_format='dd-mmm-yy'
        elif isinstance(v,(int,float)) and i>=7:c.number_format='#,##0.00_);(#,##0.00);"-"??'
        elif isinstance(v,int) and i==3:c.number_format='#,##0'
w(1,['IRONWORKS BUSINESS BAYS'],1);w(2,['Rent roll by building'],0);w(3,['Period:',None,dt.date(2026,4,30)],0);r=5
H=['Bay','Lessee','SF','Stat','Begin','End','Base Rent','NNN','Sign/Misc','Monthly Total','Sec. Dep.','Past Due']
for bi,(b,k) in enumerate((('A',28),('B',28),('C',24),('D',30),('E',26),('F',22))):
    w(r,[f'BUILDING {b}  -  {1200+10*bi} Foundry Way'],1);r+=1;w(r,H,1)
    for i in range(1,13):ws.cell(r,i).border=Border(bottom=Side('thin'))
    r+=1;s=[0]*6
    for j in range(k):
        u=f'{b}{j+1:02d}';a=random.choice([800,1000,1000,1250,1500]);x=random.random();nu+=1
        if x<.07:
            w(r,[u,'vacant',a,'V']);s[0]+=a;nv+=1;rows.append(dict(unit=u,building=b,area=a,statusText='V'));r+=1;continue
        st='N' if x<.10 else 'H' if x<.17 else 'C';no+=1
        y=random.randint(2021,2025);m=random.randint(1,12);s0=dt.date(y,m,1)
        if st=='H':s0=dt.date(random.randint(2018,2022),m,1);e=dt.date(s0.year+3,m,1)-dt.timedelta(1)
        else:e=dt.date(random.choice([2026,2027,2028,2029]),random.randint(6,12),28)
        rt=round(a*random.uniform(1.15,1.5)/5)*5;nn=round(a*.285,2);mi=random.choice([0,0,0,25,50]);t=round(rt+nn+mi,2);dep=random.choice([rt,rt,0,1000]);pd=random.choice([0]*9+[round(t*.5,2),-100.0]);n=name()
        for i,v in enumerate((a,rt,nn,mi,t,dep)):s[i]+=v
        if b=='D' and j==16:
            drop=(u,n,a,rt,t);continue
        w(r,[u,n,a,st,s0,e,rt,nn,mi,t,dep,pd]);r+=1
        rows.append(dict(unit=u,building=b,tenantName=n,area=a,statusText=st,leaseStartDate=str(s0),leaseEndDate=str(e),contractRent=rt,charges=[dict(code='NNN',amount=nn)]+[dict(code='Sign/Misc',amount=mi)]*bool(mi),totalCharges=t,deposit=dep or None,balance=pd or None))
    for i in range(6):G[i]+=s[i]
    w(r,[None,f'Bldg {b}: {k} bays',s[0],None,None,None]+[round(v,2) for v in s[1:]],1)
    for i in range(1,13):ws.cell(r,i).border=Border(top=Side('thin'))
    r+=2
w(r,[None,f'PARK TOTAL: {nu} bays',G[0],None,None,None]+[round(v,2) for v in G[1:]],1)
w(r+2,['C = current lease   H = holdover   N = notice to vacate   V = vacant']);w(r+3,[f'Occupied {no}   Vacant {nv}'])
for c,x in zip('ABCDEFGHIJKL',(7,30,9,6,11,11,13,12,11,14,13,12)):ws.column_dimensions[c].width=x
wb.save(doc(N));print(nu,no,nv,drop,len(rows))
save(N,'INDUSTRIAL','large small-bay park, repeated header per building, status letters',True,dict(propertyName='IRONWORKS BUSINESS BAYS',asOnDate='2026-04-30',units=nu,occupied=no,vacant=nv,planted=dict(what=f'row {drop[0]} ({drop[1]}, {drop[2]} sf, base rent {drop[3]}, total {drop[4]}) left out of building D; totals and counts printed include it',kind='row_dropped'),printedTotals=dict(area=G[0],contractRent=G[1],totalCharges=round(G[4],2),deposit=G[5]),rows=rows))
