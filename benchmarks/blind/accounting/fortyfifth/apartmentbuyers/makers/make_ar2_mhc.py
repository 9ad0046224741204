# manufactured home communities: charge-level aging exported as CSV
from make_common import *
import csv, datetime as D
F='MHC_AR_aging_detail_20260630.csv'
R=random.Random(31337); nm=namer(5); AS=D.date(2026,6,30)
M=['other:Orig Chg','b0_30','b31_60','b61_90','b91_120','b120','prepaid','total']
B=M[1:6]
def f(c): return '' if not c else (f'({-c/100:,.2f})' if c<0 else f'{c/100:,.2f}')
def bk(d):
    n=(AS-d).days
    return B[0] if n<=30 else B[1] if n<=60 else B[2] if n<=90 else B[3] if n<=120 else B[4]
out=[['Receivables Aging - Detail by Charge'],['Owner:','Saltgrass Communities LLC'],['As of:','06/30/2026','','Aged on: charge date'],[],
['Community','Site','Acct','Resident','Chg Code','Chg Date','Ref','Orig Chg','0-30','31-60','61-90','91-120','Over 120','Prepaid','Balance']]
rows=[];totals=[];g={k:0 for k in M[1:]}; ref=88100; dropped=None
for com,pre,rent,n in [('Pine Meadow MHC','PM',58500,17),('Lakeview Estates MHP','LE',64900,13)]:
    t={k:0 for k in g}
    for s in sorted(R.sample(range(1,140),n)):
        site=f'{pre}-{s:03d}'; last,first=nm(); acct=str(R.randint(20400,29999)); name=f'{first} {last}'; a={k:0 for k in g}; mine=[]
        if R.random()<.16:
            ref+=R.randint(1,9); v=-R.choice([rent,R.randint(500,40000)]); d=D.date(2026,6,R.randint(20,30)); mine.append(('PREPAY',d,f'R{ref}',None,{'prepaid':v,'total':v}))
        else:
            months=R.choices([1,2,3,5],[6,4,3,1])[0]
            for m in range(months-1,-1,-1):
                d=D.date(2026,6-m,1)
                for code,amt,p in [('LOTRENT',rent,1),('WATER',R.randint(2100,7400),.75),('SEWER',3250,.45),('TRASH',1800,.35),('HOMERENT',41500,.08),('LATEFEE',5000,.4)]:
                    if R.random()>p: continue
                    dd=d if code!='LATEFEE' else d.replace(day=6); bal=amt if (m<months-1 or R.random()<.6) else R.randint(amt//4,amt-100)
                    ref+=R.randint(1,9); mine.append((code,dd,f'C{ref}',amt,{bk(dd):bal,'total':bal}))
        for code,dd,rf,o,v in mine:
            for k,x in v.items(): a[k]+=x
        drop=None
        if com.startswith('Lake') and dropped is None and len(mine)>=5: drop=2; dropped=(acct,name,mine[2])
        for i,(code,dd,rf,o,v) in enumerate(mine):
            if i==drop: continue
            out.append([com,site,acct,name,code,f'{dd.month}/{dd.day}/{dd.year}',rf,f(o)]+[f(v.get(k,0)) for k in M[1:]])
            rows.append({'property':com,'unit':site,'resident':acct,'name':name,'charge':code,'date':dd.isoformat(),'invoice':rf,'other:Orig Chg':o/100 if o else None,**{k:v[k]/100 for k in M[1:] if v.get(k)}})
        lab=f'Total for {acct} {name}'; out.append(['','','',lab,'','','','']+[f(a[k]) for k in M[1:]]); totals.append({'label':lab,**{k:x/100 for k,x in a.items() if x}})
        for k in t: t[k]+=a[k]
    lab=f'Total {com}'; out.append([lab]+['']*7+[f(t[k]) for k in M[1:]]); totals.append({'label':lab,**{k:x/100 for k,x in t.items() if x}}); out.append([])
    for k in g: g[k]+=t[k]
out.append(['Grand Total']+['']*7+[f(g[k]) for k in M[1:]]); totals.append({'label':'Grand Total',**{k:x/100 for k,x in g.items() if x}})
csv.writer(open(path(F),'w',newline='',encoding='utf-8')).writerows(out)
a,n,(code,dd,rf,o,v)=dropped
save(F,'MANUFACTURED_HOUSING','AGED_RECEIVABLES','charge-level aging, two communities, CSV export',M,rows,totals,planted=dict(what=f'The line {code} {dd} {rf} of {v["total"]/100:.2f} of account {a} {n} is not printed; all totals still contain it',kind='row_dropped'),hard='totals per account and community, parentheses and thousands separators as text')
