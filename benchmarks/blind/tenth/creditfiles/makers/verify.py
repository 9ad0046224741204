
import json,os,re,subprocess,datetime as dt
from common import *
from openpyxl import load_workbook
for e in json.load(open(IDX)):
    F=e['file']; p=os.path.join(DOC,F); T=json.load(open(os.path.join(TRU,F+'.json')))
    if F.endswith('pdf'):
        raw=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
        nums=set(); 
        for x in re.findall(r'\(?-?\$?[\d,]*\.?\d+\)?',raw):
            try: nums.add(abs(float(re.sub(r'[^\d.]','',x))))
            except: pass
        flat=re.sub(r'\s+',' ',raw)
        dates=set()
        for a,b,c in re.findall(r'(\d{1,2})[/](\d{1,2})[/](\d{2,4})',raw): dates.add(f'{2000+int(c)%100}-{int(a):02d}-{int(b):02d}')
    else:
        ws=load_workbook(p,data_only=True)[T['sheet']]; nums=set(); dates=set(); fl=[]
        for row in ws.iter_rows():
            for c in row:
                v=c.value
                if v is None: continue
                if isinstance(v,dt.datetime): dates.add(v.strftime('%Y-%m-%d'))
                elif isinstance(v,(int,float)): nums.add(round(abs(float(v)),2)); fl.append(str(v))
                else:
                    fl.append(str(v))
                    if v.strip('-').startswith('$'): nums.add(abs(float(re.sub(r'[^\d.]','',v) or 0)))
                    try: dates.add(dt.datetime.strptime(v,'%b %d, %Y').strftime('%Y-%m-%d'))
                    except: pass
                    for a,b,c_ in re.findall(r'(\d{1,2})[/](\d{1,2})[/](\d{2,4})',v): dates.add(f'{2000+int(c_)%100}-{int(a):02d}-{int(b):02d}')
        flat=re.sub(r'\s+',' ',' | '.join(fl))
    bad=[]; tot={}
    for r in T['rows']:
        if not(r.get('unit') or r.get('tenantName')): bad.append(('nounit',r))
        for k,v in r.items():
            if k=='charges':
                s=0
                for c in v:
                    tot['ch:'+c['code']]=tot.get('ch:'+c['code'],0)+c['amount']
                    if round(abs(c['amount']),2) not in nums: bad.append((r['unit'],c))
                    if c['code'] not in flat and c['code'].split()[-1] not in flat: bad.append((r['unit'],c))
            elif k=='rentSteps':
                for c in v:
                    if c['amount'] not in nums or c['date'] not in dates: bad.append((r['unit'],c))
            elif isinstance(v,(int,float)):
                tot[k]=round(tot.get(k,0)+v,2)
                if round(abs(v),2) not in nums: bad.append((r['unit'],k,v))
            elif re.match(r'\d{4}-\d\d-\d\d$',v):
                if v not in dates: bad.append((r['unit'],k,v))
            elif v in('Occupied','Vacant'): pass
            elif k=='tenantName':
                if not all(w in flat for w in v.replace(',',' ').split()): bad.append((r['unit'],k,v))
            elif v not in flat: bad.append((r['unit'],k,v))
    miss={k:round(v,2) for k,v in tot.items() if round(abs(v),2) not in nums}
    vac=sum(1 for r in T['rows'] if not r.get('tenantName'))
    print(F,len(T['rows']),'rows; no-name',vac,'counts',T['units'],T['occupied'],T['vacant'],'| sums not printed:',miss,'| BAD',bad[:6],'| planted' if T['planted'] else '')
