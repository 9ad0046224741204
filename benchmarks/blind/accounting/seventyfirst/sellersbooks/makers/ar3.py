# self-storage past due list, csv export
from common import *
import csv, datetime as dt
R=random.Random(7106)
rows=[];out=[]
out+=[['Past Due Balances'],['Site:','L014 - Ironwood Self Storage, Pueblo CO'],['As of:','10/31/2025'],[]]
out.append(['Unit','Size','Tenant Name','Acct ID','Status','Paid Thru','Rent Rate','0-30','31-60','61-90','91-120','Over 120','Total Due'])
K=['other:Rent Rate','b0_30','b31_60','b61_90','b91_120','b120','total']
units=sorted({f"{R.choice('ABCDE')}{R.randint(1,88):03d}" for _ in range(47)})
for u in units:
    sz,rt=R.choice([('5x5',44),('5x10',69),('10x10',112),('10x15',138),('10x20',169),('10x30',224)]); rt=float(rt+R.choice([-8,0,0,5,10]))
    age=R.choices([0,1,2,3,4],[50,22,12,8,8])[0]; v=[0.0]*5
    prot=R.choice([0,12,15])
    for a in range(age+1):
        v[a]=rt+prot+ (20 if a or R.random()<.6 else 0)
    if age==0 and R.random()<.3: v[0]=r2(R.uniform(6,rt))
    if age>=2: v[age-1]+=50
    if age==4: v[4]=r2(v[4]+rt*R.randint(0,5))
    v=[r2(q) for q in v]
    st=['Past Due','Overlocked','Pre-Lien','Lien','Auction'][age]
    mth=10-age; paid=dt.date(2025,mth,1)-dt.timedelta(days=1)
    nm=f'{R.choice(FIRST)} {R.choice(LAST)}'
    if R.random()<.1: nm=R.choice(['Pueblo West Plumbing Inc','Arroyo Catering, LLC','Steel City Youth Soccer','Mesa Vinyl & Tint','Two Mules Moving, LLC'])
    r=dict(unit=u,name=nm,resident=str(R.randint(30111,48999)));r.update(zip(K,[rt]+v+[r2(sum(v))])); rows.append(r)
    out.append([u,sz,nm,r['resident'],st,f'{paid.month}/{paid.day}/{paid.year}',m(rt)]+[m(q) for q in v]+[m(r['total'])])
t={'label':'Total',**{k:r2(sum(r[k] for r in rows)) for k in K if k[0]!='o'}}
out.append([]); out.append(['Total',f'{len(rows)} units','','','','','']+[m(t[k]) for k in K[1:]])
f='L014_PastDue_20251031.csv'
with open(doc(f),'w',newline='',encoding='utf-8-sig') as h: csv.writer(h,quoting=csv.QUOTE_MINIMAL).writerows(out)
save(f,'AR','self-storage past due list, csv export with preamble, text numbers with thousands commas',False,K,rows,[t])
