import json,os
ix=json.load(open('index.json')); assert sorted(x['file'] for x in ix)==sorted(os.listdir('documents')) and len(ix)==14
assert sorted(os.listdir('truth'))==sorted(x['file']+'.json' for x in ix)
for x in ix:
    t=json.load(open(f"truth/{x['file']}.json")); r=t['rows']; assert all(q.get('unit') or q.get('tenantName') for q in r)
    us=[q['unit'] for q in r]; du={u for u in us if us.count(u)>1}
    print(x['file'],len(r),t['units'],t['occupied'],t['vacant'],'no-tenant',sum('tenantName' not in q for q in r),'rent',round(sum(q.get('contractRent',0) for q in r),2),'ann',round(sum(q.get('annualRent',0) for q in r),2),du if len(du)<4 else len(du),'PLANTED' if t['planted'] else '')
