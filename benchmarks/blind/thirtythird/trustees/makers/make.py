import os,json,common,pdfs,books
pdfs.run(); books.run()
json.dump(common.INDEX,open(common.HERE+'/index.json','w'),indent=1,ensure_ascii=False)
n=0
for e in common.INDEX:
    assert os.path.exists(common.doc(e['file'])); t=json.load(open(f"{common.HERE}/truth/{e['file']}.json"))
    print(e['file'],len(t['rows']),t['units'],t['occupied'],t['vacant'],t['planted'] and t['planted']['what'])
