import json,glob,os
for p in sorted(glob.glob('truth/*.json')):
    t=json.load(open(p)); assert os.path.exists('documents/'+t['name']); R=t['rows']; bad=[]
    SUM={'TB':('beginning','debit','credit','activity','ending','open_dr','open_cr','close_dr','close_cr'),'AR':('total','current','b0_30','b31_60','b61_90','b91_120','b90','b120','m1','m2','m3','m4','prepaid','deposit','unpaid','delinquent'),'UM':('units','occupied','vacant','total_sf','market_total','actual_total','monthly','annual','occ_nontv','ntv_rented','ntv_unrented','vac_rented','vac_unrented','down','ltl')}[t['kind']]
    g=t['totals'][-1]
    for k in SUM:
        if k in g or any(k in r for r in R):
            s=round(sum(r.get(k,0) for r in R),2)
            if abs(s-g.get(k,0))>.011: bad.append((g['label'],k,s,g.get(k)))
    # subtotals: greedy contiguous walk in order of printing
    i=0; subs=t['totals'][:-1]
    for s in subs:
        if i>=len(R): break
        k=next(k for k in ('ending','total','units') if k in s)
        ks=[x for x in SUM if x in s]; acc={x:0 for x in ks}; j=i; ok=False
        while j<len(R):
            for x in ks: acc[x]+=R[j].get(x,0)
            j+=1
            if all(abs(acc[x]-s[x])<.011 for x in ks) and not(t['name'][:3]=='ar2' and j<len(R) and R[j].get('name')==R[j-1].get('name')): ok=True;break
        if ok: i=j
        elif t['name'][:3]=='ar2': pass
        else: bad.append(('no run for',s['label']))
    for r in R+t['totals']:
        if 'ending' in r and 'beginning' in r:
            a=r.get('activity',r.get('debit',0)-r.get('credit',0))
            if abs(r['beginning']+a-r['ending'])>.011: bad.append(('cross',r))
        if t['kind']=='AR':
            b=sum(r.get(k,0) for k in ('current','b0_30','b31_60','b61_90','b91_120','b90','b120','m1','m2','m3','m4','prepaid'))
            if abs(b-r.get('total',0))>.011: bad.append(('cross',r))
        if 'net' in r and abs(r['net']*r['units']-r['monthly'])>.01: bad.append(('cross',r))
    print(t['name'],t['kind'],len(R),'rows',len(t['totals']),'totals', 'PLANTED: '+t['planted'] if t['planted'] else '', bad)
