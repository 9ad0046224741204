import json,glob,os,subprocess,openpyxl,datetime as dt
ix=json.load(open('index.json')); assert len(ix)==14
for e in ix:
    f=e['file'];t=json.load(open(f'truth/{f}.json'));assert os.path.exists('documents/'+f)
    if f.endswith('.pdf'): txt=subprocess.run(['pdftotext','-layout','documents/'+f,'-'],capture_output=True,text=True).stdout
    else:
        wb=openpyxl.load_workbook('documents/'+f,data_only=True);names=[t['sheet']] if t['sheet'] else wb.sheetnames
        txt='\n'.join(' '.join((f'{c:,.2f}' if isinstance(c,(int,float)) else str(c)) for c in r if c is not None) for n in names for r in wb[n].iter_rows(values_only=True))
    out=[]
    cur=[r for r in t['rows'] if r.get('statusText')!='Future']
    for k in('area','contractRent','annualRent','marketRent','deposit','balance','totalCharges'):
        s=round(sum(r.get(k) or 0 for r in cur),2)
        if not any(k in r for r in cur): continue
        g=[f'{abs(s):,.2f}',f'{abs(s):,.0f}' if s==int(s) else '~',f'{s:,.2f}'.replace(',','_').replace('.',',').replace('_','.')]
        out.append(f"{k}={'ok' if any(x in txt for x in g) else 'NO '+g[0]}")
    miss=[r.get('unit') for r in t['rows'] if r.get('unit') and r['unit'].split()[0] not in txt] + [r['tenantName'] for r in t['rows'] if r.get('tenantName') and r['tenantName'].split()[0] not in txt]
    for r in t['rows']:
        for k in('leaseStartDate','leaseEndDate'):
            if k in r and len(r[k])==10 and r[k][4]=='-': dt.date.fromisoformat(r[k])
        a,b=r.get('leaseStartDate',''),r.get('leaseEndDate','')
        if len(a)==len(b)==10 and a[4:5]==b[4:5]=='-' and a>b: miss.append(('dates',r['unit']))
    key=[(r.get('propertyName'),r.get('building'),r['unit'],r.get('statusText')) for r in t['rows']]
    print(f[:30],len(t['rows']),out,'missing',miss,'dups',len(key)-len(set(key)),(t['planted'] or {}).get('kind'))
