from common import *
import csv
F='Selby Park student HMO ledger balances.csv'
r=rng(1111)
houses=[('14 Selby Park Road',6),('22 Selby Park Road',5),('3 Ebor Mount',7),('5 Ebor Mount',7),('61 Winston Grove',4),('17A Brudley Street',8),('90 Cardigan View',6),('92 Cardigan View',5)]
out=[['Selby Park Student Lets Ltd - In Creditors Voluntary Liquidation'],['Tenant ledger balances by room','','','as at','28/02/2026'],[],
['House','Room','Room Type','Ledger Ref','Tenant','Contract From','Contract To','Rent pcm','B/F 01/09/2025','Charged to date','Received to date','Balance','Deposit held']]
rows=[];G=[0]*6;n=v=0;ref=41200
f=lambda x:f'{x:.2f}'
for h,k in houses:
    S=[0]*6
    for i in range(1,k+1):
        rm=f'Room {i}'; ty=r.choice(['Standard','Standard','Large','En-suite']); n+=1
        if r.random()<.14:
            out.append([h,rm,ty,'','Empty']+['']*8); v+=1; rows.append(dict(unit=rm,building=h,unitType=ty,statusText='Empty')); continue
        ref+=r.randint(1,9); t=f'{r.choice(UKL)} {r.choice(UKF)}'; rent={'Standard':435,'Large':470,'En-suite':525}[ty]+r.choice([0,0,5,-10,15]); a=D(2025,9,1) if r.random()<.75 else D(2025,7,1); b=D(2026,6,30) if a.month==9 else D(2026,6,30)
        bf=r.choice([0,0,0,rent/2,-100]); ch=rent*6; rec=ch+bf-r.choice([0,0,0,0,rent,rent*2,rent/2,-25]); bal=bf+ch-rec; dep=r.choice([200,200,250,0])
        out.append([h,rm,ty,f'T{ref}',t,a.strftime('%d/%m/%Y'),b.strftime('%d/%m/%Y'),f(rent),f(bf),f(ch),f(rec),f(bal),f(dep)])
        for j,x in enumerate((rent,bf,ch,rec,bal,dep)): S[j]+=x;G[j]+=x
        rows.append(dict(unit=rm,building=h,unitType=ty,tenantName=t,statusText='Occupied',contractRent=rent,leaseStartDate=a,leaseEndDate=b,balance=bal,deposit=dep))
    out.append([f'Total {h}','','','','','','']+[f(x) for x in S])
out.append(['TOTAL ALL HOUSES','','','','','','']+[f(x) for x in G]); out.append([]); out.append(['Rooms',n]); out.append(['Let',n-v]); out.append(['Empty',v])
with open(doc(F),'w',newline='',encoding='utf-8-sig') as fh: csv.writer(fh).writerows(out)
save(F,'STUDENT_HOUSING','CSV, ledger balances by room with house totals and preamble',False,dict(propertyName=None,asOnDate='2026-02-28',units=n,occupied=n-v,vacant=v,rows=rows))
