from common import *
ix=json.load(open(ROOT+'/index.json')); print(len(ix))
for e in ix:
    assert os.path.exists(DOC+'/'+e['file']); t=json.load(open(TR+'/'+e['file']+'.json')); R_=t['rows']
    s=lambda k: round(sum(x.get(k,0) for x in R_),2)
    print(e['file'],t['asOnDate'],t['units'],t['occupied'],t['vacant'],len(R_),'T' if t['planted'] else '',{k:s(k) for k in('area','marketRent','contractRent','annualRent','deposit','balance','totalCharges')})
