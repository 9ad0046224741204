# AppFolio-like delinquency export, csv
from h import *
import csv
rng=random.Random(7405)
N='delinquency-20251117.csv'
K=['total','b0_30','b31_60','b61_90','b90','other:Last Payment','other:Late Count']
PROPS=[('Sagebrush Flats MHP','4410 Old Mill Rd Caldwell, ID 83605',[f'{i:02d}' for i in range(1,88)],(485,620),13),
('Heron Lake Apartments','1200 Heron Lake Dr Nampa, ID 83651',[f'{b}{n}' for b in 'ABC' for n in(101,102,103,104,201,202,203,204)],(1080,1495),11),
('Willow Court Duplexes','77-95 Willow Ct Caldwell, ID 83605',['77A','77B','81A','81B','85A','85B','89A','89B','95A','95B'],(1250,1325),4),
('Pinto Street Fourplex','612 Pinto St Middleton, ID 83644',['1','2','3','4'],(940,995),1)]
f=lambda x:f'{x:,.2f}'
nm=iter(names(rng,60));truth=[];totals=[];out=[]
out.append(['Unit','Tenant','Status','Tags','Move-in','Move-out','Amount Receivable','0-30','31-60','61-90','91+','Last Payment Date','Last Payment','Late Count','In Collections?','Delinquency Notes'])
NT={'Current':['PTP 11/21, called 11/12','Text sent 11/10','On payment plan $150/mo, 2 of 6 paid','Disputes Sept water bill','Three-day notice posted 11/10','LVM 11/13; emailed ledger','Says paid at office, no receipt. Check w/ Dana','Partial 11/03, balance by the 25th','Church assistance letter rec\'d 11/6'],
'Evict':['Atty file opened 10/28, "hold" on partials','Hearing 12/02 1:30pm, Canyon County','Three-day served 10/22 - no partials','Stip signed, pays by 11/30 or writ'],'Past':['Moved out owing; keys returned\nForwarding addr on file','Skip. Sent to collections','FAS mailed, no response']}
for v in NT.values(): rng.shuffle(v)
def note(st): return NT[st].pop() if NT[st] and (st!='Current' or rng.random()<.45) else ''
G={k:0 for k in K[:5]}
for p,ad,us,(lo,hi),n in PROPS:
    out.append([f'-> {p} - {ad}']+['']*15);S={k:0 for k in K[:5]}
    order={u:i for i,u in enumerate(us)}
    for u in sorted(rng.sample(us,n),key=order.get):
        l,fn=next(nm);rent=rng.randrange(lo,hi+1,5);q=rng.random();b=[0,0,0,0];st='Current';mo=''
        if q<.5: b[0]=rng.choice([rent,rent+50,50,round(rng.uniform(22,99),2),rent/2])
        elif q<.68: b=[rent+50,rng.choice([rent,75.4,rent+50]),0,0]
        elif q<.8: b=[rent+50,rent+50,rng.choice([rent,140]),0];st=rng.choice(['Current','Evict'])
        elif q<.9: b=[rent+50,rent+50,rent+50,round(rng.uniform(200,2400),2)];st='Evict'
        else: b=[0,0,rng.choice([0,210.75]),round(rng.uniform(300,3100),2)];st='Past';mo=f'0{rng.randint(6,8)}/{rng.randint(10,30)}/2025'
        if st=='Current' and q<.04: pass
        b=[r2(x) for x in b]
        if len(truth)==8: b=[-62.5,0,0,310.0]   # an unapplied credit in the first bucket
        t=dict(zip(K,[r2(sum(b))]+b))
        for k in S: S[k]=r2(S[k]+t[k])
        lp=r2(rng.choice([rent,rent+50,rent/2,200,300]));late=rng.randint(0,9)
        row=dict(unit=u,name=f'{l}, {fn}',**t)
        none=rng.random()<.06
        if not none: row[K[5]]=lp
        row[K[6]]=late
        truth.append(row)
        out.append([u,f'{l}, {fn}' ,st,rng.choice(['','','','Section 8','ACH','POH']) if p.startswith('Sage') or rng.random()<.3 else '',f'{rng.randint(1,12):02d}/{rng.randint(1,28):02d}/{rng.randint(2016,2024)}',mo]+[f(t[k]) for k in K[:5]]+['' if none else f'{rng.randint(8,11):02d}/{rng.randint(1,14):02d}/2025','' if none else f(lp),str(late),'Yes' if st=='Past' and rng.random()<.6 else 'No',note(st)])
    lab=f'Total for {p}'
    out.append([lab,'','','','','']+[f(S[k]) for k in K[:5]]+['']*5);totals.append(dict(label=lab,**S))
    for k in G: G[k]=r2(G[k]+S[k])
out.append(['Total','','','','','']+[f(G[k]) for k in K[:5]]+['']*5);totals.append(dict(label='Total',**G))
with open(doc(N),'w',newline='',encoding='utf-8-sig') as h: csv.writer(h).writerows(out)
save(N,'AR',K,truth,totals,None,'AppFolio delinquency csv export, grouped by property, notes with commas and line breaks, small mixed residential portfolio',False)
print(len(truth),totals[-1])
