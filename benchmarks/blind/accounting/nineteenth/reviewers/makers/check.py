import json,glob
for i in json.load(open('index.json')):
    t=json.load(open('truth/'+i['file'].rsplit('.',1)[0]+'.json')); g=[x for x in t['totals'] if not x['label'].startswith(('Percent','Net (inc'))][-1]
    bad=[]
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if k in g and abs(s-g[k])>.005 and k not in('pct_occ','market','actual','sf','market_sf','other:Street $/SF/Yr'): bad.append((k,s,g[k]))
    rb=[]
    for r in t['rows']:
        if t['kind']=='AR':
            ks=[k for k in t['money'] if k[0] in'bm' and k[1].isdigit() or 'Prior' in k]
            if abs(sum(r[k] for k in ks)-r['total'])>.005: rb.append(r)
    print(i['file'],len(t['rows']),len(t['totals']),bool(t['planted']),bad,len(rb))
