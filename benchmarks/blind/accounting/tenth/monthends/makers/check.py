import json,glob,os
from emit import B
for p in sorted(glob.glob(B+'/truth/*.json')):
    t=json.load(open(p));assert os.path.exists(B+'/documents/'+t['name'])
    g=t['totals'][-1];bad=[]
    if 'halden' in t['name']: g={m:round(sum(x.get(m,0) for x in t['totals'][:2]),2) for m in t['money']};g={m:v for m,v in g.items()}
    for m in t['money']:
        s=round(sum(r.get(m,0) for r in t['rows']),2)
        if m in g and g[m] is not None and abs(s-g[m])>.005: bad.append((m,s,g[m]))
    ks=[sum(1 for m in t['money'] if m in r) for r in t['rows']]
    subs=[x for x in t['totals'][:-1] if any(w in x['label'] for w in('Subtotal','Property','PROPERTY','Total Assets','Total Li','Total E','Total I','Total O','Total N','Phase','Bedroom'))]
    b2=[]
    for m in t['money']:
        s=round(sum(x.get(m) or 0 for x in subs),2)
        if subs and m in t['totals'][-1] and abs(s-t['totals'][-1][m])>.005:b2.append((m,s,t['totals'][-1][m]))
    nul=[x for x in t['rows']+t['totals'] if None in x.values()]
    print(t['name'],len(t['rows']),len(t['totals']),'nums',min(ks),max(ks),'bad',bad,'sub',b2,'null',len(nul),t['planted'])
