# Rent Manager-like open charges by household, manufactured home community, CSV, tenant headings, ~150 charges
import random, csv
from common import *
rnd=random.Random(8106)
L='Abel Bracken Cisneros Dorsett Ewing Farr Gutierrez Holcomb Inman Jarvis Kemp Ledbetter Mosley Nunley Ochoa Pickett Quiroga Rainey Sipes Tackett Urbina Vance Womack Yeager Zamora Burks Crandall Deel Escobar Fultz Gentry Hatcher Juarez Kirkland Loftis Mendez Nash Overby Pruitt Rucker Spivey Trimble Vickers Wooten'.split()
G='Bobby Maria Dale Crystal Jesus Tammy Randy Lupe Shane Brenda Jose Misty Travis Rosa Clint Angie'.split()
N=['current','b1_30','b31_60','b61_90','b90','total']
H=['Date','Charge','Description','Reference','Current','1-30','31-60','61-90','Over 90','Balance']
rnd.shuffle(L)
lots=sorted(rnd.sample(range(1,187),40))
f=lambda x:'' if x is None else f'{x:,.2f}'
out=[['Tall Oaks Village MHC','','','','','','','','',''],['Aged Receivables - Open Charges by Household']+['']*9,['As of: 8/31/2025','','','Tenants: Current and Past','','','','Min balance: 0.01','',''],['']*10,H]
rows=[];tots=[];G6=[0.0]*6
mons=[('08','Aug',0),('07','Jul',2),('06','Jun',3),('05','May',4),('04','Apr',4),('03','Mar',4)]
for lot,l in zip(lots,L):
    nm=f'{l}, {rnd.choice(G)}'
    if rnd.random()<.3: nm+=f' & {rnd.choice(G)}'
    past=rnd.random()<.12
    acct=rnd.randint(2100,3899); unit=f'{lot:03d}'
    out.append([f'Lot {unit} - {nm} (Acct {acct}){" - PAST" if past else ""}']+['']*9)
    rent=rnd.choice([515,525,540,565,590]); k=rnd.choices([1,2,3,5,6],[50,26,13,7,4])[0]; ch=[]
    home=rnd.choice([None,None,325.0,389.5])
    for mm,mn,_ in reversed(mons[:k]):
        full=rnd.random()<(.75 if k>1 else .5)
        dt=(int(mm),1); ch.append((dt,'RENT',f'Lot rent {mn} 2025',float(rent) if full else r2(rnd.uniform(25,rent))))
        if home and full: ch.append((dt,'HOME',f'Home payment {mn} 2025',home))
        if rnd.random()<.6: ch.append(((int(mm),6),'LATE','Late fee',50.0))
        if rnd.random()<.7: ch.append(((int(mm),15),'WTR','Water/sewer billback',r2(rnd.uniform(18,96))))
        if rnd.random()<.08: ch.append(((int(mm),19),'NSF','Returned item fee',35.0))
    if rnd.random()<.08: ch.append(((8,20),'LEGAL','Eviction filing fee',171.0))
    if rnd.random()<.1: ch.append(((8,22),'CREDIT','Unapplied payment',-r2(rnd.uniform(5,60))))
    ch.sort(key=lambda x:x[0]); s=[0.0]*6
    for (m,d),code,ds,a in ch:
        age=(8-m)*30+(8-m+1)//2+31-d
        i=0 if m==8 else 1 if age<=30 else 2 if age<=60 else 3 if age<=90 else 4
        # true days
        import datetime; days=(datetime.date(2025,8,31)-datetime.date(2025,m,d)).days
        i=0 if m==8 else (1 if days<=30 else 2 if days<=60 else 3 if days<=90 else 4)
        if m==8 and d<=5: i=1   # due on the 1st: 30 days or less past due
        if m==8 and code in('WTR','LEGAL','CREDIT'): i=0
        v=[None]*6; v[i]=a; v[5]=a; ref=f'{rnd.randint(88000,99999)}'
        out.append([f'{m}/{d}/2025',code,ds,ref]+[f(x) for x in v])
        rows.append(dict({"unit":unit,"name":nm,"date":f'2025-{m:02d}-{d:02d}',"charge":code,"invoice":ref,"resident":str(acct)},**{K:x for K,x in zip(N,v) if x is not None}))
        s=[r2(p+(q or 0)) for p,q in zip(s,v)]
    lab=f'Total Lot {unit}'; out.append([lab,'','','']+[f(x) for x in s]); out.append(['']*10)
    tots.append(dict({"label":lab},**dict(zip(N,s)))); G6=[r2(a+b) for a,b in zip(G6,s)]
out.append(['Report Total','','','']+[f(x) for x in G6]); tots.append(dict({"label":"Report Total"},**dict(zip(N,G6))))
out.append(['']*10); out.append(['Households: 40','','','']+['']*6); out.append(['Printed 9/2/2025 8:14:09 AM by slopez']+['']*9)
csv.writer(open(D+'tall_oaks_open_charges_0825.csv','w',newline='')).writerows(out)
save('tall_oaks_open_charges_0825.csv','AR','CSV export, household headings with open charges below, household totals, past tenants marked in heading',True,N,rows,tots)
