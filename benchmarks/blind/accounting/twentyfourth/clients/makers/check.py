import json,os
for x in json.load(open('index.json')):
    t=json.load(open('truth/'+x['file'].rsplit('.',1)[0]+'.json'));print(x['file'],len(t['rows']),'planted' if t['planted'] else '')
    assert os.path.exists('documents/'+x['file'])
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,(int,float)) and k not in('beds','baths'): assert k in t['money'],k
    g=t['totals'][-1]; subs=t['totals'][:-1]
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if k in g and abs(s-g[k])>.005: print('   ',k,s,g[k])
