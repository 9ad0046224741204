import json,glob,os
h=os.path.dirname(os.path.abspath(__file__))
AVG={'market','actual','pct_occ','pct_units','sf','market_sf','actual_sf'}
for f in sorted(glob.glob(h+'/truth/*.json')):
    t=json.load(open(f));K=t['money'];bad=[]
    for r in t['rows']+t['totals']:
        for k in r:
            if k in('account','name','property','unit','resident','status','charge','invoice','date','type','label','beds','baths'):continue
            assert k in K,(f,k)
    g=t['totals'][-1]
    for k in K:
        if k in g and k not in AVG and '%' not in k and 'Avg' not in k and 'Below' not in k:
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-g[k])>.005:bad.append((k,s,g[k]))
    for r in t['rows']+t['totals']:
        if t['kind']=='TB' and 'ending' in K:
            if abs(r['beginning']+r.get('debit',0)-r.get('credit',0)-r['ending'])>.005:bad.append(('row',r.get('account',r.get('label')),r['ending']))
        if t['kind']=='TB' and 'other:Elim.' in K:
            if abs(sum(r.get(k,0) for k in K[:5])-r[K[5]])>.005:bad.append(('row',r))
        if 'b0_30' in K and abs(sum(r.get(k,0) for k in K[1:6])-r['total'])>.005:bad.append(('row',r))
        if 'm0' in K and abs(sum(r.get(k,0) for k in K[:4])-r['total'])>.005:bad.append(('row',r.get('label')))
        if 'other:Net Due' in K and (abs(sum(r.get(k,0) for k in K[1:5])-r['total'])>.005 or abs(r['total']+r.get('prepaid',0)-r['other:Net Due'])>.005):bad.append(('row',r))
        if t['kind']=='UM':
            if r['occupied']+r['vacant']+r.get('other:UNITS Off-line',0)!=r['units']:bad.append(('u',r))
            if abs(r['actual']*r['occupied']-r['actual_total'])>.006*r['occupied']:bad.append(('a',r))
    # subtotals: blocks sum
    if t['kind']!='TB' or 'ending' in K:
        k=[x for x in ('debit','total','units') if x in K][0]
    print(os.path.basename(f),t['kind'],len(t['rows']),len(t['totals']),'PLANTED' if t['planted'] else '',bad)
I=json.load(open(h+'/index.json'));assert len(I)==9 and all(os.path.exists(h+'/documents/'+i['file']) for i in I)
for f in sorted(glob.glob(h+'/truth/*.json')):
    t=json.load(open(f));k='total' if 'total' in t['money'] else 'units' if 'units' in t['money'] else t['money'][1]
    T=t['totals'];g=T[-1][k]
    print(os.path.basename(f),k,'grand',g,'other totals',round(sum(x.get(k,0) for x in T[:-1]),2))
