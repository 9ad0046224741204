# Business Central export, Singapore, csv
from common import *; import csv; random.seed(686)
names=['Aurelia Wellness Pte. Ltd.','Banyan Row Foods Pte Ltd','Chop Hin Leong Trading','Delphi Cargo (S) Pte. Ltd.','Eastspring Tuition LLP','Fook Sing Bakery','Glasshouse Coffee, The','Hikari Ramen Pte Ltd','Innova Med-Tech Pte. Ltd.','Jia He Optical','Kallang Cycle Works','Lotus Nail Bar','Maybloom Florist','Nusantara Spice Co.','Orchid Money Changer','Pixel & Grain Studio LLP','Quantum Edge Capital','Rumah Batik','Sin Heng Hardware','Tembusu Childcare Pte Ltd','Unity Dental Surgeons','Verde Salad Bar','Wah Kee Mobile','Xin Yi Hair Salon','Yong Tai Seafood','Zhen Beauty Academy, Katong']
N='ar_bc_aged_receivables_katong.csv'; K=['deposit','total','current','b1_30','b31_60','b61_90','b90']
T=[]; f=open(D(N),'w',newline='',encoding='utf-8-sig'); w=csv.writer(f)
w.writerow(['Aged Accounts Receivable']); w.writerow(['Katong Junction Mall Pte. Ltd.']); w.writerow(['Aged as of 31/10/2025','','','Aged by due date']); w.writerow(['All amounts in SGD']); w.writerow([])
w.writerow(['Customer No.','Customer Name','Lot No.','Security Deposit','Balance Due','Not Due','1 - 30 days','31 - 60 days','61 - 90 days','Over 90 days','Salesperson Code'])
g=lambda v: c(v) if v else ''
for i,nm in enumerate(names):
    rent=random.choice([3270,4905,6213,8720,10682,14170,21800])*1.0; b=[0]*5
    m=random.random()
    if m<.35: b[0]=rent
    elif m<.6: b[0]=rent;b[1]=round(rent*random.uniform(.1,1),2)
    elif m<.75: b[1]=rent;b[2]=round(random.uniform(80,900),2)
    elif m<.9: b=[rent,rent,rent,round(rent*.6,2),round(random.uniform(150,9000),2)]
    else: b[0]=-round(random.uniform(100,1500),2)
    if i==9: b=[0,0,0,0,436.0]
    b=[float(x) for x in b]; lot=f'#0{random.randint(1,4)}-{random.randint(1,48):02d}' if i!=15 else '#03-17/18'
    dep=rent*3; tot=round(sum(b),2); t=dict(resident=f'C{10010+i*10}',name=nm,unit=lot,deposit=dep,total=tot)
    for k,x in zip(K[2:],b):
        if x: t[k]=x
    T.append(t); w.writerow([t['resident'],nm,lot,c(dep),c(tot)]+[g(x) for x in b]+[random.choice(['JT','LW','SR'])])
tot={k:round(sum(t.get(k,0) for t in T),2) for k in K}
w.writerow(['Total (SGD)','','']+[c(tot[k]) for k in K]+['']); w.writerow([]); p=[tot[k]/tot['total']*100 for k in K[2:]]
w.writerow(['% of balance','','','','']+[f'{x:.1f}%' for x in p]+[''])
f.close(); save(N,'AR','Dynamics 365 BC csv export, Singapore mall, lot no. and deposit, unapplied credits negative',False,K,T,[dict(label='Total (SGD)',**tot)]); print(len(T),tot)
