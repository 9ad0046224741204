import json,glob
for i in json.load(open('index.json')):
    n=i['file'].rsplit('.',1)[0];t=json.load(open(f'truth/{n}.json'))
    keys=set(k for r in t['rows']+t['totals'] for k,v in r.items() if isinstance(v,(int,float)))
    assert keys<=set(t['money']),keys-set(t['money'])
    assert set(t['money'])==set(k for r in t['rows'] for k,v in r.items() if isinstance(v,(int,float))),n
    skip={'beds','baths','pct_occ','pct_leased','market','market_sf','actual','sf','ami','gross','ua','net','rent_low','rent_high'}
    gt=[x for x in t['totals'] if not x['label'].startswith('Average')][-1];bad=[]
    for k in t['money']:
        if k in skip or k not in gt: continue
        s=sum(r.get(k,0) for r in t['rows'])
        if abs(s-gt[k])>(.35 if k.startswith('pct') else .006):bad.append((k,round(s,2),gt[k]))
    for r in t['rows']:
        if t['kind']=='TB' and 'beginning' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.006:bad.append(('roll',r))
        if t['kind']=='AR' and 'total' in r:
            b=sum(v for k,v in r.items() if k[0] in 'bm' and k[1:2].isdigit() or k=='other:Jun-25 & prior')+(0 if 'other:Net Due' in t['money'] else r.get('prepaid',0))
            if abs(b-r['total'])>.006:bad.append(('foot',r))
        if t['kind']=='UM' and 'gross' in r and r['gross']-r['ua']!=r['net']:bad.append(('net',r))
    print(n,t['kind'],len(t['rows']),len(t['totals']),t['planted'],bad)
