import json,glob,os
B='.'
for e in json.load(open(B+'/index.json')):
    f=e['file']; t=json.load(open(f'{B}/truth/{f}.json')); assert os.path.exists(f'{B}/documents/{f}')
    assert all(r.get('unit') or r.get('tenantName') for r in t['rows'])
    S=lambda k:round(sum(r.get(k) or 0 for r in t['rows'] if not str(r.get('section','')).startswith('Future') and r.get('statusText')!='Applicant'),2)
    if f.endswith('.pdf'):
        import pdfplumber
        tx='\n'.join(p.extract_text() for p in pdfplumber.open(f'{B}/documents/{f}').pages)
    else:
        import openpyxl
        tx='\n'.join(' '.join(f'{c:,.2f}' if isinstance(c,(int,float)) else str(c) for c in r if c is not None) for w in openpyxl.load_workbook(f'{B}/documents/{f}') for r in w.iter_rows(values_only=True))
    res={k:(S(k),(f'{S(k):,.2f}' in tx) or (f'{S(k):,.0f}' in tx)) for k in('marketRent','contractRent','annualRent','totalCharges','deposit','balance','area') if S(k)}
    miss=[r['unit'] for r in t['rows'] if str(r['unit']) not in tx]
    bad=[r['unit'] for r in t['rows'] if r.get('moveInDate') and r.get('leaseStartDate') and r['moveInDate']>r['leaseStartDate'] and 'Foundry' not in f]
    cs=[r['unit'] for r in t['rows'] if r.get('totalCharges') and r.get('charges') and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.01 and abs(sum(c['amount'] for c in r['charges'])+r['contractRent']-r['totalCharges'])>.01]
    print(f,len(t['rows']),t['units'],t['occupied'],t['vacant'],t['asOnDate'],t['planted'] and t['planted']['kind'],{k:v for k,v in res.items() if not v[1]} or 'ties',miss,bad,cs)
