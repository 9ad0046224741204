import json
for i in json.load(open('index.json')):
    t=json.load(open('truth/'+i['file'].rsplit('.',1)[0]+'.json'));g=t['totals'][-1];bad=[]
    for k in t['money']:
        if k in('sf','market','market_sf','actual','actual_sf','pct_occ','other:BEDS % Leased','deposit_') or 'PER BED' in k or 'PRICE' in k or '$/SF' in k or k not in g: continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-g[k])>.004: bad.append((k,s,g[k]))
    rb=[]
    for r in t['rows']:
        if t['kind']=='AR':
            s=sum(r.get(k,0) for k in('current','b0_30','b31_60','b61_90','b90','b91_120','b120'))
            if abs(s-r.get('total',0))>.004: rb.append(r['name'])
        if 'beginning' in r and abs(r['beginning']+r.get('debit',0)-r.get('credit',0)-r['ending'])>.004: rb.append(r)
    print(i['file'],len(t['rows']),len(t['totals']),t['planted'],'\n   DIFF',bad,rb)
