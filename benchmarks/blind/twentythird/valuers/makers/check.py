import json,glob,collections
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f));s=collections.Counter()
    for r in t['rows']:
        assert r.get('unit') or r.get('tenantName')
        for k in('area','contractRent','annualRent','marketRent','deposit','balance','totalCharges'): s[k]+=r.get(k) or 0
    print(f[6:-5],t['asOnDate'],len(t['rows']),t['units'],t['occupied'],t['vacant'],{k:round(v,2) for k,v in s.items() if v},t['planted'] or '')
    import os;assert os.path.exists('documents/'+f[6:-5])
