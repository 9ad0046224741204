import json,glob,os
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f));R=t['rows'];T=t['totals'];k=t['kind'];msg=[]
    assert set(c for r in R+T for c in r if not isinstance(r[c],str)) == set(t['money']),f
    add=[m for m in t['money'] if k!='UM' or m in('units','occupied','vacant','total_sf','market_total','actual_total')]
    s={m:round(sum(r.get(m,0) for r in R),2) for m in add}
    g=T[-1]
    msg+=[f'col {m} {s[m]} vs {g[m]}' for m in add if abs(s[m]-g[m])>.004]
    if len(T)>1:
        for m in add:
            q=round(sum(x[m] for x in T[:-1]),2)
            if abs(q-g[m])>.004: msg.append(f'subs {m} {q} {g[m]}')
    for r in R+T:
        n=r.get('name',r.get('type',r.get('label')));G=lambda *a:round(sum(r.get(x,0) for x in a),2)
        if k=='TB':
            if 'beginning' in r:
                e=G('beginning','activity','debit')-r.get('credit',0)
                if abs(e-r['ending'])>.004: msg.append('row '+n)
            else:
                o=t['money'];b=[r.get(x,0) for x in o]
                if r in R and b[0]-b[1]+b[2]-b[3]!=b[4]-b[5]: msg.append('row '+n)
        if k=='AR':
            if abs(G(*[m for m in t['money'] if m[0] in 'bm' or 'Before' in m])-r['total'])>.004: msg.append('row '+n)
            if 'other:Net Balance' in r and abs(G('total','prepaid')-r['other:Net Balance'])>.004: msg.append('net '+n)
            if 'other:OF WHICH Pre-petition' in r and abs(G('other:OF WHICH Pre-petition','other:OF WHICH Post-petition')-r['total'])>.004: msg.append('of which '+n)
        if k=='UM':
            if 'occupied' in r and r['units']!=r['occupied']+r['vacant']: msg.append('occ '+n)
            for a,b,c in(('sf','units','total_sf'),('market','units','market_total'),('actual','occupied' if 'occupied' in r else 'units','actual_total')):
                if c in r and abs(r[a]-r[c]/r[b])>.501: msg.append(f'{a} {n}')
    print(os.path.basename(f),k,len(R),len(T),'PLANTED '+t['planted']['what'] if t['planted'] else 'clean',msg)
print(len(json.load(open('index.json'))))
