import json,glob,os,subprocess
from common import R
import pdfplumber,openpyxl
ix=json.load(open(f'{R}/index.json'));print(len(ix))
def fl(v): return isinstance(v,(int,float))
SK={'pct_units','pct_occ','sf','actual','market','actual_sf','market_sf','other:Avg Care Fee','beds','baths'}
for e in ix:
    t=json.load(open(f"{R}/truth/{os.path.splitext(e['file'])[0]}.json"));p=f"{R}/documents/{e['file']}"
    assert t['name']==e['file'] and os.path.exists(p)
    for r in t['rows']: assert r.get('account') or r.get('name') or r.get('type')
    last=t['totals'][-1];bad=[]
    for k in t['money']:
        if k in SK or k not in last: continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-last[k])>.005: bad.append((k,s,last[k]))
    if e['kind']=='AR':
        for r in t['rows']:
            b=sum(v for k,v in r.items() if fl(v) and k not in('total','other:Paid since'))-r.get('other:Paid since',0)
            if abs(b-r['total'])>.005: bad.append(('row',r))
    if e['kind']=='UM':
        for r in t['rows']:
            if 'occupied' in r and r['occupied']+r['vacant']!=r['units']: bad.append(('row',r['type']))
    # presence
    if p.endswith('.pdf'):
        tx='\n'.join(q.extract_text() for q in pdfplumber.open(p).pages)
        norm=tx.replace(',','').replace('$','')
    else:
        if p.endswith('.xls'):
            os.system(f"soffice --headless -env:UserInstallation=file://{R}/.lo --convert-to xlsx --outdir {R}/.r '{p}' >/dev/null 2>&1");p=f"{R}/.r/"+os.path.basename(p)+'x'
        wb=openpyxl.load_workbook(p,data_only=True);cells=[c for w in wb for r in w.iter_rows(values_only=True) for c in r if c is not None]
        nums={round(c,4) for c in cells if fl(c)};st={str(c) for c in cells};norm=None
    miss=0
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if norm is not None:
                if k=='date': y,m,d=v.split('-');v=f'{int(m)}/{int(d)}/{y[2:]}'
                if fl(v): c=[f'{abs(v):.2f}',f'{abs(v):.1f}',f'{abs(v):g}',str(int(abs(v)))] ; ok=any(x in norm for x in c[:1]+( c[1:] if e['kind']=='UM' else []))
                else: ok=str(v).replace(',','').replace('$','') in norm
            else:
                ok=(round(v,4) in nums or any(abs(v/100-n)<.0006 for n in nums)) if fl(v) else v in st
            if not ok: miss+=1;print('  MISSING',k,v)
    print(e['file'],e['kind'],len(t['rows']),'rows',len(t['totals']),'tot; bad:',bad,'; planted:',t['planted'] and t['planted']['kind'],'miss',miss)
