import json,glob,os,subprocess,re,pdfplumber,openpyxl
from common import B
ix=json.load(open(B+'/index.json'));print(len(ix))
for e in ix:
    f=e['file'];t=json.load(open(f"{B}/truth/{f.rsplit('.',1)[0]}.json"));assert t['name']==f and t['kind']==e['kind']
    K=t['money'];pr=[]
    # keys used
    used={k for r in t['rows']+t['totals'] for k in r}-{'account','name','unit','resident','date','charge','invoice','type','label'}
    if used!=set(K): pr.append(('keys',used^set(K)))
    # grand + subtotal ties (additive keys)
    g=t['totals'][-1]
    for k in K:
        if k in g and k not in('sf','pct_occ','pct_leased','market','actual','market_sf','actual_sf','beds','baths','other:Actual as % of Asking'):
            s=sum(r.get(k,0) for r in t['rows'])
            if abs(s-g[k])>.15: pr.append(('sum',k,round(s,2),g[k]))
    for r in t['rows']:
        if t['kind']=='AR':
            bs=sum(v for k,v in r.items() if k in K and k not in('total','other:Days Past Due','other:Original Amt'))
            if abs(bs-r['total'])>.01: pr.append(('row',r))
        if 'open_dr' in K:
            x=r.get('open_dr',0)-r.get('open_cr',0)+r.get('debit',0)-r.get('credit',0)-r.get('close_dr',0)+r.get('close_cr',0)
            if abs(x)>.01: pr.append(('roll',r))
    # texts
    if f.endswith('pdf'):
        txt=' '.join((p.extract_text() or '') for p in pdfplumber.open(f'{B}/documents/{f}').pages)
        num=lambda v:(f'{abs(v):,.2f}',f'{abs(v):,.0f}',f'{abs(v):.1f}')
    elif f.endswith('xlsx'):
        wb=openpyxl.load_workbook(f'{B}/documents/{f}');vals=[c for w in wb for row in w.iter_rows(values_only=True) for c in row if c is not None]
        txt=' '.join(str(v) for v in vals);ns={round(v,3) for v in vals if isinstance(v,(int,float))};num=None
    else:
        subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','csv','--outdir',B+'/png',f'{B}/documents/{f}'],capture_output=True);txt=open(f"{B}/png/{f.rsplit('.',1)[0]}.csv",errors='replace').read().replace(',','  ');num=lambda v:(str(abs(v)),f'{abs(v):.0f}')
    sq=re.sub(r'\s+','',txt)
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if k=='date': continue
            if isinstance(v,str): ok=re.sub(r'\s+','',v) in sq
            elif num: ok=any(re.search(r'(?<![\d.,])'+re.escape(n)+r'(?![\d])',txt) for n in num(v))
            else: ok=round(v,3) in ns or round(v/100,3) in ns
            if not ok: pr.append(('text',k,v))
    print(f,t['kind'],len(t['rows']),len(t['totals']),'PLANTED '+t['planted']['kind'] if t['planted'] else '',pr[:12])
