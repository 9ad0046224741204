import csv, random
from common import *
rng=random.Random(5408)
NAME='AR_delinquency_export_20251112.csv'
PR=[('Wexford Court - 1400 Wexford Ave Columbus, OH 43212',['A','B','C'],22),('The Marlowe - 77 Kessler St Columbus, OH 43201',['1','2','3','4'],17),('Pinehurst Row Townhomes - 3900-3962 Pinehurst Row Grove City, OH 43123',None,9)]
keys=['other:Rent','deposit','total','b0_30','b31_60','b61_90','b90','prepaid']
H=['Unit','Tenant','Status','Move In','Rent','Deposit','Last Payment','Amount Receivable','0-30','31-60','61-90','91+','Prepaid','Delinquency Notes']
f=lambda x: f'{x:,.2f}'
nm=iter([f'{a} {b}' for a,b in names(rng,60)]); rows=[];totals=[];out=[H];G=[0.0]*6
NOTE=['Payment plan $250 bi-weekly, 2 of 6 paid','3-day notice posted 11/7','Eviction filed 10/21, hearing 11/25','HAP short pay, HA contacted','Promised 11/15','NSF 11/3, money order only','"Roof leak" withholding; maintenance closed WO 10/30','Late fee dispute\nwaived once in June','Sent to collections 9/30','Rental assistance application pending']
mon=lambda:f'{rng.randint(1,12):02d}/{rng.randint(1,28):02d}/{rng.randint(2020,2024)}'
for p,bl,n in PR:
    out.append(['-> '+p]+['']*(len(H)-1)); S=[0.0]*6
    if bl is None: us=[str(x) for x in rng.sample(range(3900,3963,2),n)]
    elif bl[0]=='A': us=[f'{rng.choice(bl)}-{x}' for x in rng.sample(range(101,325),n)]
    else: us=[str(x) for x in rng.sample([int(f)*100+k for f in bl for k in range(1,15)],n)]
    for u in sorted(us):
        rent=rng.choice([985,1040,1095,1125,1180,1245,1310,1395,1525]) + (350 if bl is None else 0)
        st=rng.choices(['Current','Notice','Evict','Past'],[70,8,10,12])[0]; k=rng.random(); b=[0.0]*4; pre=0.0
        if st=='Past': b[2]=r2(rng.uniform(150,900)) if k<.5 else 0.0; b[3]=r2(rng.uniform(200,4200))
        elif st=='Evict': b=[rent+95.0,rent+95.0,r2(rng.uniform(200,rent)),0.0 if k<.5 else r2(rng.uniform(100,1500))]
        elif k<.18: pre=r2(rng.choice([rent,rng.uniform(5,300),rent/2]))
        elif k<.5: b[0]=r2(rng.choice([95,rent+95,rng.uniform(20,400),rng.uniform(200,rent)]))
        elif k<.8: b[0]=rent+95.0; b[1]=r2(rng.uniform(40,rent))
        else: b[0]=r2(rng.uniform(100,600)); b[1]=r2(rng.uniform(50,400)); b[2]=r2(rng.uniform(25,300))
        if k>.93 and st=='Current': b[1]=-r2(rng.uniform(25,60))
        t=r2(sum(b)); dep=rng.choice([0.0,300.0,500.0,float(rent)])
        note=rng.choice(NOTE) if (t>900 or rng.random()<.15) and st!='Past' else ('Sent to collections 9/30' if st=='Past' and t>1000 else '')
        if st!='Evict' and note.startswith('Eviction'): note='3-day notice posted 11/7'
        if note.startswith('Sent') and st!='Past': note='Promised 11/15'
        if pre: note=''
        name=next(nm)
        out.append([u,name,st,mon(),f(rent),f(dep),f'{rng.choice([10,11])}/{rng.randint(1,9):02d}/2025' if st!='Past' else f'0{rng.randint(5,8)}/{rng.randint(10,28)}/2025',f(t)]+[f(x) for x in b]+[f(pre),note])
        rows.append({'unit':u,'name':name,'other:Rent':float(rent),'deposit':dep,'total':t,'b0_30':b[0],'b31_60':b[1],'b61_90':b[2],'b90':b[3],'prepaid':pre})
        S=[r2(s+z) for s,z in zip(S,[t]+b+[pre])]
    out.append(['Total']+['']*6+[f(x) for x in S]+['']); totals.append({'label':'Total',**dict(zip(keys[2:],S))}); G=[r2(a+b) for a,b in zip(G,S)]
out.append(['Grand Total']+['']*6+[f(x) for x in G]+['']); totals.append({'label':'Grand Total',**dict(zip(keys[2:],G))})
with open(doc(NAME),'w',newline='',encoding='utf-8-sig') as o: csv.writer(o).writerows(out)
save(NAME,'AR',keys,rows,totals,'property-management csv export, property heading rows, quoted amounts, notes with commas and line breaks',False)
