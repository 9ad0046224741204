import json,glob,os,re,csv,subprocess
from datetime import date,datetime
from common import BASE
import pdfplumber, openpyxl
ix=json.load(open(BASE+'/index.json'))
assert len(ix)==14
def forms(d):
    y,m,dd=map(int,d.split('-')); x=date(y,m,dd)
    return [d,x.strftime('%m/%d/%Y'),x.strftime('%m/%d/%y'),f'{m}/{dd}/{y}',f'{m}/{dd}/{y%100:02d}',f'{x:%b} {dd}, {y}',f'{x:%B} {dd}, {y}',f'{x:%d-%b-%y}']
for e in ix:
    f=e['file']; p=f'{BASE}/documents/{f}'; t=json.load(open(f'{BASE}/truth/{f}.json'))
    if f.endswith('pdf'):
        with pdfplumber.open(p) as d: s='\n'.join(x.extract_text() or '' for x in d.pages)
    elif f.endswith('csv'): s=open(p,encoding='utf-8-sig').read()
    else:
        if f.endswith('xls'):
            subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+BASE+'/.lo','--convert-to','xlsx','--outdir',BASE+'/.r/x',p],capture_output=True); p=BASE+'/.r/x/'+f+'x'
        s=''
        wb=openpyxl.load_workbook(p,data_only=True)
        for ws in wb.worksheets:
            if t['sheet'] and ws.title!=t['sheet']: continue
            for r in ws.iter_rows(values_only=True):
                for v in r:
                    if isinstance(v,(datetime,date)): v=v.strftime('%Y-%m-%d')
                    if isinstance(v,(int,float)) and not isinstance(v,bool): v=f'{v:,.2f}'
                    if v is not None: s+=' '+str(v)
    s1=re.sub(r'\s+',' ',s); nc=s1.replace(',',''); words=set(re.split(r'[\s]+',s1)); bad=[]
    for r in t['rows']:
        for k,v in r.items():
            if k in('charges','rentSteps'):
                for q in v:
                    if f"{q['amount']:.2f}" not in nc: bad.append((r['unit'],k,q))
                    if 'code' in q and q['code'] not in s1: bad.append(q)
                    if 'date' in q and not any(z in s1 for z in forms(q['date'])): bad.append(q)
            elif isinstance(v,(int,float)):
                if not(f'{v:.2f}' in nc or f'{v:.0f}' in nc or f'({-v:.2f})' in nc): bad.append((r['unit'],k,v))
            elif re.match(r'\d{4}-\d\d-\d\d$',v):
                if not any(z in s1 for z in forms(v)): bad.append((r['unit'],k,v))
            elif v=='Occupied' or v in s1: pass
            elif k=='tenantName' and all(w in words for w in v.split()): pass
            else: bad.append((r['unit'],k,v))
    if t['propertyName'] and t['propertyName'] not in s1: bad.append(t['propertyName'])
    if t['asOnDate'] and not any(z in s1 for z in forms(t['asOnDate'])): bad.append(t['asOnDate'])
    sums={}
    for k in('contractRent','marketRent','annualRent','deposit','balance','totalCharges','area'):
        v=round(sum(r.get(k,0) or 0 for r in t['rows']),2)
        if any(k in r for r in t['rows']): sums[k]=(v, f'{v:.2f}' in nc or f'({-v:.2f})' in nc or (k=='area' and f'{v:.0f}' in nc))
    cs={}
    for r in t['rows']:
        for c in r.get('charges',[]): cs[c['code']]=cs.get(c['code'],0)+c['amount']
    cs={c:(round(v,2),f'{v:.2f}' in nc) for c,v in cs.items()}
    keys=[(r.get('propertyName'),r.get('unit')) for r in t['rows']]
    print(f,'rows',len(keys),'dup',len(keys)-len(set(keys)),'u/o/v',t['units'],t['occupied'],t['vacant'],'planted' if t['planted'] else '','\n   BAD',bad[:6],len(bad),'\n   ',sums,cs)
