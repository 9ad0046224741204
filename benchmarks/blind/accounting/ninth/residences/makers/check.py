import json,glob,os
from common import H
for f in sorted(glob.glob(H+'/truth/*.json')):
    t=json.load(open(f)); assert os.path.exists(H+'/documents/'+t['name']); bad=[]
    ks=set(t['money']); 
    for x in t['rows']+t['totals']:
        n=[k for k,v in x.items() if isinstance(v,(int,float)) and k not in('beds','baths')]
        assert set(n)<=ks,(f,n)
    assert all(2<=sum(k in ks for k in x)<=15 for x in t['rows']),f
    add=[k for k in t['money'] if k not in('pct_occ','pct_leased','sf','market','actual','market_sf','other:Days Late','other:Rent Rate','other:Avg Care','other:2nd Person','other:% of Beds')]
    # grand total
    T=[x for x in t['totals'] if not x['label'].startswith('Net (')]; g=T[-1]
    for k in add:
        s=round(sum(x.get(k,0) for x in t['rows']),2)
        if abs(s-g.get(k,0))>.005: bad.append(('grand',k,s,g.get(k)))
    # level-1 totals: sum of non property/grand totals equals grand
    L=[x for x in T[:-1] if not x['label'].startswith('Property Total')]
    if L:
        for k in add:
            s=round(sum(x.get(k,0) for x in L),2)
            if abs(s-g.get(k,0))>.005: bad.append(('levels',k,s,g[k]))
    for x in t['rows']+t['totals']:
        gg=lambda k:x.get(k,0)
        if t['kind']=='TB' and 'open_dr' in t['money'] and x in t['rows'] and abs(gg('open_dr')-gg('open_cr')+gg('debit')-gg('credit')-gg('close_dr')+gg('close_cr'))>.005: bad.append(('row',x))
        if 'beginning' in ks and 'label' not in x:
            e=gg('beginning')+gg('debit')-gg('credit')+gg('other:Year-End Adjustments Debit')-gg('other:Year-End Adjustments Credit')
            if abs(e-gg('ending'))>.005: bad.append(('row',x))
        if t['kind']=='AR':
            s=sum(v for k,v in x.items() if k in ks and k not in('total','deposit','delinquent','other:Days Late','other:Rent Rate'))
            if abs(s-gg('total'))>.005: bad.append(('row',x))
        if t['kind']=='UM' and 'label' not in x:
            if 'vacant' in ks and gg('occupied')+gg('vacant')!=gg('units'): bad.append(('occ',x))
            if 'total_sf' in ks and gg('sf')*gg('units')!=gg('total_sf'): bad.append(('sf',x))
    print(t['name'],t['kind'],len(t['rows']),len(t['totals']),'PLANTED '+t['planted']['what'] if t['planted'] else '',bad or 'ties')
