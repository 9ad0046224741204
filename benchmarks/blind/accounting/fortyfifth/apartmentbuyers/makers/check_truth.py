import json,glob
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); T=t['totals'][-1]
    print(t['name'],t['kind'],len(t['rows']),T['label'],t['planted'])
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if k in T: print('   ',k,s,T[k],'' if abs(s-T[k])<.01 else '<>')
    if t['kind']=='AR':
        for r in t['rows']+t['totals']:
            b=sum(r.get(k,0) for k in t['money'] if k not in('total','deposit') and not (k.startswith('other') and k!='other:Prior'))
            if abs(b-r.get('total',0))>.01: print('row bad',r)
    if t['kind']=='TB':
        for r in t['rows']+t['totals']:
            if 'beginning' in r: assert abs(r['beginning']+r['debit']-r['credit']-r['ending'])<.01,r
            else: assert abs(r.get('open_dr',0)-r.get('open_cr',0)+r['activity']-r.get('close_dr',0)+r.get('close_cr',0))<.01,r
