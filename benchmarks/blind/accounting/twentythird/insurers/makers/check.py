import json,glob,os
H=os.path.dirname(os.path.abspath(__file__))
for e in json.load(open(H+'/index.json')):
    n=e['file'].rsplit('.',1)[0];t=json.load(open(f'{H}/truth/{n}.json'));assert os.path.exists(f"{H}/documents/{e['file']}")
    ks={k for r in t['rows']+t['totals'] for k,v in r.items() if isinstance(v,(int,float)) and k not in('beds','baths')}
    assert ks<=set(t['money']) and set(t['money'])<=ks,(ks^set(t['money']))
    sumk=[k for k in t['money'] if not k.startswith('pct') and k not in('sf','market','actual','market_sf','actual_sf') and '/' not in k.replace('Dr / (Cr)','') and '%' not in k and 'Loss' not in k]
    last=t['totals'][-1];bad=[]
    for k in sumk:
        s=round(sum(r.get(k,0) for r in t['rows']),2)
        if abs(s-last.get(k,0))>.005: bad.append((k,s,last.get(k)))
    x=[]
    for r in t['rows']:
        g=lambda k:r.get(k,0)
        if t['kind']=='TB':
            o=g('beginning')+g('open_dr')-g('open_cr')+g('debit')-g('credit')-(g('ending')+g('close_dr')-g('close_cr'))
        elif t['kind']=='AR':
            o=sum(v for k,v in r.items() if k in('b0_30','b31_60','b61_90','b91_120','b120','b90','m0','m1','m2','m3','m4') or k.endswith('Older'))-g('total')
        else: o=0
        if abs(o)>.005: x.append((r.get('account') or r.get('name'),o))
    print(n,t['kind'],len(t['rows']),len(t['totals']),'planted:',t['planted'],'BAD',bad,x)
