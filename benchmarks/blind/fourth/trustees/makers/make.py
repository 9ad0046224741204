import subprocess,sys,os,json,glob
h=os.path.dirname(os.path.abspath(__file__));p=h+'/index_parts.json'
if '--index' not in sys.argv:
    if os.path.exists(p): os.remove(p)
    for k in '1234': subprocess.run([sys.executable,f'{h}/make_{k}.py'],check=True)
ix=json.load(open(p));json.dump(list(ix.values()),open(h+'/index.json','w'),ensure_ascii=False,indent=1)
docs={os.path.basename(x) for x in glob.glob(h+'/documents/*')};assert docs==set(ix),docs^set(ix)
for n in ix:
    t=json.load(open(f'{h}/truth/{n}.json'));R=t['rows'];assert all(r.get('unit') for r in R)
    ids=[(r.get('building'),r.get('section'),r['unit']) for r in R];assert len(ids)==len(set(ids)),n
    occ=sum(1 for r in R if r.get('tenantName'));assert (t['units'],t['occupied'],t['vacant'])==(len(R),occ,len(R)-occ),(n,len(R),occ,t['units'],t['occupied'],t['vacant'])
    for r in R:
        if t['planted'] is None and r.get('totalCharges') and r.get('charges') and any(c['code'] in('Rent','Site rent','Loyer HC','Dockage','Basic rent') for c in r['charges']): assert abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])<.006,(n,r)
    print(n,len(R),occ,t['planted'] and t['planted']['kind'])
