import json,glob,openpyxl,os
idx=json.load(open('index.json'));print(len(idx))
for i in idx:
    assert os.path.exists('documents/'+i['file'])
    t=json.load(open('truth/'+i['file']+'.json')); R=t['rows']
    assert all(r.get('unit') or r.get('tenantName') for r in R)
    s=lambda k:round(sum(r.get(k,0) for r in R),2)
    print(i['file'][:30],len(R),t['units'],t['occupied'],t['vacant'],t['planted'] and t['planted']['kind'],{k:s(k) for k in('area','contractRent','annualRent','deposit','balance','totalCharges','marketRent') if s(k)}, sorted({r.get('leaseEndDate') for r in R if r.get('leaseEndDate') and not r['leaseEndDate'][0].isdigit()}))
    if i['file'].endswith('xlsx'):
        wb=openpyxl.load_workbook('documents/'+i['file'],data_only=True); ws=wb[t['sheet']] if t['sheet'] else wb.active
        for r in ws.iter_rows():
            v=[c.value for c in r]
            if any(isinstance(x,str) and x.lower().startswith(('total','park total')) for x in v[:8]) or r[0].row==ws.max_row: print('    ',[x for x in v if x is not None])
