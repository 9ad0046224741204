import json,os,re,csv,pdfplumber,openpyxl
from common import BASE
ix=json.load(open(BASE+'/index.json')); print(len(ix),{e['file'] for e in ix}==set(os.listdir(BASE+'/documents')))
def text(p):
    if p.endswith('.pdf'):
        with pdfplumber.open(p) as d: return '\n'.join(x.extract_text() for x in d.pages),None
    if p.endswith('.csv'):
        t=open(p,encoding='utf-8-sig').read(); return t,None
    wb=openpyxl.load_workbook(p); vals=set(); s=[]
    for ws in wb:
        for r in ws.iter_rows(values_only=True):
            for v in r:
                if isinstance(v,(int,float)): vals.add(round(v,4))
                elif v is not None: s.append(str(v))
    return '\n'.join(s),vals
for e in ix:
    t=json.load(open(f"{BASE}/truth/{e['file'].rsplit('.',1)[0]}.json")); tx,vals=text(f"{BASE}/documents/{e['file']}")
    miss=0
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': ok=True
                else: ok=v in tx
            else:
                a=abs(v)
                ok=(vals is not None and (round(v,4) in vals or round(v/100,4) in vals)) or any(f in tx for f in (f'{a:,.2f}',f'{a:,.1f}%',f'{a:,.0f}' if a==int(a) else '@@',f'{a:,.1f}' ))
            if not ok: miss+=1; print('  miss',e['file'],k,v)
    # totals
    big=t['totals'][-1]; bad=[]
    for k in t['money']:
        if k in big and k not in('sf','actual','actual_sf','market','market_sf','pct_occ','pct_units'):
            s=round(sum(r.get(k,0) or 0 for r in t['rows']),2)
            if abs(s-big[k])>.3: bad.append((k,s,big[k]))
    print(e['file'],e['kind'],len(t['rows']),'miss',miss,'untied',bad,'planted',bool(t['planted']), 'unknown keys',{k for r in t['rows'] for k in r}-set(t['money'])-{'account','name','unit','resident','date','charge','invoice','type'})
