import json,glob,os
H=os.path.dirname(os.path.abspath(__file__))
for e in json.load(open(H+'/index.json')):
    t=json.load(open(f"{H}/truth/{os.path.splitext(e['file'])[0]}.json"))
    assert os.path.exists(H+'/documents/'+e['file'])
    print(t['name'],t['kind'],len(t['rows']),len(t['totals']),t['planted'] and t['planted']['kind'])
    g=t['totals'][-1]
    for k in g:
        if k in('label','pct_units','pct_occ'):continue
        s=sum(r.get(k,0) for r in t['rows'])
        if abs(s-g[k])>.005: print('   off',k,round(s,2),g[k])
    for r in t['rows']:
        if t['kind']=='AR':
            s=sum(v for k,v in r.items() if k in t['money'] and k not in('total','deposit'))
            if abs(s-r.get('total',0))>.005: print('   row',r)
        elif 'ending' in r:
            s=r['beginning']+(r['activity'] if 'activity' in r else r['debit']-r['credit'])
            if abs(s-r['ending'])>.005: print('   row',r)
        elif 'close_dr' in r or 'close_cr' in r:
            z=lambda k:r.get(k,0)
            if abs(z('open_dr')-z('open_cr')+z('debit')-z('credit')-z('close_dr')+z('close_cr'))>.005: print('   row',r)
