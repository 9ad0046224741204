import json,re,pdfplumber,openpyxl,os,csv,subprocess
R='build/blind'
for e in json.load(open(R+'/index.json')):
    f=e['file'];p=f'{R}/documents/{f}';t=json.load(open(f'{R}/truth/{f}.json'))
    if f.endswith('pdf'):
        txt='\n'.join(x.extract_text() or '' for x in pdfplumber.open(p).pages)
    elif f.endswith('xlsx'):
        txt='\n'.join(' '.join(str(round(v,2)) if isinstance(v,float) else str(v) for v in r if v is not None) for s in openpyxl.load_workbook(p,data_only=True) for r in s.iter_rows(values_only=True))
    elif f.endswith('csv'):txt=open(p).read()
    else:
        import shutil
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}/.lo','--convert-to','csv','--outdir',f'{R}/.lo',p],capture_output=True);txt=open(f'{R}/.lo/{f[:-4]}.csv').read()
    nt=txt.replace(',','').replace('$','');W=re.sub(r'\s+',' ',txt);bad=[]
    for r in t['rows']:
        assert r.get('unit')
        for k in('unit','tenantName','unitType','statusText'):
            v=r.get(k)
            if v and v not in('Occupied','Vacant') and not all(w in W for w in v.split()):bad.append((k,v))
        for k in('contractRent','annualRent','marketRent','totalCharges','deposit','balance','area'):
            v=r.get(k)
            if v is not None and not any(q in nt for q in(f'{abs(v):.2f}',f'{abs(v):.0f}' if v==int(v) else 'zzz',f'{v:g}')):bad.append((r['unit'],k,v))
    u=[r['unit'] for r in t['rows']]
    sums={}
    for k in('contractRent','annualRent','totalCharges','deposit','balance','area','marketRent'):
        s=round(sum(r.get(k) or 0 for r in t['rows']),2)
        if s:sums[k]=(s,any(re.search(r'(?<![\d.])'+q.replace('.',r'\.')+r'(?!\d)',nt) for q in(f'{s:.2f}',f'{s:.0f}' if s==int(s) else 'zzz',f'{s:g}',f'{s}')))
    vac=sum('tenantName' not in r for r in t['rows'])
    print(f,len(u),'dups' if len(set(u))<len(u) else '',(t['units'],t['occupied'],t['vacant']),'noTenant',vac,'planted' if t['planted'] else '',[k for k,v in sums.items() if not v[1]],bad[:5])
