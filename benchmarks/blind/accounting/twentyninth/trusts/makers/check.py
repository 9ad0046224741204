import json,glob,os
from common import *
for e in json.load(open(os.path.join(HERE,'index.json'))):
    t=json.load(open(os.path.join(TRU,os.path.splitext(e['file'])[0]+'.json'))); assert os.path.exists(os.path.join(DOC,e['file']))
    M=t['money']; add=[m for m in M if not(m in('pct_occ','sf','market','actual','market_sf','actual_sf','pct_units','other:POWER kW each') or 'Rate %' in m or 'PER WEEK' in m)]
    print(e['file'],t['kind'],len(t['rows']),len(t['totals']),t['planted'])
    for m in add:
        s=round(sum(r.get(m,0) for r in t['rows']),2); g=t['totals'][-1].get(m)
        if g is None or abs(s-g)>.005: print('   DIFF',m,s,g)
    ks=set(k for r in t['rows']+t['totals'] for k,v in r.items() if isinstance(v,(int,float)))
    assert ks<=set(M),(ks-set(M))
    for r in t['rows']:
        if 'total' in r:
            s=sum(v for k,v in r.items() if k in('current','b0_30','b31_60','b61_90','b90','b91_120','b120','m0','m1','m2','m3') or 'before' in k and isinstance(v,(int,float)))
            if abs(s-r['total'])>.005: print('   ROW',r)
        if t['kind']=='TB' and 'ending' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.005: print('   ROW',r)
        if 'close_dr' in r or 'close_cr' in r:
            g=lambda k:r.get(k,0)
            if abs(g('open_dr')-g('open_cr')+g('debit')-g('credit')-g('close_dr')+g('close_cr'))>.005: print('   ROW',r)
        if t['kind']=='UM':
            o=sum(v for k,v in r.items() if k in('occupied','vacant','down') or 'eserved' in k.lower() and k!='x' or 'RESERVED' in k or 'Held' in k)
            if o!=r['units']: print('   UROW',r)
