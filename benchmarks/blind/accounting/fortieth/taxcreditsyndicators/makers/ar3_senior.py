# csv export, senior portfolio of one GP, one line per household
from common import *
import csv,random
R=random.Random(9087)
stem='rpt_AgedBalances_20251231'
P=[('Hollis Senior Village','HSV',15),('Quillan Terrace (62+)','QLT',12),('St. Brendan Elder Homes','SBE',9)]
F='Agatha Bernice Clement Dorothea Edwin Florence Gus Hattie Ignatz Josefina Kermit Lucille Mordecai Nettie Orville Pearl Quentin Rosalind Stanislaw Thelma Ulysses Verna Wilhelmina Xiomara Yetta Zelda'.split()
L='Abbate Brisco Calloway Dombrowski Esterhaus Fontenot Gilhooly Hutchings Iwasaki Jaramillo Knudsen Lefkowitz Mangrum Nystrom Orellana Pettibone Quarles Rutkowski Szabo Threadgill Urbina Vanterpool Wojcik Yarborough Zielke'.split()
K=['prepaid','current','b31_60','b61_90','b91_120','b120','total','other:Tenant Portion','other:Agency Portion','deposit']
H=['Property','Unit','HH ID','Head of Household','Program','Unapplied','Current','31-60','61-90','91-120','Over 120','Balance Due','Tenant Portion','Agency Portion','Sec Dep Held','Last Rcpt Date','Cert Status']
rows=[];tot=[];out=[]
out.append(['Aged Balances by Household']);out.append(['Sponsor: Cathcart Elder Housing Partners','','Through: 12/31/2025']);out.append(['Run 01/08/2026 14:22:09 by mjablonski','','Filter: Balance <> 0']);out.append([])
out.append(H)
G={k:0 for k in K}
def fm(v,k=None): return f'{v:.2f}'
used=set()
for nm,cd,n in P:
    T={k:0 for k in K}
    for u in sorted(R.sample([f'{f}{x:02d}' for f in (1,2,3) for x in range(1,19)],n)):
        while True:
            who=f'{R.choice(L)}, {R.choice(F)}'
            if who not in used: used.add(who);break
        d={}
        t=R.random()
        rent=float(R.randint(190,640))
        if t<.18: d={'prepaid':-round(R.uniform(10,rent),2)}
        else:
            d={'current':round(rent*R.choice([1,.5,.25]),2) if R.random()<.9 else None}
            if R.random()<.4: d['b31_60']=round(R.uniform(20,rent),2)
            if R.random()<.2: d['b61_90']=round(R.uniform(20,rent),2)
            if R.random()<.14: d['b91_120']=rent
            if R.random()<.14: d['b120']=round(R.uniform(60,1900),2)
            if R.random()<.1: d['prepaid']=-25.0
            if d.get('current') is None and len(d)==1: d['current']=rent
        v={k:(d.get(k) or 0) for k in K[:6]}
        v['total']=s(v.values())
        ag=round(v['current']*.6,2) if R.random()<.25 and v['current'] else 0
        v['other:Agency Portion']=ag; v['other:Tenant Portion']=round(v['total']-ag,2)
        v['deposit']=float(R.choice([0,150,200,300,425]))
        hid=f'{cd}{R.randint(2000,9899)}'
        prog=R.choice(['LIHTC 60','LIHTC 50','LIHTC/PBV','202 PRAC'])
        out.append([nm,u,hid,who,prog,*[fm(v[k]) for k in K],f'{R.choice([11,12])}/{R.randint(1,28):02d}/2025',R.choice(['Complete','Complete','AR due 02/26','Correction'])])
        rows.append({'property':nm,'unit':u,'resident':hid,'name':who,**v})
        for k in K: T[k]=round(T[k]+v[k],2)
    out.append([f'Subtotal {nm}','','',f'{n} households','',*[fm(T[k]) for k in K],'','']); tot.append({'label':f'Subtotal {nm}',**T})
    for k in K: G[k]=round(G[k]+T[k],2)
out.append(['Grand Total','','',f'{len(rows)} households','',*[fm(G[k]) for k in K],'',''])
tot.append({'label':'Grand Total',**G})
with open(DOC+stem+'.csv','w',newline='',encoding='utf-8-sig') as fh: csv.writer(fh,quoting=csv.QUOTE_MINIMAL).writerows(out)
save(stem,'AR',K,rows,tot)
