# AppFolio-like delinquency export, single-family rentals, CSV with quoted thousands, portfolio grouping column
import sys; sys.path.insert(0,'build/blind/makers')
from common import *
import csv
r=random.Random(8466); N='delinquency-20250815.csv'
st=['Briar Hollow Ct','Sable Creek Dr','Wren Meadow Ln','Old Mill Pkwy','Tupelo Trace','Harvest Moon Way','Dunmore St','Cobbler Ridge Rd','Lantern Hill Ave','Pinebark Cir']
n=34; nm=names(r,n,'{f} {l}'); ad=sorted({f'{r.randint(101,9899)} {r.choice(st)}' for _ in range(n)},key=lambda a:(a.split(' ',1)[1],int(a.split()[0])))
assert len(ad)==n
K=['b0_30','b31_60','b61_90','b90','total','other:Delinquent Rent','deposit']
rows=[];raw=[]
for a,m in zip(ad,nm):
    s=r.choices(['Current','Notice','Evict','Past'],[24,3,4,3])[0]; rent=r.choice([1595,1650,1725,1795,1850,1925,1995,2050,2175,2240]); z=r.random()
    b=[0,0,0,0]; util=r.choice([0,0,89.5,42.17,61.08])
    if s in('Evict','Past'): b=[rent if s=='Evict' else 0,rent,round(rent*r.choice([1,.5]),2),round(rent*r.choice([0,.75,1.5])+r.choice([0,225,310.4]),2)]; dr=sum(b[:3])
    elif z<.45: b[0]=rent; dr=rent
    elif z<.7: b[0]=r.choice([round(rent*.5,2),412.5,250,95]); dr=b[0] if b[0]!=95 else 0
    elif z<.85: b[0]=rent; b[1]=round(rent*r.choice([.3,1]),2); dr=b[0]+b[1]
    else: b[0]=-round(r.choice([rent,60,17.25,500]),2); dr=0; util=0
    b[0]=round(b[0]+util,2)
    t=round(sum(b),2); dep=0 if s=='Past' else rent if r.random()<.8 else rent*1.5
    rows.append(dict(unit=a,name=m,b0_30=float(b[0]),b31_60=float(b[1]),b61_90=float(b[2]),b90=float(b[3]),total=t,**{'other:Delinquent Rent':float(round(dr,2))},deposit=float(dep)))
    raw.append((s,f'{r.choice([404,678,470])}) 555-01{r.randint(10,99)}',f'{r.randint(1,12):02d}/{r.randint(1,28):02d}/20{r.randint(19,24)}','07/%02d/2025'%r.randint(1,31) if s!='Past' else '04/%02d/2025'%r.randint(1,30),r.choice(['','','','Promise to pay 8/22','Payment plan signed','Left voicemail, emailed ledger','RHAP application pending']) if t>0 and s!='Evict' else 'Dispossessory filed' if s=='Evict' else ''))
T={k:round(sum(x[k] for x in rows),2) for k in K}
f=lambda v:f'{v:,.2f}'
with open(doc(N),'w',newline='',encoding='utf-8-sig') as h:
    w=csv.writer(h)
    w.writerow(['Property/Unit','Tenant','Status','Phone Numbers','Move-in','Last Payment','0-30','31-60','61-90','91+','Amount Receivable','Delinquent Rent','Deposit Held','Delinquency Notes'])
    for R,x in zip(rows,raw): w.writerow([R['unit'],R['name'],x[0],'Mobile: ('+x[1],x[2],x[3]]+[f(R[k]) for k in K]+[x[4]])
    w.writerow(['Total','','','','','']+[f(T[k]) for k in K]+[''])
save(N,'AR','AppFolio-like delinquency CSV export, single-family rentals, negative current bucket for prepaid tenants',False,K,rows,[dict(label='Total',**T)])
