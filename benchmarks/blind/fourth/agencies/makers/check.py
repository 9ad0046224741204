import json,subprocess,re,openpyxl
for m in json.load(open('index.json')):
    f=m['file'];t=json.load(open(f'truth/{f}.json'));R=[r for r in t['rows'] if r.get('statusText') not in('Future','F','Applicant') and 'Leases exec' not in r.get('section','')]
    if f.endswith('pdf'):
        tx=subprocess.run(['pdftotext','-layout','documents/'+f,'-'],capture_output=True,text=True).stdout
    else:
        wb=openpyxl.load_workbook('documents/'+f);tx=' '.join((f'{c:,.2f}' if isinstance(c,(int,float)) else str(c)) for w in wb for r in w.iter_rows(values_only=True) for c in r if c is not None)
    res={}
    for k in('contractRent','totalCharges','deposit','balance','marketRent'):
        s=round(sum(r.get(k,0) for r in R),2)
        if any(k in r for r in R): res[k]=(s,any(x in tx for x in(f'{s:,.2f}',)+((f'{s:,.0f}',) if s==int(s) else ())) )
    # row internal
    bad=[r['unit'] for r in t['rows'] if 'totalCharges' in r and r.get('charges') and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.01 and abs(r.get('contractRent',0)+sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.01]
    miss=[r['tenantName'] for r in t['rows'] if r.get('tenantName') and r['tenantName'] not in tx]
    d=[u for u in [r['unit'] for r in t['rows']] if u not in tx and u+'.00' not in tx]
    print(f,res,'rowbad',bad,'missing',miss[:3],d[:3],'PL' if t['planted'] else '')
