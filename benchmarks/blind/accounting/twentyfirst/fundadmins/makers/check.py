# loads every truth, checks that rows tie to the totals
import json,glob,os
for p in sorted(glob.glob(os.path.dirname(os.path.abspath(__file__))+'/truth/*.json')):
    t=json.load(open(p)); R=t['rows']; G=t['totals'][-1]; msg=[]
    for k in t['money']:
        if not any(k in r for r in R): msg.append('no values '+k)
        if t['kind']=='UM' and (k.startswith('pct') or k in('sf','market','actual','net') or 'EUR / m' in k): continue
        if k in G:
            s=round(sum(r.get(k,0) for r in R),2)
            if abs(s-G[k])>.005: msg.append(f'{k}: rows {s} grand {G[k]}')
    for r in R+t['totals']:
        if t['kind']=='TB':
            if 'close_dr' in t['money']:
                d=lambda a,b:r.get(a,0)-r.get(b,0)
                if abs(d('open_dr','open_cr')+d('debit','credit')-d('close_dr','close_cr'))>.006: msg.append('roll '+str(r))
            if 'ending' in t['money'] and abs(r['beginning']+r['activity']-r['ending'])>.006: msg.append('roll '+str(r))
        if t['kind']=='AR':
            a=[k for k in t['money'] if k[0] in 'bm' and k[1].isdigit() or 'Before' in k]
            if abs(sum(r.get(k,0) for k in a)-r['total'])>.006: msg.append('ages '+str(r))
            for n in('other:Net Owed','other:Balance'):
                if n in r and abs(r['total']+r.get('prepaid',0)-r[n])>.006: msg.append('net '+str(r))
            c=[k for k in t['money'] if 'OWED BY' in k]
            if c and abs(sum(r.get(k,0) for k in c)-r['total'])>.006: msg.append('chg '+str(r))
    if t['kind']=='TB' and 'ending' not in t['money']: print({k:G.get(k) for k in t['money']})
    print(t['name'],len(R),len(t['totals']),t['planted'],msg)
