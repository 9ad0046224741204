from common import *
import glob
for p in sorted(glob.glob(HERE+'/truth/*.json')):
    t=json.load(open(p));print('==',t['name'],t['kind'],len(t['rows']),len(t['totals']),t['planted'])
    last=t['totals'][-1];avg={'sf','actual','market','pct_occ','market_sf','gross','ua','net','other:% Sq Ft'}
    subs=t['totals'][:-1]
    for k in t['money']:
        if k in avg or k not in last: continue
        s=round(sum(r.get(k,0) for r in t['rows']),2);u=round(sum(x.get(k,0) for x in subs),2)
        if abs(s-last[k])>.005: print('  rows',k,s,last[k])
        if subs and abs(u-last[k])>.005: print('  subs',k,u,last[k])
    for r in t['rows']:
        if t['kind']=='AR':
            s=sum(r.get(k,0) for k in t['money'] if k not in('total','deposit'))
            if abs(s-r['total'])>.005: print('  x',r)
        if 'activity' in r and abs(r['beginning']+r['activity']-r['ending'])>.005: print('  x',r)
        if 'close_dr' in r or 'close_cr' in r:
            g=lambda k:r.get(k,0)
            if abs(g('open_dr')-g('open_cr')+g('debit')-g('credit')-g('close_dr')+g('close_cr'))>.005: print('  x',r)
