import json,glob,os
idx=json.load(open('index.json')); print(len(idx))
for i in idx:
    n=i['file'].rsplit('.',1)[0]; t=json.load(open(f'truth/{n}.json')); assert os.path.exists('documents/'+i['file'])
    ks=set(t['money']); bad=[k for r in t['rows'] for k,v in r.items() if isinstance(v,(int,float)) and k not in ks and k not in('beds','baths')]
    g=t['totals'][-1]; diff={k:round(sum(r.get(k,0) for r in t['rows'])-g[k],2) for k in t['money'] if k in g}
    x=[r for r in t['rows'] if 'beginning' in r and 'debit' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005]
    print(i['file'],i['documentType'],i['assetType'],len(t['rows']),len(t['totals']),'planted:',t['planted'] and t['planted']['kind'],'bad',bad,x,{k:v for k,v in diff.items() if v})
