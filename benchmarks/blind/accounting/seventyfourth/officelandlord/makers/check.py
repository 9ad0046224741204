import json,os,re,glob,pdfplumber,collections
from common import ROOT
import openpyxl,subprocess
ix=json.load(open(f'{ROOT}/index.json')); print(len(ix))
def f(v): return f'{abs(v):,.2f}'
for e in ix:
    n=e['file']; t=json.load(open(f"{ROOT}/truth/{os.path.splitext(n)[0]}.json")); assert t['name']==n and t['kind']==e['kind']
    p=f'{ROOT}/documents/{n}'
    if n.endswith('pdf'): txt='\n'.join(pg.extract_text(layout=False) or '' for pg in pdfplumber.open(p).pages); vals=None
    elif n.endswith('xls'):
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','xlsx','--outdir',f'{ROOT}/render',p],capture_output=True); p=f'{ROOT}/render/{n}x'
    if not n.endswith('pdf'):
        wb=openpyxl.load_workbook(p,data_only=True); cells=[c.value for s in wb for r in s.iter_rows() for c in r if c.value is not None]
        nums=collections.Counter(round(abs(float(c)),2) for c in cells if isinstance(c,(int,float))); txt='\n'.join(str(c) for c in cells); vals=set(nums); pc={round(100*abs(float(c)),1) for c in cells if isinstance(c,(int,float))}
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date' and n.startswith('Aged'): y,m,d=v.split('-'); v=f'{int(m)}/{int(d)}/{y}'
                if v not in txt: miss.append((k,v))
            elif vals is None:
                opts={f(v),f'{abs(v):,}',f'{abs(v):.1f}%'}
                if v==0: opts|={'.00','0'}
                if not any(o in txt for o in opts): miss.append((k,v))
            else:
                if round(abs(v),2) not in vals and not(k.startswith('pct') and v in pc): miss.append((k,v))
    # grand total check: last total (or last with key) vs sum of rows
    bad=[]
    for k in t['money']:
        if k.startswith('pct') or k in('sf','market_sf','actual_sf','market','actual','other:Wait List'): continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        g=t['totals'][-1].get(k); 
        if n.startswith('2026'): g=round(sum(x.get(k,0) for x in t['totals'][-3:]),2)
        if g is not None and abs(s-g)>.005: bad.append((k,s,g))
    extra=set(k for r in t['rows'] for k in r)-set(t['money'])
    for r in t['rows']:
        if 'beginning' in r or 'ending' in r:
            if 'activity' in t['money']: x=r.get('beginning',0)+r.get('activity',0)
            else: x=r['beginning']+r['debit']-r['credit']
            if abs(x-r.get('ending',0))>.005: bad.append(('row',r['account'],x,r.get('ending')))
        if t['kind']=='AR':
            x=sum(r.get(k,0) for k in t['money'] if k in('current','b1_30','b31_60','b61_90','b91_120','b120','b90') or 'Month' in k)
            if abs(x-r.get('total',0))>.005: bad.append(r)
    print(n,len(t['rows']),len(t['totals']),'planted' if t['planted'] else '','MISS',miss[:6],'BAD',bad,'extra',extra)
