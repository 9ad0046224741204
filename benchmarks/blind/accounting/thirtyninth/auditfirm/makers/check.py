import json,glob,os
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); print(f, t['kind'], len(t['rows']), len(t['totals']), t['planted'])
    last=t['totals'][-1]
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        print('   ',k,s,last.get(k),'' if last.get(k) is None or abs(s-last[k])<.01 else 'DIFF')
