# checks: truths load, every total column ties to rows or row-wise sums
import json
for i in json.load(open('index.json')):
    t=json.load(open('truth/'+i['file'].rsplit('.',1)[0]+'.json'));add=[k for k in t['money'] if k not in('sf','pct_units','pct_occ','market','market_sf','actual','actual_sf','other:LTL %','other:Days') and not(k=='ltl' and 'csv' in i['file'])]
    tot=t['totals'];g=tot[-1];bad=[(k,round(sum(r.get(k,0) for r in t['rows'])-g.get(k,0),2)) for k in add if abs(sum(r.get(k,0) for r in t['rows'])-g.get(k,0))>.01]
    n=0
    for r in t['rows']:
        if t['kind']=='TB' and 'beginning' in r: n+=abs(r['beginning']+r.get('debit',0)-r.get('credit',0)-r['ending'])>.006
        if t['kind']=='TB' and 'other:Combined' in r: n+=abs(r['other:Combined']+r.get('other:Eliminations Debit',0)-r.get('other:Eliminations Credit',0)-r['ending'])>0
        if t['kind']=='AR': n+=abs(sum(v for k,v in r.items() if k[0]=='b' or k[:2]=='m ' or k in('current','other:Older'))-r['total'])>.006
    print(i['file'],len(t['rows']),len(tot),bool(t['planted']),bad,'rowbad',n)
