import json,glob,os
for x in json.load(open('index.json')):
    t=json.load(open('truth/'+x['file'].rsplit('.',1)[0]+'.json'));assert os.path.exists('documents/'+t['name']) and t['name']==x['file']
    K=t['money'];R=t['rows'];iss=[]
    for k in K:
        if not any(k in r for r in R):iss.append(('nocol',k))
    for r in R+t['totals']:
        for k in r:
            if k not in K and k not in('account','name','property','unit','resident','status','charge','invoice','date','type','beds','baths','label'):iss.append(('key',k))
    g=t['totals'][-1]
    for k in K:
        if k in g and not any(w in k for w in('pct','sf','Rent','%')) and k not in('actual','market') :
            d=sum(r.get(k,0) for r in R)-g[k]
            if abs(d)>.006:iss.append((k,round(d,2)))
    for r in R:
        if t['kind']=='AR':
            a=sum(v for k,v in r.items() if k in K and k not in('total','prepaid','deposit','other:Net position £','other:Invoice amount'))
            if abs(a-r['total'])>.006:iss.append(('age',r['name']))
        if 'beginning' in r and abs(r['beginning']+r['activity']-r['ending'])>.006:iss.append(('roll',r['account']))
        if 'occupied' in r and r['occupied']+r['vacant']+r.get('other:ROOMS Out of use',0)!=r['units']:iss.append(('occ',r['type']))
    ids=[r.get('resident') for r in R]
    print(x['file'],len(R),len(t['totals']),t['planted'],iss)
