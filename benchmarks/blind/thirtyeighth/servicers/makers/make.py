import os,json,common
os.makedirs(common.DOC,exist_ok=True);os.makedirs(common.HERE+'/truth',exist_ok=True)
import pdfs,xls
pdfs.run();xls.run()
json.dump(common.INDEX,open(common.HERE+'/index.json','w'),indent=1)
for e in common.INDEX:
    t=json.load(open(f"{common.HERE}/truth/{e['file']}.json"))
    assert os.path.exists(common.DOC+e['file'])
    assert all(r.get('unit') or r.get('tenantName') for r in t['rows'])
    print(e['file'],len(t['rows']),t['units'],t['occupied'],t['vacant'],(t['planted'] or {}).get('kind'))
