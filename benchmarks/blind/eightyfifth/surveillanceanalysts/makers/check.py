import json,re,os,sys,datetime as D
import pdfplumber, openpyxl, csv
from lib import ROOT
ix=json.load(open(ROOT+'/index.json')); print(len(ix))
def text(fn):
    p=f'{ROOT}/documents/{fn}'
    if fn.endswith('.pdf'): return '\n'.join((pg.extract_text() or '') for pg in pdfplumber.open(p).pages)
    if fn.endswith('.csv'): return open(p,encoding='utf-8-sig').read()
    if fn.endswith('.xlsx'):
        o=[]
        for ws in openpyxl.load_workbook(p,data_only=True):
            for r in ws.iter_rows():
                for c in r:
                    v=c.value
                    if isinstance(v,(D.datetime,D.date)): o.append(v.strftime('%b-%y') if c.number_format.lower()=='mmm-yy' else str(v)[:10])
                    elif isinstance(v,(int,float)): o.append(f'{v:,.2f}')
                    elif v is not None: o.append(str(v))
        return '\n'.join(o)
    return '\n'.join((pg.extract_text() or '') for pg in pdfplumber.open(f'{ROOT}/.x/{fn[:-4]}.pdf').pages)
for e in ix:
    fn=e['file']; t=json.load(open(f'{ROOT}/truth/{fn}.json')); tx=text(fn); fl=re.sub(r'\s+','',tx)
    miss=[]
    for r in t['rows']:
        assert r.get('unit'),r
        for k in('unit','tenantName','unitType','statusText','section'):
            v=r.get(k)
            if v and re.sub(r'\s+','',str(v)) not in fl and v not in('Occupied','Vacant','Future'): miss.append((r['unit'],k,v))
        for k in('marketRent','contractRent','totalCharges','deposit','balance','annualRent'):
            v=r.get(k)
            if v and not any(x in fl for x in(f'{abs(v):,.2f}',f'{abs(v):,.0f}')): miss.append((r['unit'],k,v))
    sums={k:round(sum(r.get(k,0) for r in t['rows'] if r.get('statusText')!='Future'),2) for k in('area','marketRent','contractRent','annualRent','totalCharges','deposit','balance')}
    for r in t['rows']:
        for c in r.get('charges',[]): sums[c['code']]=round(sums.get(c['code'],0)+(c['amount'] if r.get('statusText')!='Future' else 0),2)
    bad={k:v for k,v in sums.items() if v and not any(x in fl for x in(f'{abs(v):,.2f}',f'{abs(v):,.0f}' if v==int(v) else '@@'))}
    for m in('leaseStartDate','leaseEndDate','moveInDate'): pass
    print(fn,len(t['rows']),t['units'],t['occupied'],t['vacant'],'planted' if t['planted'] else '','MISS',miss[:4],'UNTIED',bad)
