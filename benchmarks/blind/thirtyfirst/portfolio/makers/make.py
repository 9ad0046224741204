import common,pdfs,books,json,os
os.makedirs(common.DOC,exist_ok=True);os.makedirs(common.BASE+'/truth',exist_ok=True)
for i in range(1,8): getattr(pdfs,f'd{i}')()
for i in range(1,8): getattr(books,f'x{i}')()
json.dump(common.INDEX,open(common.BASE+'/index.json','w'),indent=1)
for e in common.INDEX:
    t=json.load(open(common.BASE+'/truth/'+e['file']+'.json'));assert os.path.exists(common.DOC+e['file']);R=t['rows'];assert all(r.get('unit') or r.get('tenantName') for r in R)
    print(e['file'],len(R),t['units'],t['occupied'],t['vacant'],'rent',sum(r.get('contractRent',0) for r in R),'dep',sum(r.get('deposit',0) for r in R),'bal',round(sum(r.get('balance',0) for r in R),2),t['planted'])
