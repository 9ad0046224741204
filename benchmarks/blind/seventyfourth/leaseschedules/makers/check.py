import json,glob,re,csv,openpyxl,pdfplumber,subprocess,os
B='build/blind/'
def cells(p):
    if p.endswith('.xlsx'): return [c for ws in openpyxl.load_workbook(p,data_only=True) for r in ws.iter_rows(values_only=True) for c in r if c is not None]
    if p.endswith('.csv'): return [c for r in csv.reader(open(p)) for c in r]
    if p.endswith('.xls'):
        subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','xlsx','--outdir',B+'.v',p],capture_output=True); return cells(B+'.v/'+os.path.basename(p)+'x')
for i in json.load(open(B+'index.json')):
    f=i['file'];t=json.load(open(B+'truth/'+f+'.json'));p=B+'documents/'+f
    R=t['rows']; bad=[]
    if f.endswith('.pdf'):
        with pdfplumber.open(p) as d: txt='\n'.join(x.extract_text() for x in d.pages); np=len(d.pages)
    else: txt='\n'.join(f'{c:,.2f}' if isinstance(c,(int,float)) else str(c) for c in cells(p)); np=0
    flat=re.sub(r'[\s,]','',txt)
    has=lambda s: re.sub(r'[\s,]','',str(s)) in flat
    num=lambda v: has(f'{v:.2f}') or has(f'{v:.0f}')
    for r in R:
        assert r.get('unit')
        for k in('unit','building','unitType','statusText','section'):
            if r.get(k) and not has(r[k]) and r[k] not in('Occupied','Vacant'): bad.append((r['unit'],k,r[k]))
        if r.get('tenantName') and not has(r['tenantName']):
            if not all(has(w) for w in r['tenantName'].split()): bad.append((r['unit'],r['tenantName']))
        for k in('area','contractRent','annualRent','deposit','balance','totalCharges'):
            if k in r and not num(r[k]): bad.append((r['unit'],k,r[k]))
        for c in r.get('charges',[])+r.get('rentSteps',[]):
            if not num(c['amount']): bad.append((r['unit'],c))
        if len(str(r.get('leaseEndDate',''))) and r.get('leaseEndDate') and r.get('leaseStartDate') and r['leaseEndDate'][0]=='2' and r['leaseEndDate']<r['leaseStartDate']: bad.append((r['unit'],'dates'))
        if t['asOnDate'] and r.get('leaseEndDate','Z')<t['asOnDate']: bad.append((r['unit'],'expired'))
        if any(s['date']<=(t['asOnDate'] or '2026') for s in r.get('rentSteps',[])): bad.append((r['unit'],'old step'))
    tot={k:round(sum(r.get(k,0) for r in R),2) for k in('area','contractRent','annualRent','deposit','balance','totalCharges')}
    tot={k:v for k,v in tot.items() if v}
    ch={}
    for r in R:
        for c in r.get('charges',[]): ch[c['code']]=round(ch.get(c['code'],0)+c['amount'],2)
    for k,v in list(tot.items())+list(ch.items()):
        if not num(v): bad.append(('TOTAL not printed',k,v))
    occ=sum('tenantName' in r for r in R)
    print(f,np,'rows',len(R),'u/o/v',t['units'],t['occupied'],t['vacant'],'rowocc',occ,'dup',len(R)-len({(r['unit'],r.get('propertyName')) for r in R}),'planted' if t['planted'] else '',len(bad),bad[:6])
