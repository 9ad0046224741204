import json,glob,os
B=os.path.dirname(os.path.abspath(__file__))
for p in sorted(glob.glob(B+'/truth/*.json')):
    t=json.load(open(p)); bad=[]
    num={k for r in t['rows']+t['totals'] for k,v in r.items() if isinstance(v,(int,float)) and k not in('beds','baths')}
    if num-set(t['money']): bad.append(('names',num-set(t['money']),set(t['money'])-num))
    # last total against sum of rows for additive columns
    T=t['totals'][-1]
    for n in t['money']:
        if n not in T: continue
        s=sum(r.get(n,0) for r in t['rows'])
        if t['kind']=='UM' and n not in('units','occupied','vacant','total_sf','monthly','market_total','other:ANNUAL NET RENT','other:Total Beds','other:BEDS IN PLACE Occupied','other:FALL 2025 PRE-LEASE Beds','pct_units','other:NEW LEASES, TRAILING 90 DAYS No.'): continue
        if abs(s-T[n])>.5 if n=='pct_units' else abs(s-T[n])>.011: bad.append((n,round(s,2),T[n]))
    for r in t['rows']+t['totals']:
        if t['kind']=='AR':
            ag=[x for x in t['money'] if x in('b0_30','b31_60','b61_90','b90','m0','m1','m2','m3','other:MONTH BILLED Prior')]
            if abs(sum(r.get(x,0) for x in ag)-r.get('total',0))>.011: bad.append(r)
            nn=[x for x in t['money'] if x in('other:BALANCES Net','other:Total Owed','other:BALANCE Net Due')][0]
            if abs(r.get('total',0)+r.get('prepaid',0)-r.get(nn,0))>.011: bad.append(r)
        if 'ending' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.011: bad.append(r)
        if 'other:Combined 3/31/25' in r:
            s=sum(r.get(x,0) for x in t['money'][:3])
            if s!=r.get('other:Combined 3/31/25',0): bad.append(('cross',r))
    print(os.path.basename(p),len(t['rows']),len(t['totals']),t['planted'],bad)
