import json,os
import common,tb,ar,um
tb.d1();tb.d2();tb.d3();ar.d4();ar.d5();ar.d6();um.d7();um.d8();um.d9()
json.dump(common.INDEX,open(os.path.join(common.HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
for i in common.INDEX:
    t=json.load(open(os.path.join(common.HERE,'truth',i['file'].rsplit('.',1)[0]+'.json')))
    print(i['file'],len(t['rows']),len(t['totals']),t['planted'])
    g=t['totals'][-1]
    if t['kind']=='UM': ks=[k for k in t['money'] if k in('units','occupied','vacant','total_sf','market_total','actual_total') or 'RENT ROLL P.A. ERV' in k or 'RENT ROLL P.A. Passing £'==k[6:] or 'GROSS' in k or k in('other:BEDS No.','other:BEDS Let','other:BEDS Void')]
    else: ks=[k for k in t['money'] if k in g]
    for k in ks:
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-g[k])>.005: print('   MISMATCH',k,s,g[k])
    if t['kind']=='AR':
        ages=[k for k in t['money'] if k not in('total','prepaid','deposit','other:Net payable','other:Net owing','other:Mthly rent')]
        for r in t['rows']+t['totals']: assert abs(sum(r.get(k,0) for k in ages)-r['total'])<.005,r
