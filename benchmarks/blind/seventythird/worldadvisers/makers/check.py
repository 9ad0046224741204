import json,os,glob,re,datetime as dt
from common import *
import pdfplumber,openpyxl,subprocess
ix=json.load(open(ROOT+'/index.json')); fs=sorted(os.listdir(DOC)); print(len(ix),len(fs),[x['file'] for x in ix]==fs)
sq=lambda s:re.sub(r'\s+','',str(s))
def ind(v):
    s=str(int(v)); h,t=(s[:-3],s[-3:]); p=[]
    while h: p.insert(0,h[-2:]);h=h[:-2]
    return ','.join(p+[t])
for x in ix:
    fn=x['file'];p=os.path.join(DOC,fn);t=json.load(open(os.path.join(TR,fn+'.json')))
    vals=set();nums=set();dates=set()
    if fn.endswith('.pdf'):
        with pdfplumber.open(p) as d: txt=sq(''.join(q.extract_text() for q in d.pages)); np=len(d.pages)
    elif fn.endswith('.csv'): txt=sq(open(p).read()); np=1
    else:
        q=p
        if fn.endswith('.xls'):
            subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo/p','--convert-to','xlsx','--outdir',ROOT+'/.lo/c',p],capture_output=True); q=ROOT+'/.lo/c/'+fn+'x'
        wb=openpyxl.load_workbook(q,data_only=True); ws=wb[t['sheet']] if t['sheet'] else wb.active; np=len(wb.sheetnames); txt=''
        for r in ws.iter_rows(values_only=True):
            for v in r:
                if isinstance(v,(int,float)): nums.add(round(float(v),2))
                elif isinstance(v,dt.datetime): dates.add(v.date().isoformat())
                elif v is not None: txt+=sq(v)
    def hasn(v):
        if round(float(v),2) in nums: return True
        a=abs(v)
        for f in (f'{a:,.2f}',f'{a:,.0f}' if a==int(a) else '~',f'{a:.2f}',f'{a:.1f}',ind(a) if a==int(a) and a>999 else '~',f'{a:,.2f}'.replace(',','#').replace('.',',').replace('#','.')):
            if f in txt: return True
        return False
    def hasd(v):
        if not re.fullmatch(r'\d{4}-\d\d-\d\d',v): return sq(v) in txt
        d=dt.date.fromisoformat(v)
        return v in dates or any(sq(z) in txt for z in (d.strftime('%d/%m/%Y'),d.strftime('%d/%m/%y'),d.strftime('%d-%b-%y'),d.strftime('%d-%b-%Y'),d.strftime('%d-%m-%Y'),d.strftime('%d.%m.%Y'),f"{d.day}{d.strftime('%B%Y')}"))
    bad=0
    for r in t['rows']:
        if not (r.get('unit') or r.get('tenantName')): print('nounit',r)
        for k,v in r.items():
            ok=True
            if k in('unit','tenantName','unitType','section','building'): ok=sq(v) in txt
            elif k=='statusText': ok=sq(v) in txt or v in('Occupied','Vacant')
            elif k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'): ok=hasn(v) or (v==0)
            elif 'Date' in k: ok=hasd(v)
            elif k=='charges': ok=all(hasn(c['amount']) or c['amount']==0 for c in v)
            elif k=='rentSteps': ok=all(hasn(c['amount']) and hasd(c['date']) for c in v)
            if not ok: bad+=1; print('  ?',fn[:20],r.get('unit'),k,v) if bad<6 else 0
    pn=t['propertyName']; print(fn,'| p/s',np,'| rows',len(t['rows']),'| bad',bad,'| name', sq(pn) in txt, '|', 'PLANTED '+t['planted']['kind'] if t['planted'] else '', '| dup units', len(t['rows'])-len({(r.get('building'),r['unit']) for r in t['rows']}))
