import json,os,glob,re,datetime as dt,pdfplumber,openpyxl
from common import ROOT,DOC,TRU
def text(fn):
    p=os.path.join(DOC,fn)
    if fn.endswith('.pdf'):
        with pdfplumber.open(p) as d: return '\n'.join(q.extract_text() for q in d.pages)
    if fn.endswith('.xlsx'):
        wb=openpyxl.load_workbook(p,data_only=True); return '\n'.join(' '.join((c.isoformat()[:10] if isinstance(c,(dt.date,dt.datetime)) else f'{c:.2f}' if isinstance(c,(int,float)) else str(c)) for c in r if c is not None) for ws in wb for r in ws.iter_rows(values_only=True))
    if fn.endswith('.csv'): return open(p,encoding='utf-8-sig').read()
    return open(p,'rb').read().decode('latin1')
def forms(v):
    a=abs(v); s={f'{a:,.2f}',f'{a:.2f}',f'{a:,.0f}',f'{a:.0f}',f'{a:,.2f}'.replace(',','\u00a0').replace('.',','),f'{a:,.2f}'.replace(',',' ').replace('.',',')}
    return s if a!=int(a) or True else s
for tf in sorted(glob.glob(TRU+'/*.json')):
    t=json.load(open(tf)); fn=os.path.basename(tf)[:-5]; tx=text(fn); flat=re.sub(r'\s+',' ',tx); bad=[]; xls=fn.endswith('.xls')
    for r in t['rows']:
        assert r.get('unit')
        for k in ('unit','tenantName','unitType','statusText','section','building'):
            v=r.get(k)
            if v and v not in flat and v not in('Occupied',): bad.append((r['unit'],k,v))
        if not xls:
            for k in ('contractRent','marketRent','totalCharges','deposit','balance','area'):
                if r.get(k) is not None and not any(f in tx for f in forms(r[k])): bad.append((r['unit'],k,r[k]))
            for c in r.get('charges') or []:
                if not any(f in tx for f in forms(c['amount'])): bad.append((r['unit'],c))
            for s in r.get('rentSteps',[]):
                if not any(f in tx for f in forms(s['amount'])): bad.append((r['unit'],s))
    sums={}
    for k in ('area','marketRent','contractRent','totalCharges','deposit','balance'):
        v=[r[k] for r in t['rows'] if r.get(k) is not None]
        if v: sums[k]=(round(sum(v),2), any(f in tx for f in forms(round(sum(v),2))) if not xls else None)
    ch={}
    for r in t['rows']:
        for c in r.get('charges') or []: ch[c['code']]=ch.get(c['code'],0)+c['amount']
    print(fn,'| planted',t['planted'] and t['planted']['what']); print('   bad',bad[:8],len(bad)); print('   ',sums); print('   ',{k:(round(v,2),any(f in tx for f in forms(round(v,2)))) for k,v in ch.items()})
    us=[(r.get('propertyName'),r['unit'],r.get('section') if 'Larkspur' in fn else 0) for r in t['rows']]; assert len(us)==len(set(us)),fn
    if t['units'] and len(t['rows'])!=t['units']: print('    rows',len(t['rows']),'units',t['units'])
