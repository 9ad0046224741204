# AppFolio-like delinquency export, csv, build-to-rent houses, two communities in "->" group lines
import random, csv, datetime
from common import *
R=random.Random(7606)
NAME='delinquency-20261109.csv'
G=[('Sable Ridge Homes','1100 Sable Ridge Dr Murfreesboro, TN 37128',[('Sable Ridge Dr',1104,1290),('Larkspur Ln',402,466),('Teal Hollow Ct',15,61)],17,2145),
   ('Fallow Creek Cottages','60 Fallow Creek Way Smyrna, TN 37167',[('Fallow Creek Way',61,188),('Thresher Pl',3,49)],11,1875)]
names=[f'{f} {l}' for l in LAST for f in FIRST]; R.shuffle(names)
K=['other:Rent','deposit','total','b0_30','b31_60','b61_90','b90','other:Future Charges']
H=['Unit','Name','Tenant Status','Move In','Rent','Deposit','Amount Receivable','0-30','30-60','60-90','90+','Future Charges','Last Payment','Delinquency Notes','In Collections']
f=lambda v:f'{v:,.2f}'
NOTES=['','','','','PTP 11/13 full balance','Rent assistance pending - county','Bounced ACH 11/2, fee added','','left vm 11/6, emailed ledger','Payment plan: $400/wk, "kept so far"','water billback dispute','Keys returned, final acct stmt mailed']
rows=[];totals=[];out=[]; n=0
for g,ad,st,cnt,rent0 in G:
    out.append([f'-> {g} - {ad}']+['']*14); rs=[]; us=set()
    while len(us)<cnt:
        s,a,b=R.choice(st); us.add((s,R.randrange(a,b)))
    for s,no in sorted(us):
        d=dict(unit=f'{no} {s}',name=names[n]); n+=1
        if R.random()<.3 and names[n].split()[0]!=names[n-1].split()[0]: d['name']+=f' and {names[n].split()[0]} {d["name"].split()[-1]}'; n+=1
        st_=R.choices(['Current','Notice','Evict','Past'],[62,10,12,16])[0]
        rent=float(rent0+R.randrange(-140,190,5)); b=[0.0]*4
        if st_=='Past': b[3]=r2(R.uniform(220,5100)); b[2]=r2(R.uniform(0,900)) if R.random()<.4 else 0.0
        elif st_=='Evict': b=[r2(rent+214.5),r2(rent+214.5),r2(rent*R.uniform(.2,1)),0.0 if R.random()<.5 else r2(R.uniform(100,2300))]
        else:
            b[0]=r2(R.choice([rent,rent+107.25,R.uniform(35,180),R.uniform(200,rent)]))
            if R.random()<.3: b[1]=r2(R.uniform(30,rent))
            if R.random()<.12: b[0]=-r2(R.uniform(15,90)); b[1]=r2(R.uniform(100,600))
        d.update({'other:Rent':rent,'deposit':0.0 if st_=='Past' else R.choice([500.0,rent,rent,250.0]),'total':r2(sum(b)),'b0_30':b[0],'b31_60':b[1],'b61_90':b[2],'b90':b[3],'other:Future Charges':0.0 if st_=='Past' else R.choice([0.0,0.0,rent+55])})
        mi=datetime.date(R.randint(2022,2026),R.randint(1,8),R.randint(1,28)); lp=datetime.date(2026,{'Past':6,'Evict':8}.get(st_,10),R.randint(1,28))
        note=R.choice(NOTES) if st_!='Past' else R.choice(['','Keys returned, final acct stmt mailed'])
        if st_=='Evict': note='Filed dispossessory 10/22; hearing 11/17' if R.random()<.5 else 'Writ issued 11/4'
        out.append([d['unit'],d['name'],st_,mi.strftime('%m/%d/%Y')]+[f(d[k]) for k in K]+[lp.strftime('%m/%d/%Y'),note,'Yes' if st_=='Past' and b[3]>900 else 'No'])
        rs.append(d)
    t=dict(label='Total '+g)
    for k in K: t[k]=r2(sum(r[k] for r in rs))
    out.append([t['label'],'','','']+[f(t[k]) for k in K]+['','','']); totals.append(t); rows+=rs
t=dict(label='Total')
for k in K: t[k]=r2(sum(r[k] for r in rows))
out.append(['Total','','','']+[f(t[k]) for k in K]+['','','']); totals.append(t)
with open(doc(NAME),'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh); w.writerow(H); w.writerows(out)
save(NAME,'AR',K,rows,totals,'AppFolio delinquency csv, property group lines, quoted amounts, notes, utf-8 BOM',False)
