import json,glob
ix=json.load(open('index.json')); print(len(ix), sum(e['file'].endswith('.pdf') for e in ix))
import os
for e in ix:
    t=json.load(open(f"truth/{e['file']}.json")); R=t['rows']; assert os.path.exists('documents/'+e['file'])
    occ=sum(1 for r in R if r.get('tenantName') and r.get('statusText') not in('Future',)); s=lambda k:round(sum(r.get(k) or 0 for r in R if r.get('statusText')!='Future'),2)
    print(e['file'][:34],'|',t['asOnDate'],t['units'],t['occupied'],t['vacant'],'rows',len(R),'occ',occ,'con',s('contractRent'),'ann',s('annualRent'),'mk',s('marketRent'),'area',s('area'),'dep',s('deposit'),'bal',s('balance'),'ch',s('totalCharges'),'PL' if t['planted'] else '')
    import datetime
    for r in R:
        assert r.get('unit') and r.get('statusText'),r
