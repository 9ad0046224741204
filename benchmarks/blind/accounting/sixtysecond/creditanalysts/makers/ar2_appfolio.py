# AppFolio-like delinquency export, csv, three apartment properties
from common import *
import random,csv
R=random.Random(77)
N='delinquency-20251003.csv'
P=[("Elm Court Apartments - 12-18 Elm St Worcester, MA 01608",22,lambda:f"{R.choice([12,14,16,18])}-{R.randint(1,4)}{R.choice('ABCD')}"),
("Maple & Third - 301 Third Ave Woonsocket, RI 02895",14,lambda:f"{R.randint(1,3)}{R.randint(1,12):02d}"),
("The Lofts at Hanover Mill - 77 Hanover St Manchester, NH 03101",29,lambda:f"L{R.randint(101,428)}"),
("Pond View - 9 Pond View Dr Leominster, MA 01453",6,lambda:f"{R.randint(1,24)}")]
FN="Alisha Brendan Corinne Dashawn Estela Farid Gwen Hollis Ivette Jamal Katya Leandro Maribel Nadine Omar Priya Quentin Rosalie Silvio Tamika Ulises Vera Wendell Xiomara Yusuf Zora".split()
LN="Abernethy Boucherie Castellane Dubreuil Ekstrand Figueres Gauthreaux Hallowby Iverness Jankauska Kettleman Larochette Mancuseo Nwachuka Ostrovich Pelkington Quarteman Robitelle Santangela Thibeau Umberling Vasconcel Whitcombe Yarrowe Zielinska".split()
C=['Unit','Name','Tenant Status','Rent','Amount Receivable','0-30','31-60','61-90','91+','Deposit','Last Payment','Delinquency Notes']
K=['other:Rent','total','b0_30','b31_60','b61_90','b90','deposit']
rows=[];totals=[];out=[C];G=dict.fromkeys(K,0)
notes=['','','','','','NTQ served 9/12','RAFT application pending','Pmt plan - $200/wk','Attorney; summary process 9/30','Called 10/1, LVM','MOVED OUT - send to collections','Sec 8 abatement, HQS fail']
for title,n,u in P:
    out.append(['-> '+title]+['']*11)
    us=set()
    while len(us)<n: us.add(u())
    S=dict.fromkeys(K,0)
    key=(lambda s:int(s)) if title.startswith('Pond') else (lambda s:s)
    for un in sorted(us,key=key):
        rent=float(R.choice([1150,1225,1295,1350,1425,1480,1550,1675,1795]))
        nm=f"{R.choice(LN)}, {R.choice(FN)}"+(f" {R.choice('ABCDEJKLM')}." if R.random()<.25 else '')
        st=R.choices(['Current','Notice','Evict','Past'],[70,8,10,12])[0]
        sev=R.choices([1,2,3,4],[55,22,12,11])[0] if st=='Current' else R.choice([2,3,4])
        b=[0.0]*4
        b[0]=R.choice([rent,rent,round(rent*R.uniform(.05,.9),2),75.0,round(R.uniform(20,140),2)]) if st!='Past' else 0.0
        if sev>=2: b[1]=R.choice([rent,round(rent*R.uniform(.2,1.05),2)])
        if sev>=3: b[2]=R.choice([rent,round(rent*R.uniform(.3,1),2)])
        if sev>=4: b[3]=round(rent*R.uniform(.4,4.5),2)
        if st=='Current' and sev==2 and R.random()<.25: b[0]=-round(R.uniform(30,150),2)
        if st=='Past' and sum(b)==0: b[1]=round(rent*.6,2)
        t=round(sum(b),2);dep=float(R.choice([0,500,rent,rent,rent])) if st!='Past' else 0.0
        rv=0.0 if st=='Past' else rent
        lp='' if R.random()<.08 else f"{R.choice(['09','09','10','08','07'])}/{R.randint(1,3) if False else R.randint(1,28):02d}/2025"
        if lp.startswith('10'): lp=f"10/0{R.randint(1,3)}/2025"
        v=[rv,t]+b+[dep]
        out.append([un,nm,st]+[m(x) for x in v]+[lp,R.choice(notes) if sev>1 else ''])
        rows.append({"unit":un,"name":nm,**dict(zip(K,v))})
        for k,x in zip(K,v): S[k]=round(S[k]+x,2)
    out.append(['','','']+[m(S[k]) for k in K]+['',''])
    totals.append({"label":"",**S})
    for k in K: G[k]=round(G[k]+S[k],2)
out.append(['Total','','']+[m(G[k]) for k in K]+['',''])
totals.append({"label":"Total",**G})
with open(doc(N),'w',newline='',encoding='utf-8') as f: csv.writer(f).writerows(out)
save(N,'AR',K,rows,totals,'AppFolio-like delinquency CSV export, four apartment properties with "->" group lines, unlabelled property totals',False)
print(len(rows),G)
