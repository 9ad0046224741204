import json,glob,os,sys,re
sys.path.insert(0,'.')
from common import ROOT
import pdfplumber,openpyxl
import subprocess
ix=json.load(open(ROOT+'/index.json')); print(len(ix),len(os.listdir(ROOT+'/truth')),len(os.listdir(ROOT+'/documents')))
for e in ix:
    f=e['file']; t=json.load(open(f"{ROOT}/truth/{f.rsplit('.',1)[0]}.json")); K=t['money']; rows=t['rows']
    src=f if f.endswith('.pdf') else f.rsplit('.',1)[0]+'.pdf'
    txt='\n'.join(p.extract_text() or '' for p in pdfplumber.open(f"{ROOT}/{'documents' if f.endswith('.pdf') else '.r'}/{src}").pages)
    flat=re.sub(r'\s+','',txt); miss=[]
    for r in rows+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': y,mo,d=v.split('-'); v=f'{int(mo)}/{int(d)}/{y}'
                if re.sub(r'\s+','',v) not in flat: miss.append((k,v))
            else:
                c={f'{abs(v):,.2f}',f'{abs(v):,.1f}',f'{abs(v):,.0f}'}
                if not any(x in flat for x in c): miss.append((k,v))
            if not isinstance(v,str) and k not in K: miss.append(('KEY',k))
    last=t['totals'][-1]; bad=[]
    for k,v in last.items():
        if k=='label' or k.startswith('pct') or k in('sf','actual','actual_sf','market','market_sf','other:Rental Upside'):continue
        s=round(sum(r.get(k,0) for r in rows),2)
        if abs(s-v)>.01: bad.append((k,s,v))
    # subtotals
    sub=t['totals'][:-1]
    if f.startswith('HLE'): bad.append({k:round(sum(r.get(k,0) for r in rows),2) for k in K})
    x=[]
    if t['kind']=='AR':
        for r in rows+t['totals']:
            b=sum(v for k,v in r.items() if k in('current','b0_30','b31_60','b61_90','b90') or 'Qtr' in k or k=='other:Earlier' or 'Month' in k and k!='other:Mths o/s')
            if abs(b-r['total'])>.01:x.append(r)
    if t['kind']=='TB':
        for r in rows:
            if 'ending' in r:
                a=r.get('beginning',0)+(r.get('activity',0) if 'activity' in K else r['debit']-r['credit'])
                if abs(a-r['ending'])>.006: x.append(r)
    print(f,t['kind'],len(rows),len(t['totals']),'planted' if t['planted'] else '', 'MISS',miss[:6],'BAD',bad,'X',x[:2], 'dupacct' if t['kind']=='TB' and len({r['account'] for r in rows})<len(rows) else '')
