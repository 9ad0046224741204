import json,os,subprocess
R='/tmp/b7/housing/'
ix={e['file'] for e in json.load(open(R+'index.json'))};docs=set(os.listdir(R+'documents'))
assert ix==docs=={f[:-5] for f in os.listdir(R+'truth')},(ix^docs)
for f in sorted(docs):
    t=json.load(open(R+'truth/'+f+'.json'));rs=t['rows']
    assert all(x.get('unit') or x.get('tenantName') for x in rs)
    if f.endswith('pdf'):
        s=subprocess.run(['pdftotext','-layout',R+'documents/'+f,'-'],capture_output=True,text=True).stdout
        vals=s
    else:
        import openpyxl
        w=openpyxl.load_workbook(R+'documents/'+f)[t['sheet']]
        vals=' '.join(f'{c:,.2f}' if isinstance(c,(int,float)) else str(c) for r in w.iter_rows(values_only=True) for c in r if c is not None)
    out=[]
    for k in('marketRent','contractRent','totalCharges','deposit','balance'):
        v=round(sum(x.get(k) or 0 for x in rs if not str(x.get('section','')).startswith('Future')),2)
        if not v: continue
        ok=any(z in vals for z in(f'{v:,.2f}',f'{v:,.0f}',f'({-v:,.2f})'))
        out.append(f"{k}={v:,.2f}{'' if ok else ' NOT FOUND'}")
    print(f[:30],len(rs),t['units'],t['occupied'],t['vacant'],(t['planted'] or {}).get('kind'),*out,sep=' | ')
    miss=[x for x in rs if x.get('tenantName') and x['tenantName'].split()[0].strip(',') not in vals]
    if miss:print('  names missing',len(miss))
    for x in rs:
        if x.get('charges') and 'totalCharges' in x:
            c=sum(y['amount'] for y in x['charges']);assert min(abs(c-x['totalCharges']),abs(c+x.get('contractRent',0)-x['totalCharges']))<.02,(f,x)
