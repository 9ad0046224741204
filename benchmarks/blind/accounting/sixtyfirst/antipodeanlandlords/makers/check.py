import json,glob,os,re,datetime as dt
from collections import Counter
from common import *
import pdfplumber, openpyxl
ix=json.load(open(ROOT+'/index.json')); print(len(ix))
for e in ix:
    t=json.load(open(T+os.path.splitext(e['file'])[0]+'.json')); assert t['name']==e['file']; fn=D+e['file']
    if fn.endswith('.pdf'):
        with pdfplumber.open(fn) as p: txt='\n'.join(pg.extract_text() for pg in p.pages)
    elif fn.endswith('.xlsx'):
        wb=openpyxl.load_workbook(fn,data_only=True); txt=' \n'.join(('%.2f'%c.value if isinstance(c.value,(int,float)) else str(c.value)) for ws in wb for r in ws.iter_rows() for c in r if c.value is not None)
    else:
        import subprocess; subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','xlsx','--outdir',ROOT+'/pv',fn],capture_output=True)
        wb=openpyxl.load_workbook(ROOT+'/pv/'+os.path.splitext(e['file'])[0]+'.xlsx'); txt=' \n'.join(('%.2f'%c.value if isinstance(c.value,(int,float)) else str(c.value)) for ws in wb for r in ws.iter_rows() for c in r if c.value is not None)
    flat=re.sub(r'\s+','',txt)
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                w=re.sub(r'\s+','',v)
                if k=='date': w=dt.date.fromisoformat(v).strftime('%d-%b-%y')
                if w not in flat: miss.append((k,v))
            else:
                a=abs(v); c=[f'{a:,.2f}',f'{a:.2f}',f'{a:,.0f}',f'{a:,.1f}',f'{a:,.2f}'.replace(',','').replace('.',','),f'{a:,.1f}'.replace(',','').replace('.',','),f'{a:.0f}', '%.2f'%(a/100)]
                if fn.endswith('.xlsx') and k.startswith('pct'): continue
                if not any(x in flat for x in c): miss.append((k,v))
            if k not in t['money'] and not isinstance(v,str): miss.append(('key',k))
    print(e['file'],len(t['rows']),t['planted'] and t['planted']['kind'],'miss',miss[:8])
    # total ties: last total vs sum of rows on additive keys
    tl=t['totals'][-1]
    if e['kind']=='TB' and 'PRG' in fn: tl={}; 
    for k in t['money']:
        if k in('sf','market','market_sf','actual','actual_sf','beds','baths','pct_units','pct_occ') or k not in tl: continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-tl[k])>.005: print('   untied',k,s,tl[k])
    if 'PRG' in fn:
        for k in t['money']: print('   ',k,round(sum(r.get(k,0) for r in t['rows'])), sum(x.get(k,0) for x in t['totals']))
        for r in t['rows']:
            z=r.get; m=t['money']
            if sum(z(k,0) for k in m[:4])!=z(m[4],0) or z(m[4],0)+z(m[5],0)!=z(m[6],0): print('   cross',r['name'])
