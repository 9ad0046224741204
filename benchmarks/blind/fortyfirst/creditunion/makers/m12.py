# 118-unit apartment community, dense portrait PDF, RealPage-ish short, buildings as headings w/ bldg totals, charge columns; planted wrong total
from common import *
from reportlab.pdfgen import canvas
r=R(1212); NAME='bear_lake_village_RR_Q1.pdf'
c=canvas.Canvas(DOC+'/'+NAME,pagesize=(612,792),invariant=1); F='Helvetica'; FB='Helvetica-Bold'
X=[('Apt',30,'l'),('Plan',58,'l'),('SF',112,'r'),('Resident',118,'l'),('Lease\nTerm',214,'l'),('Market',322,'r'),('Lease\nRent',360,'r'),('Util\nReimb',394,'r'),('Pet',420,'r'),('Parking/\nStorage',456,'r'),('Total\nBilled',502,'r'),('Deposit',540,'r'),('Ending\nBal',582,'r')]
y=0;pg=0
def s_(x,y,t,a='l',f=F,z=6.8): c.setFont(f,z); (c.drawString if a=='l' else c.drawRightString)(x,y,t)
def head():
    global y,pg
    if pg: c.showPage()
    pg+=1; s_(30,764,'Bear Lake Village Apartments',f=FB,z=11); s_(582,764,'RENT ROLL',a='r',f=FB,z=11); s_(30,752,'Layton, Utah  -  118 units'); s_(582,752,'For the month ending March 31, 2025','r')
    c.setFillGray(.9); c.rect(28,722,556,24,fill=1,stroke=0); c.setFillGray(0)
    for h,x,a in X:
        l=h.split('\n')
        for i,t in enumerate(l): s_(x,(727 if len(l)==1 else 735-8*i),t,a,FB)
    s_(306,24,f'- {pg} -','l'); y=710
def put(v,f=F):
    for (h,x,a),t in zip(X,v):
        if t!='': s_(x,y,t,a,f)
head(); rows=[]; G=[0]*9; occ=0
z=lambda v:f'{v:,.0f}' if v>=0 else f'({-v:,.0f})'
plans=[('1A',661,1175),('1B',702,1225),('2A',912,1395),('2B',960,1450),('3A',1188,1720)]
nb=0; cntb=[16]*7+[6]
for b,n in enumerate(cntb,1):
    if y<100: head()
    s_(30,y,f'Building {b}',f=FB,z=7.5); y-=10; s=[0]*9
    for k in range(n):
        if y<50: head(); s_(30,y,f'Building {b} (cont.)',f=FB,z=7.5); y-=10
        fl=1+k//(n//2); u=f'{b}{fl}{k%(n//2)+1:02d}'; p,sf,mk=plans[(k*3+b)%5]; mk+=r.choice([0,15,30]); q=dict(unit=u,building=f'Building {b}',unitType=p,area=sf,marketRent=mk)
        s[0]+=sf; s[1]+=mk
        x=r.random()
        if u=='1101': put([u,p,f'{sf:,}','MODEL','',z(mk)]); q['statusText']='MODEL'
        elif x<.06: put([u,p,f'{sf:,}',r.choice(['VACANT','VACANT-LEASED']),'',z(mk)]) if False else None; w=r.choice(['VACANT','VACANT','VACANT-DOWN']); put([u,p,f'{sf:,}',w,'',z(mk)]); q['statusText']=w
        else:
            occ+=1; nm=r.lf()[:22]; ls=r.day(D(2024,4,2),D(2025,3,20)); le=leaseend(ls,r.choice([12,12,12,14])); rent=mk-r.choice([0,0,20,40,65,85]); ut=r.choice([45,55,65]); pet=r.choice([0,0,0,40]); pk=r.choice([0,0,25,60]); tot=rent+ut+pet+pk; dep=r.choice([0,300,500]); bal=r.choice([0]*8+[tot,-r.randrange(3,90),r.randrange(15,400)])
            put([u,p,f'{sf:,}',nm,usy(ls)+' - '+usy(le),z(mk),z(rent),z(ut),z(pet),z(pk),z(tot),z(dep),z(bal)])
            q.update(tenantName=nm,statusText='Occupied',leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=rent,charges=[dict(code=a,amount=v) for a,v in (('Lease Rent',rent),('Util Reimb',ut),('Pet',pet),('Parking/Storage',pk))],totalCharges=tot,deposit=dep,balance=bal)
            for j,v in enumerate((rent,ut,pet,pk,tot,dep,bal)): s[j+2]+=v
        rows.append(q); y-=9.6
    c.setLineWidth(.4); c.line(85,y+7,582,y+7)
    put([f'Bldg {b}','',f'{s[0]:,}',f'{n} apts','']+[z(v) for v in s[1:]],FB); y-=16
    for j in range(9): G[j]+=s[j]
if y<110: head()
c.setLineWidth(1); c.line(28,y+6,584,y+6); y-=4
wrong=G[2]+900; vals=[G[1],wrong]+G[3:]
put(['Total','',f'{G[0]:,}','118 apts','']+[z(v) for v in vals],FB); y-=18
N=len(rows); v=sum(q['statusText'].startswith('VACANT') for q in rows)
for t in (f'Occupied: {occ}',f'Vacant: {v}',f'Model: 1',f'Total: {N}'): s_(30,y,t); y-=9
assert N==118 and occ+v+1==N; c.save(); print(pg)
save(NAME,dict(propertyName='Bear Lake Village Apartments',asOnDate='2025-03-31',units=N,occupied=occ,vacant=v,planted=dict(what=f'grand total of Lease Rent printed {wrong:,} where the rows and building totals sum to {G[2]:,}',kind='total_wrong')),rows,'MULTIFAMILY','118 units, dense portrait, building headings and totals, charge columns, lease term range in one cell',True)
