# self storage past due balances, csv export with preamble
from common import *
import datetime as dt,csv
r=random.Random(66);asof=dt.date(2026,10,15)
nm=iter(names(r,90));keys=['other:Monthly Rate','other:1-10 Days','other:11-30 Days','b31_60','b61_90','b91_120','b120','total']
name='PastDueBalances_Store0186.csv';rows=[];T=[0]*8
money=lambda x:f(x,'-')
with open(D(name),'w',newline='') as h:
    w=csv.writer(h)
    w.writerow(['Cedar Lock Storage - Store 0186 Marlow Pike']);w.writerow(['Past Due Balances']);w.writerow(['As of 10/15/2026','','Sorted by: Unit']);w.writerow([])
    w.writerow(['Unit','Tenant Name','Tenant ID','Paid Thru','Days Past Due','Lien Status','Monthly Rate','1-10 Days','11-30 Days','31-60 Days','61-90 Days','91-120 Days','Over 120 Days','Total Due'])
    units=sorted(set(r.choice('ABCDK')+'%03d'%r.randint(1,140) for _ in range(48)))
    for u in units:
        fn,ln=next(nm);t='%s, %s'%(ln,fn) if r.random()<.93 else '%s %s LLC'%(ln,r.choice(['Plumbing','Catering','Flooring']))
        rate=r.choice([49,64,79,95,112,129,145,189,229])*100;ins=r.choice([0,1100,1500]);late=2000
        n=r.choices([1,2,3,4,5,6],[30,26,12,7,4,3])[0]
        day=r.randint(1,28)
        days=[(asof-(dt.date(2026,10-k,day))).days for k in range(-0,n+1)]
        m=[0]*6
        for dpd in days:
            if dpd<=0: continue
            a=rate+ins
            if dpd>5: a+=late
            if dpd>30: a+=1500*(dpd<61)
            m[0 if dpd<=10 else 1 if dpd<=30 else 2 if dpd<=60 else 3 if dpd<=90 else 4 if dpd<=120 else 5]+=a
        dp=[x for x in days if x>0];mx=max(dp)
        st='Auction' if mx>90 else 'Lien' if mx>60 else 'Pre-Lien' if mx>30 else 'Overlocked' if mx>10 else ''
        tot=sum(m);v=[rate]+m+[tot]
        tid=str(r.randint(10400,29999))
        w.writerow([u,t,tid,(asof-dt.timedelta(days=mx)).strftime('%m/%d/%Y'),mx,st]+[money(x) for x in v])
        rows.append(dict(unit=u,name=t,resident=tid,**{k:c(x) for k,x in zip(keys,v)}));T=[p+q for p,q in zip(T,v)]
    w.writerow([]);lab='Totals (%d units)'%len(rows);w.writerow([lab,'','','','','']+[money(x) for x in T])
    w.writerow(['% of Total Due','','','','','','']+['%.1f%%'%(100*x/T[7]) for x in T[1:]])
    w.writerow([]);w.writerow(['Printed 10/15/2026 7:58 AM by mgr0186'])
save(name,'AR',keys,rows,[dict(label=lab,**{k:c(x) for k,x in zip(keys,T)})],None,'self-storage past due balances, csv with preamble, odd first buckets, amounts as text with thousands commas',False)
print(len(rows),T)
