import json,glob,os,re,csv
from common import *
import pdfplumber, openpyxl
ix=json.load(open(f'{ROOT}/index.json')); assert len(ix)==9
for e in ix:
    n=e['file']; t=json.load(open(f'{ROOT}/truth/{n.rsplit(".",1)[0]}.json')); assert t['name']==n and os.path.exists(doc(n))
    R,T,M=t['rows'],t['totals'],t['money']; bad=[]
    for r in R:
        assert r.get('account') or r.get('unit') or r.get('type')
        nums=[k for k in r if isinstance(r[k],(int,float))]
        if not nums: bad.append(('nonum',r))
        if t['kind']!='UM': 
            for k in nums: assert k in M,(k,n)
    # sums
    g=T[-1] if T[-1]['label']!='Net Income (Loss)' else T[-2]
    for k in M:
        if k in('sf','pct_occ','pct_leased','market','actual','actual_sf','market_sf','gross','ua','net','beds','baths','ami','other:Rent','deposit','other:Avg Care Charge','other:Avg Total Fee'): continue
        s=round(sum(r.get(k,0) for r in R),2)
        if abs(s-g.get(k,0))>(.35 if 'pct' in k or '%' in k else .005): bad.append((k,s,g.get(k,0)))
    if t['kind']=='AR':
        bk=[k for k in M if k.startswith('b') or (k.startswith('other:') and '20' in k)]
        for r in R+T:
            if abs(sum(r.get(k,0) for k in bk)-r['total'])>.005: bad.append(('row',r))
    # text on page
    if n.endswith('pdf'):
        with pdfplumber.open(doc(n)) as p: tx='\n'.join(q.extract_text() for q in p.pages)
        toks={}
        for w in tx.split(): toks[w]=toks.get(w,0)+1
        miss=0
        for r in R+T:
            for k,v in r.items():
                if isinstance(v,str):
                    if k=='date': v='/'.join([v[8:],v[5:7],v[2:4]])
                    if v not in tx and ' '.join(v.split()) not in ' '.join(tx.split()): bad.append(('text',k,v))
                else:
                    a=abs(v); c=[f'{a:,.2f}',f'{a:,.0f}',f'{a:g}',f'{a:g}%',f'{a:.1f}%',f'${a:,.0f}',f'${a:,.2f}']
                    c=[s for x in c for s in(x,f'({x})',x+'CR')]
                    if not any(x in toks for x in c): bad.append(('num',k,v))
    elif n.endswith('xlsx'):
        wb=openpyxl.load_workbook(doc(n),data_only=True); ws=wb.worksheets[0]
        V=[];S=set()
        for row in ws.iter_rows(values_only=True):
            for x in row:
                if isinstance(x,(int,float)): V.append(x); 
                elif x: S.add(' '.join(str(x).split()))
        VS=set(round(x,2) for x in V)|set(round(x*100,1) for x in V)|set(round(x) for x in V)
        for r in R+T:
            for k,v in r.items():
                if isinstance(v,str):
                    if v not in S and not(v.isdigit() and int(v) in VS): bad.append(('text',k,v))
                elif round(v,2) not in VS: bad.append(('num',k,v))
        for k in M:
            if k.startswith('other:') and k[6:] not in S: print('   header not verbatim',k)
    print(n,t['kind'],len(R),'planted' if t['planted'] else '',bad[:8],len(bad))
