import json,glob,os
R='./'
ix=json.load(open(R+'index.json')); print(len(ix))
for e in ix:
    t=json.load(open(R+'truth/'+e['file']+'.json')); assert os.path.exists(R+'documents/'+e['file'])
    ro=t['rows']; assert all(r.get('unit') or r.get('tenantName') for r in ro)
    print(e['file'][:40].ljust(41),t['asOnDate'],t['units'],t['occupied'],t['vacant'],len(ro),sum(1 for r in ro if r.get('tenantName')),round(sum(r.get('contractRent') or 0 for r in ro),2),sum(r.get('area',0) for r in ro),(t['planted'] or {}).get('kind'))
