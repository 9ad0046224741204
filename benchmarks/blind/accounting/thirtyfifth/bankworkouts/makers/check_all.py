import os; os.chdir(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import json,glob,re,pymupdf,openpyxl
ix=json.load(open('index.json')); print(len(ix))
for e in ix:
    n=e['file'].rsplit('.',1)[0]; t=json.load(open(f'truth/{n}.json')); R=t['rows'];T=t['totals']
    bad=[k for r in R+T for k,v in r.items() if isinstance(v,(int,float)) and k not in t['money']]
    G=T[-1]; off=[]
    for k in t['money']:
        if k in G and not k.startswith('pct') and k not in('sf','market','actual','market_sf','actual_sf','other:AVERAGE RENT Difference'):
            s=round(sum(r.get(k,0) for r in R),2)
            if abs(s-G[k])>.02: off.append((k,s,G[k]))
    # subtotals sum to the grand total
    if len(T)>1:
        for k in t['money']:
            if k in G and not k.startswith('pct') and k not in('sf','market','actual','market_sf','actual_sf','other:AVERAGE RENT Difference'):
                s=round(sum(r.get(k,0) for r in T[:-1]),2)
                if abs(s-G[k])>.02: off.append(('sub',k,s,G[k]))
    # every number is printed (pdf)
    miss=0
    if e['file'].endswith('pdf'):
        tx=' '.join(p.get_text() for p in pymupdf.open('documents/'+e['file'])).replace(',','')
        for r in R+T:
            for k,v in r.items():
                if isinstance(v,(int,float)) and not any(re.search(r'(?<![\d.])'+re.escape(f)+r'(?![\d])',tx) for f in (f'{abs(v):.2f}',f'{abs(v):g}',f'{abs(v):.1f}')): miss+=1; print('miss',k,v)
    print(e['file'],e['documentType'],len(R),len(T),'bad',bad,'off',off,'miss',miss,'planted' if t['planted'] else '')
