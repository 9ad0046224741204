# industrial fund, csv export, month buckets
from common import *
import csv
R=random.Random(7106)
P=[('flx012','Brewer Flex Park',['Anchor Fastener Supply','Delmar Cabinetry LLC','Proline Screen Print','Stratos Drone Works','Hendry Tile & Stone, Inc.','Nova HVAC Parts','Bay 9 Brewing Co']),('ind027','Dock Road Distribution',['Meridian Freight Forwarding','Castleton Paper Co.','Polar Chain Cold Storage','Westbrook Tire Wholesale']),('ind031','Mill Creek Logistics',['Oriole Home Goods, LLC','Tandem Cycle Imports','Fairmount Packaging','GreenRoot Hydroponics','Union Pallet & Crate'])]
n='ar_aging_by_month_1225.csv'; K=['other:Prior','other:Oct-25','other:Nov-25','other:Dec-25','total','prepaid','deposit']
rows=[];totals=[];G=[0]*7; f=open(D(n),'w',newline='',encoding='utf-8-sig'); w=csv.writer(f)
w.writerow(['Tenant Aging by Posting Month']); w.writerow(['Period: 12/2025','Book: Accrual']); w.writerow([])
w.writerow(['Property','Unit','Tenant Code','Tenant','Prior','Oct-25','Nov-25','Dec-25','Total Due','Prepaid','Deposit'])
k0=3107
for pc,pn,ts in P:
    S=[0]*7
    for i,t in enumerate(ts):
        k0+=R.randint(2,31); u=(f'{pc[-2:]}-{chr(65+i)}' if pc=='flx012' else f'{100*(i+1)}'); base=r2(R.uniform(6100,48000)); q=R.random()
        v=[0,0,0,0]
        if q<.35: v[3]=base
        elif q<.6: v[2:]=[r2(base*.31),base]
        elif q<.75: v=[r2(base*1.4),base,base,base]
        elif q<.88: v=[-r2(base*.07),0,0,r2(base*.22)]
        else: v=[0,r2(base*.04),0,0]
        pre=-r2(base*.5) if R.random()<.2 else 0; dep=round(base,-2)
        x=v+[r2(sum(v)),pre,dep]; S=[r2(a+b) for a,b in zip(S,x)]; G=[r2(a+b) for a,b in zip(G,x)]
        w.writerow([pc,u,f't{k0:07d}',t]+[f'{z:.2f}' for z in x]); rows.append(dict(unit=u,name=t,resident=f't{k0:07d}',**dict(zip(K,x))))
    w.writerow([f'Total {pc} - {pn}','','','']+[f'{z:.2f}' for z in S]); totals.append(dict(label=f'Total {pc} - {pn}',**dict(zip(K,S))))
w.writerow(['Grand Total','','','']+[f'{z:.2f}' for z in G]); totals.append(dict(label='Grand Total',**dict(zip(K,G)))); f.close()
save(n,'AR',K,rows,totals,'industrial CSV export, month buckets, property totals, small',False); print(len(rows))
