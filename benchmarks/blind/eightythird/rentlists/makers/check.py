import json,glob,re,csv,os,subprocess
import pdfplumber, openpyxl
from common import ROOT,T,D
idx=json.load(open(ROOT+'/index.json')); print(len(idx))
for e in idx:
    n=e['file']; t=json.load(open(T+n+'.json')); R=t['rows']; bad=[]
    nums=set()
    if n.endswith('.pdf'):
        with pdfplumber.open(D+n) as p: txt='\n'.join(x.extract_text() for x in p.pages)
    elif n.endswith('.xlsx'):
        wb=openpyxl.load_workbook(D+n,data_only=True); ws=wb[t['sheet']] if t['sheet'] else wb.active
        vals=[c.value for r in ws.iter_rows() for c in r if c.value is not None]; txt='\n'.join(str(v) for v in vals); nums={round(float(v),2) for v in vals if isinstance(v,(int,float))}
    elif n.endswith('.csv'): txt=open(D+n,encoding='utf-8-sig').read().replace('"','')
    else:
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','xlsx','--outdir',ROOT+'/.lo_tmp',D+n],capture_output=True)
        wb=openpyxl.load_workbook(ROOT+'/.lo_tmp/'+n+'x'); vals=[c.value for r in wb.active.iter_rows() for c in r if c.value is not None]; txt='\n'.join(map(str,vals)); nums={round(float(v),2) for v in vals if isinstance(v,(int,float))}
    flat=re.sub(r'\s+',' ',txt)
    for m in re.findall(r'-?[\d,]*\d(?:\.\d+)?',flat):
        try: nums.add(round(abs(float(m.replace(',',''))),2)); nums.add(round(float(m.replace(',','')),2))
        except: pass
    has=lambda v: any(abs(abs(v)-x)<.006 for x in nums) or any(abs(v-x)<.006 for x in nums)
    for r in R:
        assert r.get('unit')
        for k in('unit','tenantName','unitType','building','section','propertyName'):
            if r.get(k) and str(r[k]) not in flat and not all(w in flat for w in str(r[k]).split()): bad.append((r['unit'],k,r[k]))
        for k in('contractRent','annualRent','marketRent','deposit','balance','totalCharges','area'):
            if r.get(k) and not has(r[k]): bad.append((r['unit'],k,r[k]))
    if t['propertyName'] and t['propertyName'].lower() not in flat.lower(): bad.append(('prop',t['propertyName']))
    tot={}
    for k in('contractRent','annualRent','marketRent','deposit','balance','totalCharges','area'):
        if any(k in r for r in R):
            s=round(sum(r.get(k) or 0 for r in R),2); tot[k]=(s,has(s))
    ids=[(r.get('building') or r.get('propertyName'),r['unit']) for r in R]; dup=len(ids)-len(set(ids))
    print(n,len(R),t['units'],t['occupied'],t['vacant'],'vacrows',sum('tenantName' not in r for r in R),'PLANTED' if t['planted'] else '','dup',dup,{k:v for k,v in tot.items() if not v[1]} or 'ties',bad[:4])
