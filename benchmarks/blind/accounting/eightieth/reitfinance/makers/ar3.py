# csv export: resident aging of build-to-rent and manufactured-home communities
from common import *; import csv
R=random.Random(813)
P=[('Saltbrush Cottages (btr014)','h',58),('Cedar Hollow Townhomes (btr022)','h',41),('Prairie Wind MHC (mh305)','s',52)]
FN='Adela Brice Corwin Dessa Emory Fallon Gideon Hollis Ines Jarek Keely Lorne Maribel Nestor Odessa Perrin Quilla Rosalba Sorrel Tamsin Ulric Vada Wendel Xenia Yara Zoltan'.split(); LN='Abelard Brackwell Castorena Dunmire Eastlake Farrowby Galvinez Hartsong Islebury Jorvik Kestrelman Lindquister Montefalco Norbeck Oakhurstson Pellington Quarles Rademonte Silverthorn Trevanno Underhay Valdespino Wexcombe Yarrowby'.split()
K=['unpaid','b0_30','b31_60','b61_90','b90','prepaid','total','other:Late Count']
HD=['Unit','Resident','Name','Status','Total Unpaid Charges','0-30 days','31-60 days','61-90 days','Over 90 days','Prepayments','Balance','Late Count','Last Note']
fm=lambda v:f'{v:,.2f}' if v>=0 else f'-{-v:,.2f}'
out=[['Aged Receivables Detail by Resident'],['Property: btr014, btr022, mh305'],['Age As Of: 01/31/2026   Post To: 01/2026   Residents: Current, Notice, Past, Eviction'],[],HD]; rows=[];totals=[]; used=set()
for p,kind,n in P:
    out.append([p]); pr=[]
    units=sorted(R.sample(range(1,140),n))
    for u in units:
        unit=(f'{2100+u*2} Saltbrush Ln' if 'btr014' in p else f'TH-{u:03d}') if kind=='h' else f'Lot {u}'
        rent=R.randint(1795,2890) if kind=='h' else R.randint(540,760); 
        nm=None
        while nm is None or nm in used: nm=f'{R.choice(LN)}, {R.choice(FN)}'
        used.add(nm); d=R.choice([0,0,0,0,1,1,2,3]); b=[r2(rent*R.choice([1,1.05,.05,.31])+R.choice([0,75,34.18]))]+[r2(rent*R.choice([1,.6,.04])) if i<=d else 0 for i in (1,2,3)]
        pre=0
        if R.random()<.14: b=[0,0,0,0]; pre=-r2(rent*R.choice([1,.5,.02]))
        row={"unit":unit,"name":nm,"resident":f't{R.randint(100000,899999):07d}',"unpaid":r2(sum(b)),"b0_30":b[0],"b31_60":b[1],"b61_90":b[2],"b90":b[3],"prepaid":pre}
        row['total']=r2(row['unpaid']+pre); row[K[7]]=min(d+R.randint(0,3),9); st='Past' if d==3 and R.random()<.5 else 'Eviction' if d==3 else 'Notice' if R.random()<.07 else 'Current'
        note={'Eviction':'3-day posted 01/12; filed with JP court','Past':'Sent to collections','Notice':'','Current':R.choice(['','','','PTP 02/06','Portal autopay failed'])}[st]
        pr.append(row); out.append([unit,row['resident'],nm,st]+[fm(row[k]) for k in K[:7]]+[row[K[7]],note])
    t={"label":f'Total {p}',**{k:sm(pr,k) for k in K[:7]}}; totals.append(t); out.append([t['label'],'','','']+[fm(t[k]) for k in K[:7]]+['','']); out.append([]); rows+=pr
t={"label":'Grand Total',**{k:sm(rows,k) for k in K[:7]}}; totals.append(t); out.append([t['label'],'','','']+[fm(t[k]) for k in K[:7]]+['',''])
N='aged_receivables_btr_mh_20260131.csv'; csv.writer(open(doc(N),'w',newline='',encoding='utf-8-sig')).writerows(out); save(N,'AR','csv export, residents by property, quoted amounts, negative prepayments',False,None,K,rows,totals); print(len(rows))
