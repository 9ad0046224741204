import json,glob,os,re,csv
import pdfplumber
from openpyxl import load_workbook
import subprocess
B='build/blind'
for it in json.load(open(B+'/index.json')):
    f=it['file']; t=json.load(open(f'{B}/truth/{f}.json')); path=f'{B}/documents/{f}'; ext=f.split('.')[-1]
    if ext=='pdf':
        with pdfplumber.open(path) as pd: txt='\n'.join(p.extract_text(x_tolerance=1.5) or '' for p in pd.pages); npg=len(pd.pages)
        nums=txt.replace(',','')
    elif ext in('xlsx','xls'):
        if ext=='xls':
            subprocess.run(['timeout','40','soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','xlsx','--outdir',B+'/.v',path],capture_output=True); path=B+'/.v/'+f[:-4]+'.xlsx'
        ws=load_workbook(path)[t['sheet']]; vals=[c.value for r in ws.iter_rows() for c in r if c.value is not None]; txt='\n'.join(str(v) for v in vals); nums='\n'.join(f'{v:.2f}' if isinstance(v,(int,float)) else str(v) for v in vals)
    else: txt=nums=open(path,encoding='utf-8-sig').read()
    miss=[]; flat=re.sub(r'\s+',' ',txt)
    for r in t['rows']:
        for k in('unit','tenantName','unitType','building','section'):
            if r.get(k) and re.sub(r'\s+',' ',str(r[k])) not in flat: miss.append((k,r[k]))
    R=t['rows']; sums={}
    for k in('area','contractRent','annualRent','totalCharges','deposit','balance'):
        if any(k in r for r in R): sums[k]=round(sum(r.get(k,0) for r in R),2)
    for r in R:
        for c in r.get('charges',[]): sums['ch:'+c['code']]=round(sums.get('ch:'+c['code'],0)+c['amount'],2)
        for q in('contractRent','annualRent'):
            v=r.get(q)
            if v and not any(s in nums for s in {f'{v:.2f}',f'{v:.0f}' if v==round(v) else f'{v:.2f}'}): miss.append((q,v))
    no=[k for k,v in sums.items() if not(f'{v:.2f}' in nums or (v==round(v) and re.search(rf'(?<![\d.]){int(v)}(?!\d)',nums)))]
    bad=[r['unit'] for r in R if r.get('leaseEndDate','z')[:2]=='20' and r.get('leaseStartDate','')>r['leaseEndDate']]
    keys=[(r.get('building'),r['unit']) for r in R]
    print(f,len(R),t['units'],t['occupied'],t['vacant'],'| missing',miss[:6],'| untied',[(k,sums[k]) for k in no],'| bad',bad,'dup' if len(set(keys))<len(keys) else '', t['planted'])
