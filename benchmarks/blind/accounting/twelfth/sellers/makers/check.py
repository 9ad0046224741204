import json,glob,os
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); assert os.path.exists('documents/'+t['name'])
    R=t['rows'];G=t['totals'][-1]; bad=[]
    for x in t['totals']:
        for k in x:
            if k!='label': assert k in t['money'],(f,k)
    for x in R:
        for k,v in x.items():
            if isinstance(v,(int,float)) and k not in('beds','baths'): assert k in t['money'],(f,k)
        if t['kind']=='AR':
            bs=[m for m in t['money'] if m[0]=='b' or m=='current' or m=='prepaid']
            if abs(sum(x.get(m,0) for m in bs)-x['total'])>.005: bad.append(('cross',x['name'],x['charge']))
    subs=t['totals'][:-1]
    for m in t['money']:
        if m in G and not m in('sf','actual','actual_sf','market','market_sf','pct_leased','pct_units','other:INSTALLMENTS Rate per Bed'):
            if abs(sum(r.get(m,0) for r in R)-G[m])>.011: bad.append(('grand',m,sum(r.get(m,0) for r in R),G[m]))
            if t['kind']!='TB' or 'GLTB' in f:
                ss=[s for s in subs if 'Total hbr' not in s['label'] and 'Total wlw' not in s['label']]
                if ss and abs(sum(s.get(m,0) for s in ss)-G[m])>.011: bad.append(('subs',m,sum(s.get(m,0) for s in ss),G[m]))
    print(t['name'],t['kind'],len(R),len(t['totals']),'minnums',min(sum(1 for k in x if k in t['money']) for x in R),bad,bool(t['planted']))
