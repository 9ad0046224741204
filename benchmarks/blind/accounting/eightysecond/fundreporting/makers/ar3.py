# UK aged debtors by invoice, CSV export
import random,datetime as dt,csv,io
from common import *
R=random.Random(8206)
F='AgedDebtors_Invoice_20251130.csv'
asof=dt.date(2025,11,30)
P=[('0412','Castlegate Shopping Centre',['Unit 1','Unit 2/3','Unit 5','Unit 7','Unit 9','Unit 12','Unit 14','MSU 2','Kiosk K1','Kiosk K4','Cafe Pod']),
('0418','Severn Reach Trade Park',['Unit A1','Unit A2','Unit A4','Unit B1','Unit B3','Unit C2']),
('0425','Aldermoor Business Park',['Bldg 200 Gnd','Bldg 200 1st','Bldg 210','Bldg 220 Ste 3','Bldg 220 Ste 5','Bldg 230']),
('0431','Wharfside Coldstore Estate',['Chamber 1-3','Chamber 4','Yard Office'])]
N=iter(['Thimble & Thread Ltd','Bexley Shoes (UK) Limited','Greenleaf Health Foods Ltd','Phonebay Retail Ltd','Cotswold Bakers plc','Trilby Opticians Ltd','Bonbon Confectionery Ltd','Harlow & Finch Department Stores Ltd','Sparkle Jewellery Repairs','Juicebar Holdings Ltd','Rossi Brothers t/a Cafe Rossi',
'Tradecoat Paints Ltd','Severn Plumb Centre Ltd','Autofit Tyres Limited','Welbeck Electrical Wholesale plc','Tile Yard Ltd (In Administration)','Halliwell Tool Hire Ltd',
'Quantock Software Ltd','Marlow Actuarial LLP','Brightwater Engineering plc','Pemberton Recruitment Ltd','Northern Claims Services Ltd','Helix Diagnostics UK Ltd','Fjord Fisheries UK Ltd','Abbott Lane Foods Ltd','Coldchain Drivers Agency Ltd'])
H=['Prop Ref','Property Name','Unit','Tenant Ref','Tenant','Invoice No','Due Date','Charge Type','Invoice Amount','Current','1-30 Days','31-60 Days','61-90 Days','91-120 Days','Over 120 Days','Outstanding']
K=['other:Invoice Amount','current','b1_30','b31_60','b61_90','b91_120','b120','total']
f=lambda q:'' if q is None else f'{q/100:,.2f}'
out=[['Aldermoor & Severn Property Fund - Aged Debtors by Invoice'],['Aged to:','30/11/2025','Aged by:','Due date','Currency: GBP'],['Run by R.PATEL 02/12/2025 08:51'],[],H]
rows=[];tots=[];GT=[0]*8; inv=184200
for pr,pn,us in P:
    T=[0]*8
    for k,u in enumerate(us):
        t=next(N); ref=f'{pr}{k+1:03d}'; q=R.randint(280000,2600000)//100*100
        cand=[]
        for qd in [dt.date(2024,12,25),dt.date(2025,3,25),dt.date(2025,6,24),dt.date(2025,9,29)]:
            pr_=.85 if qd.month==9 else .25 if qd.month==6 else .12
            if 'Admin' in t: pr_=.9
            if R.random()<pr_: cand.append((qd,'Rent',q))
            if R.random()<pr_+.1: cand.append((qd,'Service Charge',int(q*R.uniform(.16,.3))))
        for _ in range(R.randint(0,3)):
            cand.append((dt.date(2025,R.randint(3,11),R.randint(2,27)),R.choice(['Electricity Recharge','Insurance','Turnover Rent','SC Balancing 24/25','Water Recharge','Interest']),R.randint(4000,320000)))
        if R.random()<.6: cand.append((dt.date(2025,12,25),'Rent',q))
        if not cand: cand.append((dt.date(2025,9,29),'Insurance',R.randint(30000,120000)))
        cand.sort()
        for dd,ty,net in cand:
            gross=net if ty in('Insurance','Interest') else net+round(net*.2)
            o=gross if R.random()<.7 else int(gross*R.uniform(.1,.7))
            inv+=R.randint(1,40); days=(asof-dd).days
            if R.random()<.05: # unallocated cash
                ty='Unallocated Cash'; gross=o=-R.randint(10000,600000); dd=min(dd,dt.date(2025,11,21)); days=(asof-dd).days
            b=[None]*6; b[0 if days<=0 else 1 if days<=30 else 2 if days<=60 else 3 if days<=90 else 4 if days<=120 else 5]=o
            v_=[gross]+b+[o]; no=('RC' if ty[0]=='U' else 'SI')+str(inv)
            out.append([pr,pn,u,ref,t,no,dd.strftime('%d/%m/%Y'),ty]+[f(z) for z in v_])
            rows.append({'unit':u,'name':t,'resident':ref,'date':dd.isoformat(),'charge':ty,'invoice':no,**{kk:(z/100 if z is not None else None) for kk,z in zip(K,v_)}})
            T=[i+(j or 0) for i,j in zip(T,v_)]
    lab=f'Total {pn}'; out.append(['',lab]+['']*6+[f(z) for z in T]); tots.append({'label':lab,**{kk:z/100 for kk,z in zip(K,T)}})
    GT=[i+j for i,j in zip(GT,T)]
out.append([]); out.append(['','Report Total']+['']*6+[f(z) for z in GT]); tots.append({'label':'Report Total',**{kk:z/100 for kk,z in zip(K,GT)}})
with open(D+F,'w',newline='',encoding='cp1252') as h: csv.writer(h).writerows(out)
save(F,'AR','UK aged debtors by invoice, CSV export, thousands commas as text, property totals',False,K,rows,tots)
