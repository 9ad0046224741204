import json,os,gen_tb,gen_ar,gen_um
from common import BASE,INDEX
for g in (gen_tb,gen_ar,gen_um): g.run()
json.dump(INDEX,open(os.path.join(BASE,'index.json'),'w'),indent=1)
# --- checks
for e in INDEX:
    t=json.load(open(os.path.join(BASE,'truth',e['file'].rsplit('.',1)[0]+'.json')))
    last=t['totals'][-1];bad=[];hit=set()
    for o in t['rows']+t['totals']:
        hit|={k for k in o if k in t['money']}
        x=[k for k in o if isinstance(o[k],(int,float)) and k not in t['money'] and k not in('beds','baths')]
        assert not x,x
    for k in t['money']:
        if k in last and k not in('pct_occ','market','actual','sf','net','market_sf','pct_units') or (k=='net' and t['kind']!='UM'):
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-last[k])>.005: bad.append((k,s,last[k]))
    if t['kind']=='AR':
        for o in t['rows']+t['totals']:
            s=sum(v for k,v in o.items() if k in t['money'] and (k[0]in'bm' or 'Before' in k))
            if abs(s-o['total'])>.005: bad.append(('cross',o))
    if 'beginning' in t['money']:
        for o in t['rows']+t['totals']:
            if abs(o.get('beginning',0)+o.get('debit',0)-o.get('credit',0)-o['ending'])>.005: bad.append(('cross',o))
    print(e['file'],len(t['rows']),len(t['totals']),'PLANTED' if t['planted'] else '',bad,'unused:',set(t['money'])-hit)
