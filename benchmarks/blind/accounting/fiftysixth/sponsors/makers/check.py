import json,glob,os,re
from collections import defaultdict
B='build/blind'
import pdfplumber,openpyxl,subprocess
os.makedirs(B+'/render',exist_ok=True)
ix=json.load(open(B+'/index.json'))
for e in ix:
    n=e['file']; t=json.load(open(f'{B}/truth/{os.path.splitext(n)[0]}.json')); assert t['name']==n and t['kind']==e['kind']
    p=f'{B}/documents/{n}'
    if n.endswith('.pdf'): txt='\n'.join(pg.extract_text() for pg in pdfplumber.open(p).pages)
    else:
        x=p
        if n.endswith('.xls'):
            subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','xlsx','--outdir',B+'/render',p],capture_output=True); x=f'{B}/render/{n}x'
        wb=openpyxl.load_workbook(x,data_only=True); cells=[c.value for ws in wb for r in ws.iter_rows() for c in r if c.value is not None]; txt='\n'.join(map(str,cells)); nums=[c for c in cells if isinstance(c,(int,float))]
    miss=[]
    def num(v,k):
        if n.endswith('.pdf'):
            a=abs(v); c={f'{a:,.2f}',f'{a:,.1f}',f'{a:,.0f}' if a==int(a) else '',f'{a:.2f}'.lstrip('0')}-{''}
            return any(s in txt for s in c)
        return any(abs(x-v)<.006 or abs(x*100-v)<.006 for x in nums)
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k!='date' and v not in txt: miss.append((k,v))
            elif not num(v,k): miss.append((k,v))
            if not isinstance(v,str): assert k in t['money'],k
    # sums: last total (grand) vs rows; and dr=cr
    g=t['totals'][-1]; bad=[]
    avg={'beds','baths','pct_occ','pct_leased','sf','market','actual','market_sf','actual_sf','net','gross','ua','ami','other:Loss to Lease Per Unit','other:Loss to Lease %','other:Max Gross Rent Limit'}
    for k in t['money']:
        if k in avg: continue
        s=sum(r.get(k,0) for r in t['rows'])
        if k in g and abs(s-g[k])>.006: bad.append((k,round(s,2),g[k]))
    print(n,len(t['rows']),len(t['totals']),'MISS',miss[:5],len(miss),'SUM',bad,'PLANTED' if t['planted'] else '')
    for r in t['rows']:
        if t['kind']=='AR':
            if 'prepaid' in r:
                d=r['b0_30']+r['b31_60']+r['b61_90']+r['b90']
                if abs(d-r['delinquent'])>.006 or abs(d+r['prepaid']-r['total'])>.006: print('  row',r['unit'],d,r['delinquent'])
        if 'ending' in r: assert abs(r['beginning']+r['debit']-r['credit']-r['ending'])<.006
        if 'ua' in r: assert r['gross']-r['ua']==r['net']
