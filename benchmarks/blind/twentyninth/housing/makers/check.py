import json,glob,os
ix=json.load(open('index.json')); assert {i['file'] for i in ix}=={os.path.basename(f) for f in glob.glob('documents/*')}; pl=0
for i in ix:
    t=json.load(open(f"truth/{i['file']}.json")); pl+=bool(t['planted'])
    assert all(r.get('unit') or r.get('tenantName') for r in t['rows'])
    S=lambda k:round(sum(r.get(k) or 0 for r in t['rows'] if not isinstance(r.get(k),str)),2)
    print(i['file'],t['units'],t['occupied'],t['vacant'],len(t['rows']),'CR',S('contractRent'),'TOT',S('totalCharges'),'dep',S('deposit'),t['planted'] and t['planted']['what'])
print(len(ix),pl)
