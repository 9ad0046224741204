import json,glob,os,subprocess,openpyxl,datetime as D
from pypdf import PdfReader
b=os.path.dirname(os.path.abspath(__file__)); ix=json.load(open(b+'/index.json')); assert len(ix)==14==len(os.listdir(b+'/documents'))==len(os.listdir(b+'/truth'))
for e in ix:
    f=e['file']; t=json.load(open(f"{b}/truth/{f}.json")); rows=t['rows']; P=t['printedTotals']
    assert all(r.get('unit') or r.get('tenantName') for r in rows)
    cur=[r for r in rows if r.get('statusText') not in('Applicant','Future','Future Residents/Applicants')]
    if t['units']: 
        if len(cur)!=t['units']: print('  UNITS',f,len(cur),t['units'])
    s=lambda k:round(sum(r[k] for r in cur if isinstance(r.get(k),(int,float))),2)
    for k in('contractRent','annualRent','marketRent','totalCharges','deposit','balance','area'):
        if k in P and abs(P[k]-s(k))>.005: print('  DIFF',f,k,P[k],s(k),t['planted'] and t['planted']['kind'])
    for r in rows:
        if 'totalCharges' in r and r.get('charges'):
            c=round(sum(x['amount'] for x in r['charges']),2)
            if abs(c-r['totalCharges'])>.005 and abs(c+r.get('contractRent',0)-r['totalCharges'])>.005: print('  CH',f,r)
    if f.endswith('pdf'):
        txt=subprocess.run(['pdftotext','-layout',f"{b}/documents/{f}",'-'],capture_output=True,text=True).stdout
    else:
        wb=openpyxl.load_workbook(f"{b}/documents/{f}",data_only=True); L=[]
        for ws in wb:
            for rr in ws.iter_rows(values_only=True):
                for v in rr:
                    if v is None: continue
                    if isinstance(v,(int,float)): L+=[f"{v:,.2f}",f"{v:,}",str(v)]
                    else: L.append(str(v))
        txt='\n'.join(L)
    def has(v): return any(q in txt for q in (f"{abs(v):,.2f}",f"{abs(v):,.0f}",f"{abs(v):,}",f"{abs(v):.2f}",f"{abs(v):.0f}"))
    for k,v in P.items():
        if not has(v): print('  NOTPRINTED total',f,k,v)
    miss=0
    for r in rows:
        for k in('area','contractRent','annualRent','marketRent','totalCharges','deposit','balance'):
            if isinstance(r.get(k),(int,float)) and not has(r[k]): miss+=1; print('   missing',f,r['unit'],k,r[k])
        if r.get('tenantName') and r['tenantName'].split(',')[0].split()[0] not in txt: print('  name',f,r['tenantName'])
        if r['unit'] not in txt: print('  unit',f,r['unit'])
    print('ok',f,e['assetType'],len(rows))
