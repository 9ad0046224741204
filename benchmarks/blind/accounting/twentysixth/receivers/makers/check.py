import json,glob,os
for i in json.load(open('index.json')):
    t=json.load(open('truth/%s.json'%i['file'].rsplit('.',1)[0]));g=t['totals'][-1];bad=[]
    avg={'pct_occ','market','actual','market_sf','sf','other:AREA (SF) % Occ'}
    for m in t['money']:
        if t['kind']=='UM' and m in avg or m not in g:continue
        s=round(sum(r.get(m,0) for r in t['rows']),2)
        if abs(s-g[m])>.005:bad.append((m,s,g[m]))
    print(i['file'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '',bad)
