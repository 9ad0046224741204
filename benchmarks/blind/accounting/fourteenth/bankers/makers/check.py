import json,glob,collections
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f));bad=[];M=t['money'];S=lambda k,rs:round(sum(r.get(k,0) for r in rs),2)
    tot=t['totals'];g=tot[-1]
    for k in M:
        if k in g and k not in('pct_occ','pct_units','sf','market','actual','market_sf','actual_sf','net','gross','ua','ami','other:Avg Care Fee') and abs(S(k,t['rows'])-g[k])>.005: bad.append((k,S(k,t['rows']),g[k]))
    used={k for r in t['rows']+tot for k in r if not isinstance(r[k],str)}-{'beds','baths'}
    for r in t['rows']:
        if t['kind']=='TB' and 'ending' in M and abs(r['beginning']+r.get('activity',0)-r['ending'])>.005: bad.append(r)
        if 'open_dr' in M:
            q=lambda a:r.get(a,0)
            if abs(q('open_dr')-q('open_cr')+q('debit')-q('credit')-q('close_dr')+q('close_cr'))>.005: bad.append(r)
    print(f,len(t['rows']),len(tot),'planted' if t['planted'] else '', 'unused',set(M)-used,used-set(M),[k for k in M if not any(r.get(k) for r in t['rows'])],bad)
    if t['planted']: print('   ',t['planted'])
    # subtotals for flat docs: consecutive
print(len(json.load(open('index.json'))))
