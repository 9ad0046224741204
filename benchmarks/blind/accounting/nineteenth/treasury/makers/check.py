import json,glob,os
B=os.path.dirname(os.path.abspath(__file__))
for d in json.load(open(B+'/index.json')):
    t=json.load(open(B+'/truth/'+d['file'].rsplit('.',1)[0]+'.json'));assert os.path.exists(B+'/documents/'+d['file'])
    M=t['money'];bad=[];acc={}
    i=0;R=t['rows'];ks={k for r in R+t['totals'] for k in r if isinstance(r[k],(int,float))}-{'beds','baths'}
    assert ks==set(M),(ks^set(M))
    add=[m for m in M if not any(s in m for s in('pct','PER SQ M','%','Days','_sf')) and m not in('sf','market','actual','actual_sf','market_sf')] + (['total_sf'] if 'total_sf' in M else [])
    for m in add:
        s=round(sum(r.get(m,0) for r in R),2);g=t['totals'][-1].get(m,0)
        if abs(s-g)>.005: bad.append((m,s,g))
    for r in R:
        g=r.get
        if t['kind']=='AR':
            a=sum(v for k,v in r.items() if k in('current','b0_30','b31_60','b61_90','b91_120','b90','b120','m0','m1','m2') or k.startswith('other:CHARGED'))
            if abs(a-r['total'])>.005: bad.append(r)
        if 'ending' in M and abs(g('beginning',0)+g('other:Balance prev.periods',0)+g('debit',0)-g('credit',0)-r['ending'])>.005: bad.append(r)
        if 'close_dr' in M and abs(g('open_dr',0)-g('open_cr',0)+g('debit',0)-g('credit',0)-g('close_dr',0)+g('close_cr',0))>.005: bad.append(r)
    print(d['file'],len(R),len(t['totals']),t['planted'],bad)
    neg=[r for r in R if t['kind']=='UM' and r.get('vacant',0)<0];assert not neg
