import json,os,subprocess,openpyxl,collections
ix=json.load(open('index.json')); print(len(ix))
for e in ix:
    f=e['file']; t=json.load(open('truth/'+f+'.json')); nums=set()
    if f.endswith('xlsx'):
        wb=openpyxl.load_workbook('documents/'+f)
        txt=' '.join(str(c.value) for w in wb for r in w.iter_rows() for c in r)
        for w in wb:
            for r in w.iter_rows():
                for c in r:
                    if isinstance(c.value,(int,float)): nums.add(round(c.value,2))
        assert t['sheet'] in wb.sheetnames
    else:
        txt=subprocess.run(['pdftotext','-layout','documents/'+f,'-'],capture_output=True,text=True).stdout
        for w in txt.replace('$','').split():
            try: nums.add(round(float(w.replace(',','').strip('()')),2))
            except: pass
    rs=[r for r in t['rows'] if r.get('statusText') not in('Future','Upcoming') and not str(r.get('section','')).startswith('OTHER')]
    out=[]
    for k in('marketRent','contractRent','annualRent','deposit','balance','totalCharges','area'):
        v=[r[k] for r in rs if k in r]
        if v: s=round(sum(v),2); out.append(f'{k}={s}{"" if s in nums else "!"}')
    ch=collections.Counter()
    for r in rs:
        for c in r.get('charges',[]): ch[c['code']]+=c['amount']
    out+=[f'{k}={round(s,2)}{"" if round(s,2) in nums else "!"}' for k,s in ch.items()]
    miss=[r.get('tenantName') for r in t['rows'] if r.get('tenantName') and r['tenantName'].split()[0] not in txt]
    print(f,t['units'],t['occupied'],t['vacant'],bool(t['planted']),out,miss)
