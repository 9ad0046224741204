import json,glob
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f));o=[]
    for k,v in t['printedTotals'].items():
        if k in('costRecovery','grossAnnual'):continue
        s=round(sum(r.get(k) or 0 for r in t['rows']),2)
        if abs(s-v)>.01:o.append((k,'rows',s,'printed',v))
    assert all(r.get('unit') for r in t['rows'])
    vac=sum('vacant' in r['statusText'].lower() or r['statusText'] in('V','Available') for r in t['rows'])
    print(f[6:30],len(t['rows']),t['units'],t['occupied'],t['vacant'],vac,t['planted'] and t['planted']['kind'],o)
