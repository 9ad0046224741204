import json,glob,os
ix=json.load(open('index.json')); assert {i['file'] for i in ix}==set(os.listdir('documents'))=={f[:-5] for f in os.listdir('truth')}
for i in ix:
    t=json.load(open('truth/'+i['file']+'.json')); assert all(q.get('unit') or q.get('tenantName') for q in t['rows'])
    S=lambda k:round(sum(q.get(k,0) for q in t['rows']),2)
    print(i['file'][:40].ljust(41),len(t['rows']),t['units'],t['occupied'],t['vacant'],t['occupied']+t['vacant'],S('contractRent'),S('totalCharges'),S('area'),(t['planted'] or {}).get('what',''))
