import json,glob,os
ix=json.load(open('index.json'));print(len(ix))
for i in ix:
    t=json.load(open('truth/'+i['file']+'.json'));R=t['rows'];o=[]
    assert os.path.exists('documents/'+i['file']) and all(r.get('unit') or r.get('tenantName') for r in R)
    for k,v in t['printedTotals'].items():
        if k=='note':continue
        rr=[r for r in R if r.get('section')!='Future Residents/Applicants']
        s=sum(r.get(k) or 0 for r in rr)
        o.append(f"{k}:{'ok' if abs(s-v)<.02 else f'DIFF {s:.2f} vs {v}'}")
    bad=[r['unit'] for r in R if str(r.get('leaseEndDate','9')) < str(t['asOnDate'])]
    print(i['file'],len(R),t['units'],t['occupied'],t['vacant'],'PLANTED '+t['planted']['kind'] if t['planted'] else '',o,'expired:',bad[:6])
    ids=[(r.get('propertyName'),r.get('building'),r['unit']) for r in R]
    if len(set(ids))<len(ids): print('   dup ids')
