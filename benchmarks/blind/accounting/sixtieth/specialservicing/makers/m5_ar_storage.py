# AR 2: self storage delinquency list, csv export, one line a unit
import random, csv
from datetime import date, timedelta
from common import *
R=random.Random(6015); ASOF=date(2025,3,31)
LN='Abernet Bexley Calloran Dunstable Eskridge Farrowby Gilstrap Hathorne Ivester Jessop Kinnard Lathrop Mondale Nesbitt Ostrand Pickerel Quimby Rathburn Satterlee Thackary Umland Vanover Wexler Yarbro Zeller Holcroft Brisby Crandle Delmas Everly'.split()
FN='Marcus Dena Luis Shawna Peter Anita Kwame Gloria Travis Mei Jordan Bettina Carl Rosa Devin Tasha Omar Lynn Hugh Priya'.split()
BZ=['Tri-Lake Carpet Care LLC','Blue Heron Catering','R&M Mobile Detailing, Inc.','Second Act Theatre Co-op','Palmetto Pool Supply']
rate={'5x5':(49,62),'5x10':(74,96),'10x10':(119,151),'10x15':(148,189),'10x20':(179,229),'10x30':(239,289),'P12x30':(85,110)}
units=set(); rows=[]; out=[]
keys=['other:Days Late','other:Monthly Rate','b1_30','b31_60','b61_90','b90','total']
tot={k:0 for k in keys[1:]}
while len(units)<58:
    blk=R.choice('ABCDEFG'); units.add((blk,R.randint(1,64)))
def addm(d,k):
    m=d.month-1-k; y=d.year+m//12; return date(y,m%12+1,d.day)
names=set()
for blk,n in sorted(units):
    u=f'{blk}{n:03d}'; size=R.choice({'A':['5x5','5x10'],'B':['5x10','10x10'],'C':['10x10'],'D':['10x10','10x15'],'E':['10x15','10x20'],'F':['10x20','10x30'],'G':['P12x30']}[blk])
    lo,hi=rate[size]; rt=float(R.randint(lo,hi))
    if R.random()<.12 and BZ: nm=BZ.pop()
    else:
        while True:
            nm=f'{R.choice(LN)}, {R.choice(FN)}'
            if nm not in names: names.add(nm); break
    first=date(2025,3,R.randint(1,25)); k=R.choices([0,1,2,3,4,6],[40,22,13,8,6,3])[0]
    b={'b1_30':0,'b31_60':0,'b61_90':0,'b90':0}
    for j in range(k+1):
        d=addm(first,j); age=(ASOF-d).days; amt=rt
        if age>5: amt+=20
        if age>35 and j==k: amt+=45
        kk='b1_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b90'
        b[kk]+=amt
    if R.random()<.15 and k==0: b['b1_30']-=R.choice([25,40,50])  # partial payment
    old=addm(first,k); days=(ASOF-old).days; T=sum(b.values())
    stage='Auction set 4/22' if days>120 else 'Lien filed' if days>60 else 'Overlocked' if days>30 else 'Late 2' if days>15 else 'Late 1'
    v={'other:Days Late':days,'other:Monthly Rate':rt,**b,'total':T}
    tid=f'{R.randint(10400,31999)}'
    mv=date(R.randint(2016,2024),R.randint(1,12),first.day)
    paid=old-timedelta(days=1)
    out.append([u,size,tid,nm,f'555-{R.randint(100,999):03d}-{R.randint(1000,9999)}',f'{mv.month}/{mv.day}/{mv.year}',f'{paid.month}/{paid.day}/{paid.year}',days,f'{rt:.2f}']+[f'{b[x]:.2f}' if b[x] else '' for x in b]+[f'{T:.2f}',stage])
    row={"unit":u,"name":nm,"resident":tid}
    for x in keys:
        if v[x] or x=='other:Days Late': row[x]=v[x]
    rows.append(row)
    for x in tot: tot[x]+=v[x]
name='sunset_blvd_storage_pastdue.csv'
with open(doc(name),'w',newline='',encoding='cp1252') as fh:
    w=csv.writer(fh)
    w.writerow(['Sunset Boulevard Self Storage - Store 118']); w.writerow(['Past Due Balances as of 3/31/2025']); w.writerow([])
    w.writerow(['Unit','Size','Tenant ID','Tenant','Phone','Moved In','Paid Thru','Days Late','Monthly Rate','1-30 Days','31-60 Days','61-90 Days','91+ Days','Total Due','Stage'])
    for o in out: w.writerow(o)
    w.writerow([f'Total ({len(out)} units)','','','','','','','',f"{tot['other:Monthly Rate']:.2f}"]+[f'{tot[x]:.2f}' for x in ('b1_30','b31_60','b61_90','b90','total')]+[''])
    w.writerow([]); w.writerow(['Amounts include rent, late fees and lien fees. Printed by: store118']) 
save(name,'AR','csv export of a store past-due list, one line a unit, blanks for empty buckets',False,keys,rows,[{"label":f'Total ({len(out)} units)',**tot}])
print(len(rows),tot)
