import json,os
idx=json.load(open('index.json')); print(len(idx))
for e in idx:
    n=e['file'].rsplit('.',1)[0]; t=json.load(open(f'truth/{n}.json')); assert os.path.exists('documents/'+e['file'])
    assert all(set(k for k,v in r.items() if isinstance(v,(int,float)))-{'beds','baths'}<=set(t['money']) for r in t['rows']+t['totals']),n
    tot=t['totals'][-1]; bad=[]
    for m in t['money']:
        if m in('sf','actual','market','market_sf','actual_sf','ltl','pct_occ','pct_leased','other:WALT (yrs)','other:Stories','other:Year 3 Pro Forma Rent','ami','gross','ua','net'): continue
        s=round(sum(r.get(m,0) for r in t['rows']),2)
        if m in tot and abs(s-tot[m])>.3 or (t['kind']!='UM' and m in tot and abs(s-tot[m])>.004): bad.append((m,s,tot[m]))
    print(e['documentType'],e['file'],len(t['rows']),'rows',len(t['totals']),'tot', 'PLANTED '+t['planted']['kind'] if t['planted'] else '',bad)
