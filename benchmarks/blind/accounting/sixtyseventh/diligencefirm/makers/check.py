import json,glob,os,re,subprocess,sys
from common import *
import pdfplumber, openpyxl
idx=json.load(open(ROOT+'/index.json')); print(len(idx))
for e in idx:
    n=e['file']; t=json.load(open(f'{ROOT}/truth/{os.path.splitext(n)[0]}.json')); assert t['name']==n and os.path.exists(path(n))
    bad=[]
    if n.endswith('.pdf'):
        with pdfplumber.open(path(n)) as p: txt='\n'.join((pg.extract_text() or '') for pg in p.pages)
    elif n.endswith('.xls'):
        subprocess.run(['soffice','-env:UserInstallation=file://'+ROOT+'/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/.r',path(n)],capture_output=True)
        with pdfplumber.open(ROOT+'/.r/'+n[:-3]+'pdf') as p: txt='\n'.join((pg.extract_text() or '') for pg in p.pages)
    else:
        wb=openpyxl.load_workbook(path(n),data_only=True); txt='\n'.join(' '.join(('%s'%c) if not isinstance(c,(int,float)) else f'{c:,.2f}' for c in r if c is not None) for ws in wb for r in ws.iter_rows(values_only=True))
    flat=re.sub(r'\s+',' ',txt)
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': v=f'{v[5:7]}/{v[8:]}/{v[2:4]}'
                if re.sub(r'\s+',' ',v) not in flat: bad.append((k,v))
            elif not any(f in flat for f in {f'{abs(v):,.2f}',f'{abs(v):,.0f}' if v==int(v) else '#',f'{abs(v):,.1f}',f'{v:g}'}): bad.append((k,v))
    # totals: grand = sum of rows for additive keys
    g=t['totals'][-1]; off=[]
    for k,v in g.items():
        if k=='label' or k in('sf','market','actual','market_sf','actual_sf','pct_units','pct_occ'): continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-v)>.005: off.append((k,v,s))
    B=[k for k in t['money'] if re.match(r'b\d|current|other:.*wks$',k)]
    x=0
    if t['kind']=='AR': 
        for r in t['rows']:
            tt=r.get('delinquent',r['total'])
            if abs(sum(r.get(k,0) for k in B)-tt)>.005: x+=1
    print(n,t['kind'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '-','notfound',bad[:6],'off',off,'rowbad',x)
