# Open-invoice listing exported to CSV (construction-accounting system), month columns
from common import *
import csv
R=random.Random(77)
PR=[("1410","Dunmore Industrial Park",[("L-1410-03","Kessler Pallet & Crate Ltd.","Unit 3"),("L-1410-07","Rive-Sud Boulangerie Inc.","Unit 7-8"),("L-1410-11","Torque North Auto Parts","Unit 11"),("L-1410-14","Blue Heron Cabinetry","Unit 14")]),
("1425","Highway 9 Logistics Centre",[("L-1425-A","Frontenac Cold Chain LP","Bldg A"),("L-1425-B1","Métalex Québec Inc.","B1"),("L-1425-B4","Gantry Freight, Inc.","B4"),("L-1425-C","Sable Point Packaging","C")]),
("1433","Beaupré Flex Court",[("L-1433-101","Atelier Lumière Inc.","101"),("L-1433-104","Hexagon Fence Co.","104"),("L-1433-110","Three Otters Brewing","110")])]
CT=[("RENT","Net rent",(5200,24800)),("OPEX","Additional rent - operating",(1400,6800)),("TAX","Additional rent - realty tax",(900,4900)),("UTIL","Utility recharge",(140,1900)),("NSF","NSF / admin fee",(45,75)),("RECON","2024 recovery reconciliation",(-1900,5200))]
MON=["Nov-25","Oct-25","Sep-25","Aug-25","Jul-25 & Prior"]
name='AR_open_invoices_1125.csv'
K=["other:Original Amt","total"]+["other:"+m for m in MON]
def f(c): return '' if c==0 else par(c)
rows=[];tots=[];G=[0]*7;inv=20418
with open(DOC+name,'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh); w.writerow(['Ironbridge Properties Group']); w.writerow(['AR Open Invoice Listing by Property']); w.writerow(['Open as of:','30-Nov-2025','','Co:','1','','Run by: ACCT4']); w.writerow([])
    w.writerow(['Prop','Property Name','Lease','Tenant','Suite','Invoice','Inv Date','Due Date','Type','Description','Original Amt','Open Amt']+MON+['Hold'])
    for pc,pn,tn in PR:
        B=[0]*7
        for lid,t,su in tn:
            its=[]
            base={k:R.randint(lo*100,hi*100) for k,_,(lo,hi) in CT}
            for m in (3,6,7,8,9,10,11):
                for k,ds,(lo,hi) in CT:
                    pr={11:.42,10:.25,9:.16,8:.1,7:.07,6:.05,3:.03}[m]
                    if k in("RENT","OPEX"): pr*=1.4
                    if R.random()<pr: its.append((m,k,ds,base[k] if k in("RENT","OPEX","TAX") else R.randint(lo*100,hi*100)))
            if not its: its=[(11,"RENT","Net rent",base["RENT"])]
            for m,k,ds,a in its:
                inv+=R.randint(2,37); dy=1 if k in("RENT","OPEX","TAX") else R.randint(3,27)
                o=a if R.random()<.75 or a<0 else int(a*R.uniform(.12,.7))
                v=[a,o,0,0,0,0,0]; v[2+{11:0,10:1,9:2,8:3}.get(m,4)]=o
                dd=dy if dy==1 else 28
                no=f'{"CM" if a<0 else "IN"}{inv}'
                from datetime import date
                w.writerow([pc,pn,lid,t,su,no,date(2025,m,dy).strftime('%d-%b-%y'),date(2025,m,dd).strftime('%d-%b-%y'),k,ds]+[f(x) for x in v]+['Y' if R.random()<.05 else ''])
                r={"unit":su,"name":t,"resident":lid,"date":date(2025,m,dy).isoformat(),"charge":f'{k}',"invoice":no}
                for kk,x in zip(K,v):
                    if x: r[kk]=d(x)
                rows.append(r)
                for j in range(7): B[j]+=v[j]; G[j]+=v[j]
        w.writerow(['']*9+[f'Total {pc}']+[f(x) for x in B]+['']); t={"label":f'Total {pc}'}
        for kk,x in zip(K,B):
            if x: t[kk]=d(x)
        tots.append(t)
    w.writerow([]); w.writerow(['']*9+['Report Total']+[f(x) for x in G]+['']); tots.append({"label":"Report Total",**{kk:d(x) for kk,x in zip(K,G) if x}})
save(name,"AR",K,rows,tots,"open-invoice CSV export by property, buckets are months, parentheses, quoted thousands",True)
print(name,len(rows))
