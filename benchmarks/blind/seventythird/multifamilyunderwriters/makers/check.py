import json,os,glob,re,csv
import pdfplumber,openpyxl
import datetime as dt
R='build/blind/'
ix=json.load(open(R+'index.json')); assert len(ix)==14
for e in ix:
    f=e['file']; t=json.load(open(f'{R}truth/{f}.json')); rows=t['rows']
    if f.endswith('.pdf'):
        with pdfplumber.open(R+'documents/'+f) as p: txt='\n'.join(pg.extract_text() or '' for pg in p.pages)
    elif f.endswith('.csv'): txt=open(R+'documents/'+f).read()
    elif f.endswith('.xls'):
        import subprocess; subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}.lo','--convert-to','csv','--outdir',R+'.tmp',R+'documents/'+f],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL); txt=open(R+'.tmp/'+f.replace('.xls','.csv')).read()
    else:
        wb=openpyxl.load_workbook(R+'documents/'+f,data_only=True); ws=wb[t['sheet']]
        txt='\n'.join(' | '.join('' if c is None else str(c) for c in r) for r in ws.iter_rows(values_only=True))
    norm=lambda s:re.sub(r'\s+',' ',s)
    n=norm(txt); plain=n.replace(',','').replace('$','')
    miss=[]
    for i,r in enumerate(rows):
        for k in('unit','tenantName','unitType','statusText'):
            if k in r and r[k] not in n and r[k]!='Occupied':
                miss.append((r['unit'],k,r[k]))
        for k in('contractRent','marketRent','deposit','balance','totalCharges','annualRent','area'):
            if k in r:
                v=r[k]; a=abs(v)
                if not any(s in plain for s in (f'{a:.2f}',f'{a:.0f}',str(a))): miss.append((r['unit'],k,v))
        if r.get('totalCharges') is not None and r.get('charges'):
            s=sum(c['amount'] for c in r['charges'])
            if abs(s-r['totalCharges'])>.011: miss.append((r['unit'],'chargesum',s,r['totalCharges']))
    # totals printed
    for k in('contractRent','marketRent','deposit','balance','totalCharges','annualRent'):
        rr=[r for r in rows if 'Applicant' not in r.get('statusText','') and 'Future' not in r.get('statusText','')]
        s=round(sum(r.get(k,0) for r in rr),2)
        if s and not any(x in plain for x in (f'{abs(s):.2f}',f'{s:.0f}',str(s))): miss.append(('TOTAL',k,s))
    print(f[:40],len(rows),t['units'],t['occupied'],t['vacant'],t['planted'] and t['planted']['kind'],miss[:8])
print('planted',sum(bool(json.load(open(x))['planted']) for x in glob.glob(R+'truth/*.json')))
