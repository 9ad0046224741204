import json,os
for e in json.load(open('index.json')):
    t=json.load(open('truth/'+e['file'].rsplit('.',1)[0]+'.json')); assert os.path.exists('documents/'+e['file'])
    R=t['rows']; print(e['file'],len(R),len(t['totals']),'PLANTED' if t['planted'] else '')
    for r in R+t['totals']:
        for k,v in r.items():
            if not isinstance(v,str) and k not in('beds','baths'): assert k in t['money'],k
    g=t['totals'][-1]
    for c in t['money']:
        if c not in g: continue
        s=sum(r.get(c,0) for r in R)
        if abs(s-g[c])>.006: print('   ',c,round(s,2),g[c])
    for r in R+t['totals']:
        if t['kind']=='AR':
            s=sum(v for k,v in r.items() if k[0] in 'bm' and k[1:2].isdigit() or k in('current','other:Before Feb-26'))
            if 'total' in r and abs(s-r['total'])>.006: print('row',r)
        if 'beginning' in r and abs(r['beginning']+r.get('debit',0)-r.get('credit',0)-r['ending'])>.006: print('row',r)
        if 'other:ADJUSTED TRIAL BALANCE Dr' in t['money']:
            u=lambda g:r.get(f'other:{g} Dr',0)-r.get(f'other:{g} Cr',0)
            if abs(u('UNADJUSTED')+u('ADJUSTING ENTRIES')-u('ADJUSTED TRIAL BALANCE'))>.006: print('row',r)
