import os,sys,json
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import common,tb,ar,um
for f in (tb.tb1,tb.tb2,tb.tb3,ar.ar1,ar.ar2,ar.ar3,um.um1,um.um2,um.um3): f()
json.dump(common.INDEX,open(os.path.join(common.HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
# tie check: last total against the rows (averages and percentages not summed)
for e in common.INDEX:
    t=json.load(open(os.path.join(common.HERE,'truth',e['file'].rsplit('.',1)[0]+'.json')));g=t['totals'][-1]
    for k in t['money']:
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if k in g and abs(s-g[k])>.005: print('  differs',e['file'],k,s,g[k])
    used={k for r in t['rows']+t['totals'] for k,v in r.items() if not isinstance(v,str)}-{'beds'}
    print(e['file'],len(t['rows']),len(t['totals']),bool(t['planted']),used-set(t['money']),set(t['money'])-used)
