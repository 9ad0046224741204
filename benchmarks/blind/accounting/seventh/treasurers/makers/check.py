import json,glob,os
skip={'sf','actual','market','actual_sf','market_sf','pct_occ','rent_low','rent_high','other:Security Deposit'}
for f in sorted(glob.glob('documents/*')):
    t=json.load(open('truth/'+os.path.splitext(os.path.basename(f))[0]+'.json')); assert t['name']==os.path.basename(f)
    used={k for r in t['rows']+t['totals'] for k in r}; assert all(m in used for m in t['money']),(f,t['money'])
    bad=[]
    def cmp(tt,rr):
        for k in t['money']:
            if k in skip and t['kind']=='UM': continue
            s=round(sum(r.get(k,0) for r in rr),2)
            if abs(s-tt.get(k,0))>.005: bad.append((tt['label'],k,s,tt.get(k)))
    cmp(t['totals'][-1],t['rows'])
    if len(t['totals'])>1: cmp(t['totals'][-1],t['totals'][:-1])
    for x in t['totals'][:-1]:
        for key in('property','name'):
            rr=[r for r in t['rows'] if key in r and (x['label'].replace('Total for ','').replace('Total ','').replace('Subtotal - ','').lower() in r[key].lower())]
            if rr and t['kind']=='AR': cmp(x,rr); break
    for r in t['rows']:
        if t['kind']=='TB' and 'ending' in r:
            e=r['beginning']+r.get('debit',0)-r.get('credit',0)+r.get('other:Adjustments Debits',0)-r.get('other:Adjustments Credits',0)
            if abs(e-r['ending'])>.005: bad.append(('x',r))
        if t['kind']=='AR':
            e=sum(v for k,v in r.items() if k in t['money'] and k not in('total','deposit','prepaid','other:Net Exposure'))
            if abs(e-r['total'])>.005: bad.append(('x',r))
    print(t['name'],t['kind'],len(t['rows']),len(t['totals']),bool(t['planted']),bad)
