import json,os,pdfplumber,openpyxl
from common import B
for x in json.load(open(B+'/index.json')):
    n=x['file'];t=json.load(open(f"{B}/truth/{os.path.splitext(n)[0]}.json"));p=f"{B}/documents/{n}";assert os.path.exists(p) and t['name']==n
    if n.endswith('.pdf'):
        with pdfplumber.open(p) as d: txt='\n'.join(q.extract_text() for q in d.pages)
    elif n.endswith('.xlsx'):
        txt='\n'.join(' '.join('' if c is None else (f'{c:,.2f}' if isinstance(c,(int,float)) else str(c)) for c in r) for w in openpyxl.load_workbook(p,data_only=True) for r in w.iter_rows(values_only=True))
    elif n.endswith('.csv'): txt=open(p,encoding='utf-8-sig').read()
    else: txt=None
    miss=[]
    fl=lambda s:''.join(s.split())
    if txt:
        z=fl(txt)
        for r in t['rows']+t['totals']:
            for k,v in r.items():
                if isinstance(v,str):
                    if fl(v) not in z: miss.append(v)
                elif k.startswith('pct') : pass
                else:
                    if not any(q in z for q in (f'{abs(v):,.2f}',f'{abs(v):,}')): miss.append((k,v))
    g=t['totals'][-1];bad=[]
    for k in t['money']:
        if k not in g or k in('actual','market','pct_occ','pct_leased','sf'): continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-g[k])>.005: bad.append((k,s,g[k]))
    over=[r for r in t['rows'] if 'ending' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005]
    ar=[r for r in t['rows'] if t['kind']=='AR' and abs(sum(v for k,v in r.items() if k in('current','b0_30','b1_30','b31_60','b61_90','b90','other:Credits on Acct'))-r.get('total',0))>.005]
    keys={k for r in t['rows'] for k in r}-set(t['money'])
    print(n,x['kind'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '-','MISS',miss,'BAD',bad,'ROLL',over,'AR',ar,keys)
