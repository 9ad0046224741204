import json,glob,os
for i in json.load(open('index.json')):
    t=json.load(open('truth/'+os.path.splitext(i['file'])[0]+'.json')); rows=t['rows']; tot=t['totals']; print(i['file'],i['documentType'],len(rows),len(tot),t['planted'])
    ks=set(k for r in rows+tot for k,v in r.items() if isinstance(v,(int,float))); print('   not in money:',ks-set(t['money']), 'unused:',set(t['money'])-ks)
    avg={'pct_units','pct_occ','pct_leased','sf','market','actual','market_sf','actual_sf'}
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in rows),2); g=tot[-1].get(k)
        if g is not None and k not in avg and 'Charged' not in k and abs(s-g)>.005: print('   grand differs',k,s,g)
    if t['kind']=='AR':
        B=[k for k in t['money'] if k[0] in 'bm' or k in('current','prepaid','other:Earlier')]
        for r in rows+tot:
            if abs(sum(r.get(k,0) for k in B)-r.get('total',0))>.005: print('   cross',r)
