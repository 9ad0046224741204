import json,os,glob,re,pdfplumber,openpyxl
import sys
R='build/blind'
ix=json.load(open(R+'/index.json'))
GR={ # how totals group: slices determined greedily: each total = sum of rows since last total, or of everything
}
RATE={'pct_occ','pct_leased','market_sf','actual_sf','sf','market','actual','other:Reserve %','other:Days Overdue'}
for i in ix:
    n=i['file']; t=json.load(open(f'{R}/truth/{os.path.splitext(n)[0]}.json')); assert os.path.exists(f'{R}/documents/{n}') and t['name']==n and t['kind']==i['kind']
    p=f'{R}/documents/{n}'
    if n.endswith('pdf'): txt='\n'.join(pg.extract_text(x_tolerance=1.5) or '' for pg in pdfplumber.open(p).pages)
    elif n.endswith('xlsx'):
        wb=openpyxl.load_workbook(p,data_only=True); txt='\n'.join(' '.join(str(c) for c in r if c is not None) for ws in wb for r in ws.iter_rows(values_only=True))
    else: txt=None
    miss=0
    if txt:
        T=re.sub(r'\s','',txt); N=re.sub(r'[,]','',T)
        for r in t['rows']+t['totals']:
            for k,v in r.items():
                if isinstance(v,str):
                    if k=='date': continue
                    ok=re.sub(r'\s','',v) in T
                else:
                    a=abs(v); forms={f'{a:.2f}',f'{a:.1f}',f'{a:g}',f'{a:.0f}',repr(a),str(a),f'{a:.2f}'.lstrip('0'),repr(a/100),f'{a/100:.3f}'}
                    ok=any(f in N for f in forms)
                if not ok: miss+=1; print('  missing',n,k,v)
    # exactly which sums tie
    keys=set(k for r in t['rows'] for k in r if not isinstance(r[k],str))-RATE
    neg=[r for r in t['rows'] if any(isinstance(v,float) and v==0 and str(v)[0]=='-' for v in r.values())]
    bad=[]
    R_=t['rows']
    pre={k:[0] for k in keys}
    for r in R_:
        for k in keys: pre[k].append(pre[k][-1]+(r.get(k) or 0))
    for tt in t['totals']:
        for k in keys & set(tt):
            tol=.006; okk=any(abs(pre[k][b]-pre[k][a]-tt[k])<tol for a in range(len(R_)) for b in range(a+1,len(R_)+1))
            if not okk: bad.append((tt['label'],k,tt[k]))
    # row crossfoot for AR
    if t['kind']=='AR':
        B=[m for m in t['money'] if m in('current','b1_30','b31_60','b61_90','b90') or re.match('other:(Ju|Ma|Ap|Unapp)',m)]
        for r in R_+t['totals']:
            if abs(sum(r.get(b,0) for b in B)-r.get('total',0))>.006: bad.append(('xfoot',r))
    if 'ending' in t['money']:
        for r in R_:
            if abs(r.get('beginning',0)+r.get('debit',0)-r.get('credit',0)-r.get('ending',0))>.006: bad.append(('roll',r))
    if t['kind']=='UM':
        for r in R_+t['totals']:
            if r['units']!=r['occupied']+r['vacant']: bad.append(('occ',r['label'] if 'label' in r else r['type']))
    ex=set(k for r in R_+t['totals'] for k in r if k not in('unit','name','resident','date','charge','invoice','account','type','label'))-set(t['money'])
    print(n,len(R_),len(t['totals']),'planted' if t['planted'] else '','missing',miss,'negzero',len(neg),'extra',ex,'BAD',bad)
