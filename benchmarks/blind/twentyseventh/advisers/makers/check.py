import json,glob,subprocess,openpyxl
ix={e['file'] for e in json.load(open('index.json'))};print(len(ix))
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f));n=f[6:-5];assert n in ix
    assert all(r.get('unit') or r.get('tenantName') for r in t['rows'])
    if n.endswith('pdf'): txt=subprocess.run(['pdftotext','-layout','documents/'+n,'-'],capture_output=True,text=True).stdout.replace(' ',' ');nums=set()
    else:
        txt='';nums=set()
        for row in openpyxl.load_workbook('documents/'+n,data_only=True)[t['sheet']].iter_rows(values_only=True):
            for c in row:
                if isinstance(c,(int,float)): nums.add(round(c,2))
                elif isinstance(c,str): txt+=c.replace('\xa0',' ')+'\n'
    out=[]
    for k in('area','contractRent','annualRent','marketRent','deposit','balance','totalCharges','CH'):
        v=round(sum((r.get(k) or 0) if k!='CH' else sum(c['amount'] for c in r.get('charges',[])) for r in t['rows']),2)
        if not v: continue
        us=f'{v:,.2f}';eu=us.replace(',','_').replace('.',',').replace('_','.');fr=us.replace(',',' ').replace('.',',')
        ok=v in nums or any(x in txt for x in(us,eu,fr,f'{v:,.0f}' if v==int(v) else us))
        out.append(k+('=ok' if ok else f'={v}??'))
    us_=t['rows'];vac=sum('tenantName' not in r for r in us_)
    print(n[:34],len(us_),(t['units'],t['occupied'],t['vacant']),'noTenant',vac,'PLANTED' if t['planted'] else '',*out)
    ids=[(r.get('propertyName'),r.get('building'),r['unit']) for r in us_]
    if len(set(ids))<len(ids): print('   dup ids',[i for i in ids if ids.count(i)>1][:6])
