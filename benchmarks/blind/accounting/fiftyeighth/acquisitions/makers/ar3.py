from common import *
import csv
from datetime import date,timedelta
rng=random.Random(5813)
N='past_due_tenants_site114.csv'
asof=date(2025,9,30)
K=['other:Monthly Rate','other:Days Late','other:Rent Due','other:Late Fees','other:Lien Fees','other:Protection','other:Tax','prepaid','total']
nm=names(rng,41); us=[]
while len(us)<41:
    u=rng.choice(['A','B','C','D'])+f'{rng.randint(1,96):03d}'
    if u not in us: us.append(u)
us.sort(); biz={7:'Copperline Catering LLC',19:'Three Oaks Youth Soccer',33:'Vandermeer Floor & Tile, Inc.'}
rate={'5x5':54,'5x10':79,'10x10':129,'10x15':164,'10x20':198,'10x30':264}
rows=[];out=[]
for i,(u,(f,l)) in enumerate(zip(us,nm)):
    sz=rng.choice(list(rate)); rt=float(rate[sz]+rng.choice([-8,-4,0,6,11,15])); name=biz.get(i,f'{l}, {f}')
    q={'unit':u,'name':name}; pre=rng.random()<.24
    prot=rng.choice([0,12,12,15]); 
    if pre:
        d=0; pt=asof+timedelta(rng.choice([31,62,92,15])); st='Prepaid'
        v=[0,0,0,0,0,-round(rt*rng.choice([1,1,2,3])+rng.choice([0,0,prot]),2)]
    else:
        d=rng.choice([4,7,9,12,14,18,22,27,33,38,45,52,61,77,96,118]); pt=asof-timedelta(d); mth=1+(d)//30
        st='Late' if d<30 else 'Lien' if d<60 else 'Auction Pending'
        rd=round(rt*mth,2); lf=0 if d<6 else 20.0*mth; li=0 if d<30 else 50.0 if d<60 else 110.0
        v=[rd,lf,li,prot*mth,round(rd*.0,2),0]
        if rng.random()<.15: v[4]=round(rng.choice([1.43,2.14,2.86]),2)
    v=[float(x) for x in v]; tot=round(sum(v),2)
    rows.append({**q,**dict(zip(K,[rt,d]+v+[tot]))}); out.append([u,sz,name,st,pt.strftime('%-m/%-d/%Y'),rt,d]+v+[tot])
S={k:round(sum(r[k] for r in rows),2) for k in K[2:]}
assert round(sum(S[k] for k in K[2:8]),2)==S['total']
with open(doc(N),'w',newline='') as fh:
    c=csv.writer(fh)
    c.writerow(['Bluestem Mini Storage - Site 114 (Salina)']); c.writerow(['Past Due and Prepaid Tenants as of 9/30/2025']); c.writerow([])
    c.writerow(['Unit','Size','Tenant','Status','Paid Thru','Monthly Rate','Days Late','Rent Due','Late Fees','Lien Fees','Protection','Tax','Prepaid','Balance'])
    mf=lambda x: f'{x:,.2f}'
    for o in out: c.writerow(o[:5]+[mf(o[5]),o[6]]+[mf(x) for x in o[7:]])
    c.writerow(['Totals','','','','','','']+[mf(S[k]) for k in K[2:]])
    c.writerow([]); c.writerow(['Tenants listed',len(rows)]); c.writerow(['Printed 10/01/2025 06:05:11','mgr114'])
save(N,'AR',K,rows,[{'label':'Totals',**S}],'self storage past-due and prepaid list by tenant, charge kinds in columns; csv',False)
