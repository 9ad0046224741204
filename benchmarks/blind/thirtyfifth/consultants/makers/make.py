import pdfs,xls,common,json,os
pdfs.run(); xls.run()
json.dump(common.INDEX,open(os.path.join(common.BASE,'index.json'),'w'),indent=1)
for e in common.INDEX:
    t=json.load(open(os.path.join(common.BASE,'truth',e['file']+'.json'))); assert all(r.get('unit') or r.get('tenantName') for r in t['rows'])
    print(e['file'],len(t['rows']),t['units'],t['occupied'],t['vacant'],round(sum(r.get('contractRent',0) for r in t['rows']),2),t['planted'])
