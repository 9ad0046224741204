import json,glob
for f in sorted(glob.glob('truth/*')):
    t=json.load(open(f));R=t['rows'];assert all('unit' in r for r in R)
    u=[(r.get('building'),r.get('propertyName'),r['unit']) for r in R];assert len(set(u))==len(u),f
    bad={}
    for k,v in t['totals'].items():
        s=round(sum(r.get(k,0) for r in R),2)
        if abs(s-v)>.01:bad[k]=(s,v)
    print(f[6:40],len(R),t['units'],t['occupied'],t['vacant'],t['asOnDate'],'BAD' if bad else 'ok',bad,t['planted'])
