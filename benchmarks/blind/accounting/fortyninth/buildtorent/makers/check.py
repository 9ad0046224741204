import json,glob,os
for f in sorted(glob.glob('truth/*.json')):
    d=json.load(open(f)); 
    last=d['totals'][-1]; bad=[]
    for k in d['money']:
        if k in last:
            s=round(sum(r.get(k,0) for r in d['rows']),2)
            if abs(s-last[k])>.005: bad.append((k,s,last[k]))
    print(os.path.basename(f),len(d['rows']),len(d['totals']),d['planted'],bad)
    if d['kind']=='AR':
        for r in d['rows']+d['totals']:
            t=sum(v for k,v in r.items() if k[0]=='b' and k[1].isdigit() or k in('current',) or (k=='prepaid' and 'other:Net Balance' not in r))
            assert abs(t-r.get('total',0))<.01,r
