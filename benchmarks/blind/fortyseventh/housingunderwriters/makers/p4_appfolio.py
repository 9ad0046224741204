from common import *
from fpdf import FPDF
import datetime
rng=random.Random(5150); N=Names(rng)
F='rent_roll-20250402.pdf'
ST=['Alder','Birchmont','Cannery','Dishman','Empire','Freya','Garland','Hartson','Indian Trail','Jackson','Kiernan','Lacrosse','Mission','Nora','Ostrander']
props=[]
for i,s in enumerate(ST):
    no=rng.randrange(210,6900); k=rng.choice([1,1,1,1,2,4]); props.append((f"{no} {s}",f"{no} {rng.choice('NESW')} {s} {rng.choice(['St','Ave','Rd'])} Spokane, WA 992{rng.randrange(1,19):02d}",k))
rows=[]
for nm,ad,k in props:
    for j in range(k):
        bd=rng.choice([2,3,3,4]) if k==1 else rng.choice([1,2,2]); sf=bd*390+rng.randrange(0,200); mk=bd*420+rng.choice([400,455,500,595])
        r=dict(p=nm,ad=ad,u='SFR' if k==1 else 'ABCD'[j],bb=f"{bd}/{rng.choice(['1.00','2.00','1.50'])}",sf=sf,mk=mk)
        x=rng.random()
        if x<.12: r['st']=rng.choice(['Vacant-Unrented','Vacant-Rented'])
        else:
            r['st']='Notice-Unrented' if x<.18 else 'Evict' if x<.21 else 'Current'
            r['nm']=N.fl()+(', '+N.fl() if rng.random()<.2 else ''); r['rent']=round(mk*rng.uniform(.85,1.03)/5)*5
            r['ls']=rd(rng,date(2021,6,1),date(2025,3,1)); r['le']=addm(r['ls'],12)-timedelta(days=1)
            if r['le']<date(2025,4,1): r['le']=None
            r['mo']=rd(rng,date(2025,4,15),date(2025,5,30)) if r['st'][0]=='N' else None
            r['dep']=rng.choice([r['rent'],1500,1200,800]); r['due']=rng.choice([0,0,0,0,rng.randrange(5000,240000)/100]) if r['st']!='Evict' else 3120.55
        rows.append(r)
truth=[]
for r in rows:
    t=dict(unit=r['u'],propertyName=f"{r['p']} - {r['ad']}",unitType=r['bb'],area=r['sf'],marketRent=r['mk'],statusText=r['st'])
    if 'nm' in r: t.update(tenantName=r['nm'],contractRent=r['rent'],deposit=r['dep'],leaseStartDate=iso(r['ls']),leaseEndDate=iso(r['le']),moveOutDate=iso(r['mo']),balance=r['due'])
    truth.append(t)
p=FPDF('L','pt','letter');p.set_creation_date(datetime.datetime(2025,4,2));p.set_margins(28,28);p.set_auto_page_break(False)
C=[('Unit',42,'L'),('BD/BA',42,'L'),('Tenant',128,'L'),('Status',66,'L'),('Sqft',38,'R'),('Market Rent',58,'R'),('Rent',58,'R'),('Deposit',58,'R'),('Lease From',60,'L'),('Lease To',60,'L'),('Move-out',60,'L'),('Past Due',62,'R')]
def head():
    p.add_page();
    if p.page_no()==1:
        p.set_font('Helvetica','B',16);p.cell(0,20,'Rent Roll',new_x='LMARGIN',new_y='NEXT');p.set_font('Helvetica','',8)
        for s in ('Exported On: 04/02/2025 09:14 AM','Properties: Owned By: Tamarack & Finch Holdings LLC','Units: Active','Include Non-Revenue Units: No'): p.cell(0,11,s,new_x='LMARGIN',new_y='NEXT')
        p.ln(8)
    p.set_font('Helvetica','B',8)
    for a,b,d in C: p.cell(b,16,a,border='B',align=d)
    p.ln(18)
def ln(v,bold=False,h=13,border=0):
    p.set_font('Helvetica','B' if bold else '',8)
    for (a,b,d),s in zip(C,v): p.cell(b,h,s,align=d,border=border)
    p.ln(h)
def tots(rs):
    o=[r for r in rs if 'nm' in r]
    return ['',f"{sum(r['sf'] for r in rs):,}",m2(sum(r['mk'] for r in rs)),m2(sum(r['rent'] for r in o)),m2(sum(r['dep'] for r in o)),'','','',m2(sum(r['due'] for r in o))]
head()
for nm,ad,k in props:
    g=[r for r in rows if r['p']==nm]
    if p.get_y()+20+16*k+20>560: head()
    p.set_font('Helvetica','B',8);p.set_fill_color(242);p.cell(sum(c[1] for c in C),15,f"{nm} - {ad}",fill=True,new_x='LMARGIN',new_y='NEXT')
    for r in g:
        if 'nm' in r:
            p.set_font('Helvetica','',8)
            name=r['nm']; two=None
            if p.get_string_width(name)>122: a,b=name.split(', ',1); name=a+',';two=b
            ln([r['u'],r['bb'],name,r['st'],f"{r['sf']:,}",m2(r['mk']),m2(r['rent']),m2(r['dep']),us(r['ls']),us(r['le']),us(r['mo']),m2(r['due'])],h=11 if two else 13)
            if two: ln(['','',two]+['']*9,h=12)
        else: ln([r['u'],r['bb'],'',r['st'],f"{r['sf']:,}",m2(r['mk']),'','','','','',''])
    if k>1:
        ln([f"{k} Units",'',f"{100*sum('nm' in r for r in g)/k:.1f}% Occupied"]+tots(g),True,border='T')
    p.ln(5)
if p.get_y()>530: head()
occ=sum('nm' in r for r in rows)
ln([f"{len(rows)} Units",'',f"{100*occ/len(rows):.1f}% Occupied"]+tots(rows),True,16,'T')
n=p.pages_count
p.output(str(DOCS/F))
put(F,'SINGLE_FAMILY_RENTAL','AppFolio rent roll, property headings, run date only, wrapped tenants',False,None,None,len(rows),occ,len(rows)-occ,truth)
