import json,os,re,pdfplumber,openpyxl,csv,subprocess,glob,datetime as dt
R='build/blind'
ix=json.load(open(R+'/index.json')); print(len(ix))
assert {i['file'] for i in ix}==set(os.listdir(R+'/documents'))
for i in ix:
    f=i['file']; t=json.load(open(f'{R}/truth/{f}.json')); p=f'{R}/documents/{f}'
    nums=set(); txt=''
    if f.endswith('.pdf'):
        with pdfplumber.open(p) as d: txt='\n'.join(q.extract_text() for q in d.pages)
    elif f.endswith('.csv'): txt='\n'.join(' '.join(r) for r in csv.reader(open(p)))
    else:
        if f.endswith('.xls'): 
            subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}/.lo','--convert-to','xlsx','--outdir',R+'/.r',p],capture_output=True); p=f'{R}/.r/{f}x'
        wb=openpyxl.load_workbook(p); sh=t['sheet'] or wb.sheetnames[0]; assert sh in wb.sheetnames
        for r in wb[sh].iter_rows(values_only=True):
            txt+=' '.join(str(c) for c in r if c is not None)+'\n'
            nums|={round(float(c),2) for c in r if isinstance(c,(int,float))}
    nums|={round(float(x.replace(',','')),2) for x in re.findall(r'[\d,]*\d(?:\.\d+)?',txt)}
    flat=' '.join(txt.split())
    miss=[]
    for r in t['rows']:
        assert r.get('unit') or r.get('tenantName')
        if r['unit'] not in flat: miss.append(r['unit'])
        nm=r.get('tenantName')
        if nm and nm not in flat and not f.startswith('bascom'): miss.append(nm)
        if r.get('statusText') not in(None,'Occupied') and r['statusText'] not in flat: miss.append(r['statusText'])
        for k in('unitType','section','building','propertyName'):
            if r.get(k) and str(r[k]) not in flat and not f.startswith('bascom'): miss.append(r[k])
        for k in('marketRent','contractRent','annualRent','deposit','balance','totalCharges','area'):
            if r.get(k) is not None and round(abs(r[k]),2) not in nums: miss.append((k,r[k]))
        for c in r.get('charges',[])+r.get('rentSteps',[]):
            if round(c['amount'],2) not in nums: miss.append(c)
        if r.get('totalCharges') and r.get('statusText')!='F':
            ch=r.get('charges',[]); s=sum(c['amount'] for c in ch)
            if round(s,2)!=r['totalCharges'] and round(s+r['contractRent'],2)!=r['totalCharges']: miss.append(('tot',r['unit']))
        for k in ('leaseStartDate','leaseEndDate'):
            pass
        if r.get('leaseStartDate') and re.match(r'\d{4}-',r.get('leaseEndDate') or '') and r['leaseEndDate']<=r['leaseStartDate']: miss.append(('dates',r))
    sums={}
    for k in('marketRent','contractRent','annualRent','deposit','balance','totalCharges','area'):
        v=[r[k] for r in t['rows'] if r.get(k) is not None and r.get('statusText')!='F']
        if v: s=round(sum(v),2); sums[k]=(s,'ok' if round(abs(s),2) in nums else 'NO')
    print(f,len(t['rows']),t['units'],t['occupied'],t['vacant'],'PLANTED' if t['planted'] else '',sums,miss[:5])
    tot={}
    for r in t['rows']:
        for c in r.get('charges',[]): tot[c['code']]=round(tot.get(c['code'],0)+c['amount'],2)
    print('   ',{k:(v,'ok' if v in nums else 'NO') for k,v in tot.items()})
