import h,pdfs,books,json,os
for i in range(1,8): getattr(pdfs,f'd{i}')()
for i in range(8,15): getattr(books,f'w{i}')()
json.dump(h.IDX,open(h.B+'/index.json','w'),indent=1)
for e in h.IDX:
    t=json.load(open(f"{h.B}/truth/{e['file']}.json")); R=t['rows']; assert os.path.exists(h.doc(e['file']))
    assert all(r.get('unit') or r.get('tenantName') for r in R)
    print(e['file'],len(R),t['units'],t['occupied'],t['vacant'],t['planted'] and t['planted']['kind'],round(sum(r.get('contractRent',0) for r in R),2),sum(r.get('annualRent',0) for r in R),round(sum(r.get('totalCharges',0) for r in R),2))
