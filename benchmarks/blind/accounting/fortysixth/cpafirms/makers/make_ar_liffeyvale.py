# Xero aged receivables detail, Irish company, CSV by month
from common import *
import random,csv,datetime as dt
random.seed(4606)
C=[('Anvil & Thread Tailoring Ltd','Unit 1, 14 Mounthill St',1850),('Bán Coffee Roasters','Unit 2, 14 Mounthill St',2300),('Caoimhe Ní Dhuibh Architects','1st Floor, 9 Weir Lane',3120),('Corrib Dental Practice','2nd Floor, 9 Weir Lane',2760),('Declan Harte','Apt 3, 14 Mounthill St',1425),('Emerald Vape Ltd (in liquidation)','Unit 5, 22 Quay Rd',1600),('Fionnuala Keane','Apt 4, 14 Mounthill St',1390),('Greenlane Pharmacy','Unit 1, 22 Quay Rd',2985.5),('Hypatia Software DAC','3rd Floor, 9 Weir Lane',4415),('Joao & Marta Teixeira','Apt 1, 22 Quay Rd',1510),('Kinsella Bookmakers','Unit 3, 22 Quay Rd',2050),('Lotus Nails','Unit 2, 22 Quay Rd',1275),('Moore Optical','Unit 4, 22 Quay Rd',1980),('Oisín Brophy','Apt 2, 22 Quay Rd',1465),('Parcel Post Weir Lane','Ground Floor, 9 Weir Lane',2640)]
K=['current','m Jun 2026','m May 2026','m Apr 2026','other:Older','total']
inv=1873; fm=lambda v:f'{v:,.2f}'
out=[['Aged Receivables Detail'],['Liffeyvale Property Holdings DAC'],['As at 30 June 2026'],['Ageing by due date'],[],
['Invoice Date','Due Date','Invoice Number','Reference','Current','Jun 2026','May 2026','Apr 2026','Older','Total'],[]]
rows=[];tot=[];G=[0.0]*6
f2=lambda d:d.strftime('%d %b %Y').lstrip('0') if False else d.strftime('%d %b %Y')
for nm,ref,r in C:
    vat=1.23 if 'Apt' not in ref else 1
    L=[]
    depth=random.choice([0,0,1,1,2,3,4]) if 'liquid' not in nm else 4
    months=[(2026,m,1) for m in range(6-depth,7)] if 'liquid' not in nm else [(2025,11,1),(2025,12,1),(2026,1,1)]
    for y,m,d in months:
        iss=dt.date(y,m,d); due=iss+dt.timedelta(days=14)
        L.append((iss,due,'',f'Rent {iss.strftime("%b %y")} - {ref}',round(r*vat,2)))
    if random.random()<.45:
        iss=dt.date(2026,random.choice([3,4,5]),random.choice([11,18,23])); L.append((iss,iss+dt.timedelta(days=30),'',random.choice(['Service charge Q2','Insurance contribution 2026','Refuse recharge','ESB recharge']),round(random.uniform(60,900)*vat,2)))
    if random.random()<.4:
        iss=dt.date(2026,6,24); L.append((iss,dt.date(2026,7,24),'','Service charge Q3',round(r*.18*vat,2)))
    if random.random()<.25:
        iss=dt.date(2026,random.choice([5,6]),19); L.append((iss,iss,'CN',random.choice(['Overpayment','Credit note - heating outage']),-round(random.uniform(50,400),2)))
    L.sort(key=lambda z:z[0])
    out.append([nm]); S=[0.0]*6
    for iss,due,k,rf,a in L:
        inv+=random.randint(1,4); no=('CN-' if k else 'INV-')+f'{inv:04d}'
        if rf=='Overpayment': no=''
        v=[None]*5
        i=0 if due>dt.date(2026,6,30) else {(2026,6):1,(2026,5):2,(2026,4):3}.get((due.year,due.month),4)
        v[i]=a; v.append(a)
        out.append([f2(iss),f2(due),no,rf]+['' if x is None else fm(x) for x in v])
        rows.append(dict(name=nm,charge=rf,date=iss.isoformat(),invoice=no or None,**dict(zip(K,v))))
        S=[round(p+(q or 0),2) for p,q in zip(S,v)]
    out.append(['Total '+nm,'','','']+[fm(x) for x in S]); out.append([])
    tot.append(dict(label='Total '+nm,**dict(zip(K,S)))); G=[round(p+q,2) for p,q in zip(G,S)]
out.append(['Total','','','']+[fm(x) for x in G]); tot.append(dict(label='Total',**dict(zip(K,G))))
out.append(['Percentage of total','','','']+[f'{x/G[5]*100:.2f}%' for x in G])
f='ar_liffeyvale_aged_detail.csv'
with open(doc(f),'w',newline='',encoding='utf-8-sig') as h: csv.writer(h).writerows(out)
save(f,'AR',K,rows,tot,None,'MIXED_USE','Xero Aged Receivables Detail CSV (Ireland), contact headings, buckets by month name, percentage row',False)
print(len(rows),G)
