# AppFolio-like delinquency export, csv, build-to-rent, property groups
import random,csv,datetime as dt
from common import *
from names import people
R=random.Random(8566)
NAME='delinquency-20250912.csv'
props=[('Saddlebrook Cottages - 4100 Saddlebrook Loop Georgetown, TX 78626',15),('Saddlebrook Phase II - 4300 Bridle Path Georgetown, TX 78626',9),('Tarleton Row - 88 Tarleton Ct Hutto, TX 78634',7)]
P=people(random.Random(77),40); pi=0
H=['Unit','Name','Tenant Status','Move In','Move Out','Tags','Amount Receivable','0-30','31-60','61-90','91+','Delinquent Rent','Deposit','Late Count','In Collections','Last Payment','Delinquency Notes']
keys=['total','b0_30','b31_60','b61_90','b90','other:Delinquent Rent','deposit','other:Late Count']
NT=['','','','Sent 3-day 9/8','Promise to pay 9/15 per phone call, "check in mail"','Section 8 portion late - housing authority notified','Dispute re: mailbox key charge','Eviction filed 8/26, JP Pct 3','Autopay failed; new card 9/12']
rows=[];totals=[];G=[0]*7
f=lambda n: mns(n/100)
out=open(doc(NAME),'w',newline='',encoding='utf-8-sig'); w=csv.writer(out); w.writerow(H)
for pn,n in props:
    w.writerow(['-> '+pn]+['']*(len(H)-1)); T=[0]*7; lst=[]
    us=[f'{q:02d}' for q in R.sample(range(1,97),n)] if 'Tarleton' in pn else [str((4100 if 'Cott' in pn else 4300)+q) for q in R.sample(range(1,71),n)]
    for _ in range(n):
        a,l=P[pi]; pi+=1; nm=f'{a} {l}'
        if R.random()<.3: nm+=f' & {R.choice(["Ana","Joel","Wyatt","Renee","Sam"])} {l}'
        rent=R.choice([1895,1945,2050,2120,2195,2275])*100
        past=R.random()<.16; x=R.random()
        b=[0]*4
        if past: b[2]=R.choice([0,round(R.uniform(100,1900)*100)]); b[3]=round(R.uniform(300,5200)*100)
        elif x<.5: b[0]=R.choice([rent,rent+10000,7500,round(R.uniform(25,400)*100),rent//2])
        elif x<.78: b[0]=rent+10000; b[1]=R.choice([round(R.uniform(50,1400)*100),rent])
        elif x<.9: b[0]=rent+10000; b[1]=rent+10000; b[2]=rent
        else: b[0]=-round(R.uniform(10,300)*100); b[1]=round(R.uniform(310,800)*100)
        dr=min(max(sum(b),0),rent*sum(1 for q in b if q>=rent)) if not past else max(0,sum(b)-round(sum(b)*.22))
        mi=dt.date(2025,6,1)-dt.timedelta(days=R.randint(20,900)); mo=dt.date(2025,R.randint(5,7),R.choice([15,30])) if past else None
        if past: mi=mi-dt.timedelta(days=200)
        st='Past' if past else R.choices(['Current','Notice','Evict'],[20,2,3])[0]
        dep=0 if past else R.choice([rent,50000,rent])
        lst.append((us.pop(),nm,st,mi,mo,'HCV' if R.random()<.1 else '',b,dr,dep,R.randint(0,7),'Yes' if past and R.random()<.5 else 'No',dt.date(2025,9,12)-dt.timedelta(days=R.randint(2,20)+(30 if b[1] else 0)+(30 if b[2] else 0) if not past else R.randint(80,200)),R.choice(NT) if not past else R.choice(['Moved out, FAS sent','','Skip'])))
    for u,nm,st,mi,mo,tg,b,dr,dep,lc,ic,lp,nt in sorted(lst,key=lambda t:t[0]):
        v=[sum(b)]+b+[dr,dep]
        w.writerow([u,nm,st,mi.strftime('%m/%d/%Y'),mo.strftime('%m/%d/%Y') if mo else '',tg]+[f(n_) for n_ in v]+[lc,ic,lp.strftime('%m/%d/%Y'),nt])
        rows.append(dict(unit=u,name=nm,**{k:n_/100 for k,n_ in zip(keys,v)},**{'other:Late Count':lc})); T=[a+c for a,c in zip(T,v)]
    w.writerow(['']*6+[f(n_) for n_ in T]+['']*4); totals.append(dict(label='',**{k:n_/100 for k,n_ in zip(keys,T)})); G=[a+c for a,c in zip(G,T)]
w.writerow(['Total']+['']*5+[f(n_) for n_ in G]+['']*4); totals.append(dict(label='Total',**{k:n_/100 for k,n_ in zip(keys,G)}))
out.close()
save(NAME,'AR',None,keys,rows,totals,'AppFolio-like delinquency CSV export grouped by property, build-to-rent',True)
print(len(rows),totals)
