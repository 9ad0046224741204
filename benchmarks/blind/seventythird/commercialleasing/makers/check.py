import json,glob,os,re,pdfplumber,openpyxl,csv
for f in sorted(glob.glob('build/blind/documents/*')):
    n=os.path.basename(f);t=json.load(open(f'build/blind/truth/{n}.json'));bad=[]
    if f.endswith('pdf'):
        with pdfplumber.open(f) as p: txt='\n'.join(x.extract_text() for x in p.pages)
    elif f.endswith('xlsx'):
        w=openpyxl.load_workbook(f,data_only=True);assert t['sheet'] in w.sheetnames;s=w[t['sheet']]
        none=0;txt='\n'.join(' '.join(str(round(c,2)) if isinstance(c,float) else str(c) for c in r if c is not None) for r in s.values)
        w2=openpyxl.load_workbook(f)[t['sheet']]
        for r in w2.iter_rows():
            for c in r:
                if isinstance(c.value,str) and c.value.startswith('=') and s[c.coordinate].value is None:bad.append(('nocache',c.coordinate))
    elif f.endswith('csv'): txt=open(f).read()
    else: txt=None
    if txt is None:
        print(n,'xls by eye');continue
    for r in t['rows']:
        assert r.get('unit') or r.get('tenantName')
        for k in('unit','tenantName','unitType','statusText','building','section'):
            v=r.get(k)
            if v and v not in('Occupied',) and not all(w in txt for w in str(v).split()):bad.append((k,v))
        nums=[r.get(k) for k in('area','contractRent','annualRent','marketRent','deposit','balance','totalCharges')]+[c['amount'] for c in r.get('charges',[])]+[c['amount'] for c in r.get('rentSteps',[])]
        for v in nums:
            if v and not any(q in txt for q in(f'{abs(v):,.2f}',f'{abs(v):,.0f}' if v==int(v) else '#',f'{abs(v):.2f}',str(v),f'{v:g}')):bad.append(v)
    print(n,len(t['rows']),'units',t['units'],t['occupied'],t['vacant'],'planted' if t['planted'] else '',bad[:8])
ix=json.load(open('build/blind/index.json'));print(len(ix),set(e['file'] for e in ix)==set(os.listdir('build/blind/documents')),len(os.listdir('build/blind/truth')))
