# ties the truths to the printed totals: every sum of a truth column must be printed somewhere in the document
from common import *
import subprocess, re, openpyxl
ix=json.load(open(BASE+'/index.json'))
assert {e['file'] for e in ix}==set(os.listdir(D))=={x[:-5] for x in os.listdir(T)}
for e in ix:
    t=json.load(open(T+'/'+e['file']+'.json')); p=D+'/'+e['file']
    if p.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    else:
        wb=openpyxl.load_workbook(p,data_only=True); txt='\n'.join(' '.join(f'{c:,.2f}' if isinstance(c,(int,float)) else str(c) for c in r if c is not None) for ws in wb for r in ws.iter_rows(values_only=True))
        if t['sheet']: assert t['sheet'] in wb.sheetnames
    assert all(r.get('unit') or r.get('tenantName') for r in t['rows'])
    miss=[r.get('unit') for r in t['rows'] if r.get('unit') and r['unit'] not in txt and r['unit'].split(' ')[0] not in txt]
    nm=[r['tenantName'] for r in t['rows'] if r.get('tenantName') and r['tenantName'] not in txt]
    rows=[r for r in t['rows'] if r.get('statusText') not in('Future','Applicant')]
    res=[]
    for k in ('area','marketRent','contractRent','annualRent','totalCharges','deposit','balance'):
        v=[r[k] for r in rows if isinstance(r.get(k),(int,float))]
        if v:
            s=round(sum(v),2); ok=f'{s:,.2f}' in txt or f'{abs(s):,.2f}-' in txt or (s==int(s) and f'{int(s):,}' in txt); res.append(f'{k} {"ok" if ok else "NOT PRINTED "+str(s)}')
    print(e['file'],len(t['rows']),t['units'],t['occupied'],t['vacant'],'PLANTED' if t['planted'] else '',' | '.join(res),'unit?',miss[:4],'name?',nm[:3])
