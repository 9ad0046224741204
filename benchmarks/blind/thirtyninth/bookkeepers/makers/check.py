import json,os,openpyxl
ix=json.load(open('index.json'));print(len(ix),sum(i['hard'] for i in ix))
for i in ix:
    f=i['file'];assert os.path.exists('documents/'+f);t=json.load(open(f'truth/{f}.json'));r=t['rows']
    assert all(x.get('unit') or x.get('tenantName') for x in r)
    bad=[x['unit'] for x in r if '2000'<(x.get('leaseEndDate') or '9')<'2100' and x['leaseEndDate']<t['asOnDate']]
    dup=len(r)-len({(x.get('building'),x.get('propertyName'),x.get('section'),x['unit']) for x in r})
    print(f,len(r),t['units'],t['occupied'],t['vacant'],'|'.join(f"{k} {round(sum(x.get(k) or 0 for x in r),2)}" for k in('area','marketRent','contractRent','annualRent','totalCharges','deposit','balance')),'steps',sum('rentSteps' in x for x in r),t['planted'] and t['planted']['kind'],'exp',bad,'dup',dup)
    if f.endswith('xlsx'):
        wb=openpyxl.load_workbook('documents/'+f,data_only=True);ws=wb[t['sheet']]
        for row in ws.iter_rows(values_only=True):
            if any(isinstance(c,str) and c.strip().lower() in('total','all','all rooms','a year','total j$','15 active','apartments') or (isinstance(c,str) and c.startswith('Total')) for c in row):print('   ',[c for c in row if c not in(None,'')])
