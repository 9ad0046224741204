import subprocess,sys,os,json,glob
B=os.path.dirname(os.path.abspath(__file__))
for s in 'tb1 tb2 tb3 ar4 ar5 ar6 um7 um8 um9'.split(): subprocess.run([sys.executable,os.path.join(B,s+'.py')],check=True)
idx=[json.load(open(p)) for p in sorted(glob.glob(B+'/_idx_*.json'))]
json.dump(idx,open(B+'/index.json','w'),indent=1)
for p in glob.glob(B+'/_idx_*.json'): os.remove(p)
for e in idx:
    t=json.load(open(B+'/truth/'+os.path.splitext(e['file'])[0]+'.json')); assert t['name']==e['file']
    assert {k for r in t['rows']+t['totals'] for k in r if k not in('account','name','label','property','unit','resident','status','charge','invoice','date','type','beds','baths')}==set(t['money']),e
    g=t['totals'][-1]
    bad=[(k,round(sum(r.get(k,0) for r in t['rows']),2),g[k]) for k in t['money'] if k in g and abs(sum(r.get(k,0) for r in t['rows'])-g[k])>.006]
    rowbad=[]
    for r in t['rows']:
        if 'beginning' in r and abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.006: rowbad.append(r)
        if t['kind']=='AR':
            s=sum(v for k,v in r.items() if k in t['money'] and (k[0]=='b' or k[0]=='m' or k in('current','other:Older') or 'PAST DUE' in k))
            if abs(s-r['total'])>.006: rowbad.append(r)
    print(e['file'],len(t['rows']),len(t['totals']),t['planted'],'\n   ',bad,rowbad)
