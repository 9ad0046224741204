import json,glob,os
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f));R=t['rows'];fn=os.path.basename(f)[:-5]
    assert os.path.exists('documents/'+fn) and all(r.get('unit') for r in R)
    ids=[r['unit'] for r in R];d=len(ids)-len(set(ids))
    out=[]
    for k,v in t['printedTotals'].items():
        s=sum(r.get(k,0) for r in R if isinstance(r.get(k,0),(int,float)))
        out.append(f"{k}:{'ok' if abs(s-v)<.01 else f'{s:.2f} vs {v}'}")
    print(fn,len(R),t['units'],t['occupied'],t['vacant'],'dup',d,t['planted'] and t['planted']['kind'],out)
    for r in R:
        a,b=r.get('leaseStartDate'),r.get('leaseEndDate')
        if a and b and a[:2]=='20' and b[:2]=='20' and a>=b: print('  date',r['unit'],a,b)
        if r.get('moveInDate') and a and r['moveInDate'][:2]=='20' and r['moveInDate']>a: print('  mi',r['unit'],r['moveInDate'],a)
        if b and b[:2]=='20' and b<t['asOnDate']: print('  expired',r['unit'],b)
print(len(json.load(open('index.json'))))
