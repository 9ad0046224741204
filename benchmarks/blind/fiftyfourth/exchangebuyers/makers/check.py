import json,os,re,subprocess
from common import *
ix=json.load(open(f'{HERE}/index.json')); print(len(ix)); pl=0
def text(f):
    if f.endswith('.pdf'): return subprocess.run(['pdftotext','-layout',path(f),'-'],capture_output=True,text=True).stdout
    import openpyxl
    o=[]
    for ws in openpyxl.load_workbook(path(f),data_only=True):
        for r in ws.iter_rows(values_only=True): o.append(' '.join(f'{c:,.2f}' if isinstance(c,(int,float)) else str(c) for c in r if c is not None))
    return '\n'.join(o)
for e in ix:
    f=e['file']; t=json.load(open(f'{TR}/{f}.json')); R=t['rows']; assert os.path.exists(path(f))
    assert all(r.get('unit') or r.get('tenantName') for r in R)
    x=text(f); pl+=bool(t['planted'])
    print('\n',f,e['assetType'],len(R),t['units'],t['occupied'],t['vacant'],t['asOnDate'],t['planted'] and t['planted']['what'])
    assert t['units']>=t['occupied']+t['vacant']
    if 'future' in json.dumps(R[-1]).lower() or 'applic' in json.dumps(R).lower(): R=[r for r in R if not r.get('section','').startswith('Future')]
    R=[r for r in R if r.get('statusText')!='starts Jan 1']
    for k in ('contractRent','annualRent','marketRent','area','totalCharges','deposit','balance'):
        v=[r[k] for r in R if isinstance(r.get(k),(int,float))]
        if v:
            s=round(sum(v),2); print('  ',k,s, 'printed' if any(c in x for c in (f'{s:,.2f}',f'{s:,.0f} ',f'{s:,.0f}\n',f'${s:,.0f}')) else 'NOT FOUND')
    ch={}
    for r in R:
        for c in r.get('charges',[]): ch[c['code']]=ch.get(c['code'],0)+c['amount']
    for c,s in ch.items(): s=round(s,2); print('     ',c,s,'printed' if f'{s:,.2f}' in x or f'({-s:,.2f})' in x or f'${s:,.0f}' in x else 'NOT FOUND')
    miss=[r['unit'] for r in R if r['unit'] not in x]; missn=[r['tenantName'] for r in R if r.get('tenantName') and r['tenantName'] not in x]
    if miss or missn: print('   missing',miss,missn)
print(pl)
