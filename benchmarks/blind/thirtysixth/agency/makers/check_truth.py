import json,glob,openpyxl
ix=json.load(open('index.json')); print(len(ix))
for e in ix:
    t=json.load(open('truth/'+e['file']+'.json')); rs=t['rows']; S=lambda k:round(sum(r.get(k) or 0 for r in rs),2)
    print(e['file'],t['units'],t['occupied'],t['vacant'],len(rs),'rent',S('contractRent'),'ann',S('annualRent'),'mkt',S('marketRent'),'tot',S('totalCharges'),'dep',S('deposit'),'bal',S('balance'),t['planted'] and t['planted']['what'])
    for r in rs:
        if r.get('totalCharges') is not None and r.get('charges') and abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])>.01 and abs(sum(c['amount'] for c in r['charges'])+r['contractRent']-r['totalCharges'])>.01: print('  x',r['unit'])
