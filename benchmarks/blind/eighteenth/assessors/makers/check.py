import json,os
ix=json.load(open('index.json'));print(len(ix))
for i in ix:
    assert os.path.exists('documents/'+i['file']);t=json.load(open('truth/'+i['file']+'.json'))
    assert all(r.get('unit') for r in t['rows'])
    vac=sum(1 for r in t['rows'] if not r.get('tenantName'))
    print(i['file'],len(t['rows']),t['units'],t['occupied'],t['vacant'],'no-tenant rows',vac,'PLANTED' if t['planted'] else '',t['planted'] and t['planted']['what'])
print(sorted(os.listdir('documents')))
