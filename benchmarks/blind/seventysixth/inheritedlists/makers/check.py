import json,glob,os,re,pdfplumber,openpyxl,subprocess
from h import B
ix=[i['file'] for i in json.load(open(B+'index.json'))]
assert sorted(ix)==sorted(os.listdir(B+'documents')),(ix,os.listdir(B+'documents'))
for f in ix:
    t=json.load(open(B+'truth/'+f+'.json'));p=B+'documents/'+f
    for k,v in t['totals'].items():
        s=round(sum(r.get(k) or 0 for r in t['rows']),2)
        if abs(s-v)>.005: print(f,k,s,v,'PLANTED' if t['planted'] else '*** BAD')
    if f.endswith('.pdf'): tx=' '.join(pg.extract_text() or '' for pg in pdfplumber.open(p).pages)
    elif f.endswith('.xlsx'): tx=' '.join(str(c) for ws in openpyxl.load_workbook(p,data_only=True) for row in ws.iter_rows(values_only=True) for c in row if c is not None)
    elif f.endswith('.csv'): tx=open(p).read()
    else:
        subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','csv','--outdir',B+'r',p],capture_output=True);tx=open(B+'r/'+f[:-4]+'.csv',errors='replace').read()
    N=lambda s:re.sub(r'\W','',s).lower();T=N(tx);miss=[]
    money=set(x.replace(',','') for x in re.findall(r'\d[\d,]*(?:\.\d+)?',(re.sub(r'(?<=\d) (?=\d{3}\.)','',tx) if 'kerk' in f else tx.replace(',',' ') if f[-3:] in('csv','xls') else tx)))
    mv={round(float(x),2) for x in money if x}
    for r in t['rows']:
        assert r.get('unit')
        for k in('unit','building','unitType','statusText','tenantName'):
            if r.get(k) and r[k] not in('Occupied','Vacant') and N(r[k]) not in T: miss.append((r['unit'],r[k]))
        for k in('marketRent','contractRent','annualRent','totalCharges','deposit','balance'):
            if r.get(k) and round(abs(r[k]),2) not in mv: miss.append((r['unit'],k,r[k]))
    if t['propertyName'] and N(t['propertyName']) not in T: miss.append(t['propertyName'])
    print(f,len(t['rows']),'MISSING' if miss else 'ok',len(miss),miss[:5])
