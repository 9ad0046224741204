import json, os
R=os.path.dirname(os.path.abspath(__file__)); D=R+'/documents/'; T=R+'/truth/'; B=R+'/build/'
SEED=60417
def fm(c, neg='par', dec=2):
    """cents -> text"""
    s=f'{abs(c)/100:,.{dec}f}'
    if c>=0: return s
    return {'par':f'({s})','trail':s+'-','CR':s+'CR','lead':'-'+s}[neg]
def S(rows,k): return sum(r.get(k,0) for r in rows)
def save(name,kind,money,rows,totals,planted=None,cents=(),checks=()):
    """rows/totals hold cents for the names in cents; checks: (total index, [row indexes], [names])"""
    for ti,ri,ks in checks:
        for k in ks:
            a=totals[ti].get(k,0); b=sum(rows[i].get(k,0) for i in ri)
            if a!=b: print('  NOTIE',name,totals[ti]['label'],k,a,b)
    cv=lambda r:{k:(round(v/100,2) if k in cents else v) for k,v in r.items()}
    texts={'account','name','property','unit','resident','charge','status','date','type','beds','baths','label'}
    for r in rows+totals:
        for k in r: assert k in texts or k in money,(k,name)
    json.dump({'name':name,'kind':kind,'planted':planted,'money':money,'rows':[cv(r) for r in rows],'totals':[cv(t) for t in totals]},
        open(T+name.rsplit('.',1)[0]+'.json','w'),indent=1,ensure_ascii=False)
    n=[sum(1 for k in r if k in money) for r in rows]
    print(name,len(rows),'rows',len(totals),'totals; numbers a row',min(n),'-',max(n))
