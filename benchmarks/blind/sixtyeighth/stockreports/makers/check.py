import json,glob,os,datetime as dt,re,csv,subprocess
from common import ROOT,DOC,TRU
import pdfplumber,openpyxl
def text(fn):
    p=DOC+fn
    if fn.endswith('pdf'):
        with pdfplumber.open(p) as d: return '\n'.join((x.extract_text() or '') for x in d.pages),None
    if fn.endswith('csv'): return open(p,encoding='utf-8-sig').read(),None
    if fn.endswith('xls'):
        subprocess.run(['soffice','-env:UserInstallation=file://'+ROOT+'/.lo','--headless','--convert-to','xlsx','--outdir',ROOT+'/.img',p],capture_output=True);p=ROOT+'/.img/'+fn+'x'
    wb=openpyxl.load_workbook(p);vals=[];
    for ws in wb:
        for r in ws.iter_rows(values_only=True):
            vals+= [v for v in r if v is not None]
    return '\n'.join(str(v) for v in vals),vals
for f in sorted(glob.glob(TRU+'*.json')):
    t=json.load(open(f));fn=os.path.basename(f)[:-5];assert os.path.exists(DOC+fn),fn
    tx,vals=text(fn);flat=re.sub(r'\s+','',tx);bad=[];nums=set()
    if vals: nums={round(float(v),2) for v in vals if isinstance(v,(int,float))};ds={v.date().isoformat() for v in vals if isinstance(v,dt.datetime)}
    for s in re.findall(r'\(?-?\$?\d[\d,]*\.?\d*\)?|\.\d\d',tx):
        s2=re.sub(r'[$,()-]','',s)
        try:nums.add(float(s2))
        except: pass
    def num(v): return abs(v) in nums or v in nums
    def datok(v):
        if not re.match(r'\d{4}-\d\d-\d\d$',v): return v in tx
        d=dt.date.fromisoformat(v)
        c=[d.strftime(x) for x in('%m/%d/%Y','%m/%d/%y','%d-%b-%y')]+[f'{d.month}/{d.day}/{d.year}',d.strftime('%d-%b-%y').upper()]
        return any(x in tx for x in c) or (vals and v in ds)
    for r in t['rows']:
        assert r.get('unit')
        for k,v in r.items():
            if k in('unit','tenantName','unitType','building','section','propertyName','statusText'):
                if re.sub(r'\s+','',v) not in flat and not(k=='statusText' and v in('Occupied','Vacant','Future')): bad.append((r['unit'],k,v))
            elif k in('charges',): bad+=[(r['unit'],k,c) for c in v if not num(c['amount'])]
            elif k=='rentSteps': bad+=[(r['unit'],k,c) for c in v if not(num(c['amount']) and datok(c['date']))]
            elif 'Date' in k:
                if not datok(v): bad.append((r['unit'],k,v))
            elif not num(v): bad.append((r['unit'],k,v))
    sums={}
    for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
        if any(k in r for r in t['rows']):
            s=round(sum(r.get(k,0) for r in t['rows']),2);sums[k]=s if num(s) else f'{s} NOT PRINTED'
    codes={}
    for r in t['rows']:
        for c in r.get('charges',[]): codes[c['code']]=round(codes.get(c['code'],0)+c['amount'],2)
    cs={c:(v if num(v) else f'{v} NOT PRINTED') for c,v in codes.items()}
    o=sum(1 for r in t['rows'] if r.get('tenantName'))
    print(fn,len(t['rows']),(t['units'],t['occupied'],t['vacant']),'named',o,'PLANTED' if t['planted'] else '');print('  bad',bad[:6],len(bad));print('  ',sums);print('  ',cs)
