import json,glob,subprocess,re,datetime as dt,os
from common import *
import openpyxl
idx=json.load(open(ROOT+'/index.json')); print(len(idx))
for e in idx:
    fn=e['file'];T=json.load(open(TR+fn+'.json'));tot=json.load(open(TMP+fn+'.totals'));p=DOC+fn;toks=[]
    if fn.endswith('.pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout; nums=[float(x.replace(',','')) for x in re.findall(r'\d[\d,]*\.?\d*',txt)]
    elif fn.endswith('.csv'): txt=open(p,encoding='utf-8-sig').read(); nums=[float(x.replace(',','')) for x in re.findall(r'\d[\d,]*\.?\d*',txt)]; nums+=[float(x.replace(',','')) for x in re.findall(r'\d+\.?\d*',txt)]
    else:
        q=p
        if fn.endswith('.xls'): soffice(p,TMP,'xlsx'); q=TMP+fn+'x'
        wb=openpyxl.load_workbook(q,data_only=True); nums=[];parts=[]
        ws=wb[T['sheet']] if T['sheet'] else wb.worksheets[0]
        for r in ws.iter_rows(values_only=True):
            for v in r:
                if v is None: continue
                if isinstance(v,(int,float)): nums.append(float(v))
                parts.append(v.strftime('%Y-%m-%d') if hasattr(v,'strftime') else str(v)); nums+= [float(x.replace(',','')) for x in re.findall(r'\d[\d,]*\.?\d*',str(v))] if isinstance(v,str) else []
        txt=' '.join(parts)
    ns={round(abs(x),2) for x in nums}; words=set(re.findall(r"\S+",txt)); flat=re.sub(r'\s+',' ',txt)
    miss=[]
    for r in T['rows']:
        assert r.get('unit')
        for k in('unit','tenantName','statusText','unitType','section','building'):
            v=r.get(k)
            if v is None or (k=='statusText' and v in('Occupied','Vacant')): continue
            for w in str(v).split():
                if w not in words and w.strip('(),') not in flat: miss.append((r['unit'],k,v))
        for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges'):
            if k in r and round(abs(r[k]),2) not in ns and not(r[k]==0): miss.append((r['unit'],k,r[k]))
        for c in r.get('charges',[]):
            if c['amount'] and round(abs(c['amount']),2) not in ns: miss.append((r['unit'],c))
        for c in r.get('rentSteps',[]):
            if round(abs(c['amount']),2) not in ns: miss.append((r['unit'],c))
        if r.get('totalCharges') is not None and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.005: miss.append((r['unit'],'total != charges'))
    for k,v in tot.items():
        if k!='printedDeposit':
            sm=round(sum(r.get(k,0) for r in T['rows'] if r.get('statusText')!='APP'),2)
            if abs(sm-v)>.005: miss.append(('SUM',k,sm,v))
        if round(abs(v),2) not in ns: miss.append(('TOTAL not printed',k,v))
    if T['propertyName'] not in flat: miss.append('propname')
    print(fn,len(T['rows']),T['units'],T['occupied'],T['vacant'],'PLANTED '+T['planted']['kind'] if T['planted'] else '',miss[:8])
    assert T['units'] is None or T['units']==len([r for r in T['rows'] if r.get('statusText')!='APP'])
