import json,glob,os
from common import BASE
idx=json.load(open(BASE+'/index.json'));assert len(idx)==9
skip=('pct','sf','market','actual')
for d in idx:
    assert os.path.exists(f"{BASE}/documents/{d['file']}")
    t=json.load(open(f"{BASE}/truth/{d['file'].rsplit('.',1)[0]}.json"));assert t['name']==d['file']
    T=t['totals'];bad=[]
    used=set(k for r in t['rows']+T for k in r if isinstance(r[k],(int,float)))
    assert used<=set(t['money']),used-set(t['money'])
    assert set(t['money'])<=used,set(t['money'])-used
    for k in t['money']:
        if k.startswith('pct_occ') or k in('sf','market','actual') or k not in T[-1] or 'Average' in k: continue
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        tol=.6 if k=='pct_units' else .005
        if abs(s-T[-1][k])>tol:bad.append((k,s,T[-1][k]))
        if len(T)>1:
            s2=round(sum(x.get(k,0) for x in T[:-1] if not x['label'].startswith('Net income')),2)
            if abs(s2-T[-1][k])>tol and not(t['kind']=='TB' and 'BUDGET' in k):bad.append(('sub',k,s2,T[-1][k]))
    print(d['file'],len(t['rows']),len(T),'PLANTED' if t['planted'] else '',bad or 'ties')
