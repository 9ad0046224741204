import json,os,subprocess,re,openpyxl
R=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ix=json.load(open(R+'/index.json')); docs=sorted(os.listdir(R+'/documents')); tr=sorted(os.listdir(R+'/truth'))
assert [e['file'] for e in ix]==docs and tr==[d+'.json' for d in docs],(docs,tr)
for d in docs:
    t=json.load(open(f'{R}/truth/{d}.json'))
    if d.endswith('.pdf'): txt=subprocess.run(['pdftotext','-layout',f'{R}/documents/{d}','-'],capture_output=True,text=True).stdout
    else:
        wb=openpyxl.load_workbook(f'{R}/documents/{d}'); assert t['sheet'] in wb.sheetnames; txt=' '.join(str(c.value) for r in wb[t['sheet']].iter_rows() for c in r if c.value is not None)
    flat=re.sub(r'[\s,]+','',txt)
    bad=[]
    for i,r in enumerate(t['rows']):
        assert r.get('unit') or r.get('tenantName')
        for k in('unit','tenantName','unitType'):
            v=r.get(k)
            if v and re.sub(r'[\s,]+','',str(v)) not in flat: bad.append((i,k,v))
        for k in('contractRent','annualRent','marketRent','deposit','balance','totalCharges','area'):
            v=r.get(k)
            if v: 
                c={f'{abs(v):.2f}',f'{abs(v):.1f}',f'{abs(v):g}',str(abs(v)),f'{abs(v):.0f}'}
                if not any(x in flat for x in c): bad.append((i,k,v))
        a,b=r.get('leaseStartDate'),r.get('leaseEndDate')
        if a and b and re.match(r'\d{4}-',str(a)) and re.match(r'\d{4}-',str(b)) and a>=b: bad.append((i,a,b))
    print(d,len(t['rows']),t['units'],t['occupied'],t['vacant'],'planted' if t['planted'] else '',bad[:8])
