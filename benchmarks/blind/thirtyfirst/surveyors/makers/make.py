import common,json,pdfs1,pdfs2,xl
S=30602
fs=[pdfs1.p01,pdfs1.p02,pdfs1.p03,pdfs1.p04,pdfs2.p05,pdfs2.p06,pdfs2.p07,xl.x01,xl.x02,xl.x03,xl.x04,xl.x05,xl.x06,xl.x07]
for i,g in enumerate(fs): g(S+i)
json.dump(common.INDEX,open(common.HERE+'/index.json','w'),indent=1,ensure_ascii=False)
import os
for d in common.INDEX:
    t=json.load(open(f"{common.HERE}/truth/{d['file']}.json"))
    assert os.path.exists(f"{common.HERE}/documents/{d['file']}")
    assert all(r.get('unit') or r.get('tenantName') for r in t['rows']),d
    print(d['file'],len(t['rows']),t['units'],t['occupied'],t['vacant'],'PLANTED' if t['planted'] else '')
