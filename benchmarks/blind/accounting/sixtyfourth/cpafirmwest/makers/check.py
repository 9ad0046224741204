# every truth loads; footing; every printed text is on the page (PDF text / workbook cells / soffice text)
import json,os,glob,re,subprocess,pdfplumber,openpyxl
from common import ROOT
ix=json.load(open(ROOT+'/index.json'));assert len(ix)==9
for i in ix:
    n=i['file'];t=json.load(open(f"{ROOT}/truth/{os.path.splitext(n)[0]}.json"));p=f'{ROOT}/documents/{n}';bad=[]
    if n.endswith('.pdf'):
        src=p
    else:
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',ROOT+'/.r',p],capture_output=True);src=f"{ROOT}/.r/{os.path.splitext(n)[0]}.pdf"
    txt=' '.join((q.extract_text() or '') for q in pdfplumber.open(src).pages);flat=re.sub(r'\s','',txt)
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date':continue
                if re.sub(r'\s','',v) not in flat: bad.append((k,v))
            else:
                a=abs(v);c=[f'{a:,.2f}',f'{a:,.0f}',f'{a:,.1f}',f'{a:.0f}']
                if a!=round(a) : c=[f'{a:,.2f}',f'{a:,.1f}'] if round(a,1)==a else [f'{a:,.2f}']
                if not any(x in flat for x in c): bad.append((k,v))
        for k in r:
            assert k in t['money'] or isinstance(r[k],str),k
    # footing: last total = sum of rows; subtotals of the same key = grand
    g=t['totals'][-1];
    for k in t['money']:
        if k in g and k not in('sf','pct_occ','market','market_sf','actual','actual_sf','beds','baths','ami'):
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-g[k])>.005: bad.append(('foot',k,s,g[k]))
            subs=[x[k] for x in t['totals'][:-1] if k in x and not x['label'].startswith('Net')]
            if subs and abs(sum(subs)-g[k])>.005: bad.append(('subs',k,sum(subs),g[k]))
    if t['kind']=='AR':
        for r in t['rows']+t['totals']:
            if abs(sum(v for k,v in r.items() if k in('current','b0_30','b1_30','b31_60','b61_90','b90'))-r['total'])>.005:bad.append(('cross',r))
    if 'beginning' in t['money']:
        for r in t['rows']:
            if abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005:bad.append(('cross',r['account']))
    print(n,t['kind'],len(t['rows']),len(t['totals']),'PLANTED '+t['planted']['what'] if t['planted'] else '','\n   ',bad)
