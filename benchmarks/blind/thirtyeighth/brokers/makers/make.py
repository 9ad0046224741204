import common,json,os,pdfs,books
for i,f in enumerate(pdfs.ALL+books.ALL):
    common.R.seed(38000+i);f()
json.dump(common.INDEX,open(os.path.join(common.B,'index.json'),'w'),indent=1,ensure_ascii=False)
for e in common.INDEX:
    t=json.load(open(os.path.join(common.B,'truth',e['file']+'.json')))
    assert all(r.get('unit') or r.get('tenantName') for r in t['rows']) and os.path.exists(common.D(e['file']))
    bad=[r['unit'] for r in t['rows'] if r.get('totalCharges') and abs(r['contractRent']+sum(c['amount'] for c in r.get('charges',[]))-r['totalCharges'])>.011]
    print(e['file'],t['units'],t['occupied'],t['vacant'],len(t['rows']),t['planted'] and t['planted']['kind'],bad)
