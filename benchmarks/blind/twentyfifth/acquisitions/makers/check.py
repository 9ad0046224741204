import json,glob
for f in sorted(glob.glob('truth/*.json')):
    t=json.load(open(f)); R=t['rows']
    assert all(r.get('unit') or r.get('tenantName') for r in R)
    s=lambda k:round(sum(r[k] for r in R if isinstance(r.get(k),(int,float)) and r.get('statusText')!='Future'),2)
    print(f[6:-5],len(R),t['units'],t['occupied'],t['vacant'],t['asOnDate'],'area',round(s('area'),1),'mo',s('contractRent'),'an',s('annualRent'),'ch',s('totalCharges'),'dep',s('deposit'),bool(t['planted']))
    assert t['units']>=t['occupied']+t['vacant']
