import json,os,csv,subprocess,pdfplumber
from h import ROOT
ix=json.load(open(ROOT+'/index.json'));print(len(ix))
for e in ix:
    n=e['file'];t=json.load(open(f'{ROOT}/truth/{os.path.splitext(n)[0]}.json'));assert t['name']==n and t['kind']==e['kind']
    p=f'{ROOT}/documents/{n}';ext=n.rsplit('.',1)[1]
    if ext=='pdf': txt='\n'.join(pg.extract_text() for pg in pdfplumber.open(p).pages)
    elif ext=='csv': txt=open(p,encoding='utf-8-sig').read()
    else:
        # shown text of all sheets
        f=f'{ROOT}/.render/'+os.path.splitext(n)[0]+'.pdf'
        subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',f'{ROOT}/.render',p],capture_output=True)
        txt='\n'.join(pg.extract_text() for pg in pdfplumber.open(f).pages)
    flat=txt.replace('\n',' ');miss=[]
    toks=txt.replace('$','').replace('%','').replace('"','').replace('(','').replace(')','').replace('-','')
    def shown(v):
        a=abs(v);return any(s in toks for s in {f'{a:,.2f}',f'{a:,.1f}',f'{a:,.0f}' if a==int(a) else f'{a:,.2f}'})
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if v not in flat and not all(w in flat for w in v.split()): miss.append((k,v))
            elif not shown(v): miss.append((k,v))
    lines=txt.split('\n');rows=t['rows'];bad=[]
    skip={'actual','market','pct_occ','pct_units','sf','actual_sf','market_sf','pct_leased','other:2026-27 Budget Rate','other:% Change','other:Last Payment','other:Late Count'} if t['kind']!='TB' else set()
    last=t['totals'][-1] if 'income' not in t['totals'][-1]['label'] else t['totals'][0]
    for k in t['money']:
        if k in skip: continue
        s=round(sum(r.get(k,0) for r in rows),2)
        if abs(s-last.get(k,0))>.005: bad.append((k,s,last.get(k,0)))
    x=[]
    if t['kind']=='AR':
        for r in rows+t['totals']:
            b=sum(v for k,v in r.items() if k in('b0_30','b31_60','b61_90','b90'));w=r.get('unpaid',r.get('delinquent',r['total']))
            if abs(b-w)>.005 or abs(w+r.get('prepaid',0)-r['total'])>.005: x.append(r)
        # subtotals
    print(n,e['kind'],len(rows),'miss',miss[:4],'sumdiff',bad,'across',x,'PLANTED' if t['planted'] else '')
