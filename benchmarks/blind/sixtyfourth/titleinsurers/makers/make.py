import lib, json, make_pdf, make_xls
make_pdf.run(); make_xls.run()
json.dump(lib.INDEX,open(lib.HERE+'/index.json','w'),indent=1)
for i in lib.INDEX:
    t=json.load(open(f"{lib.HERE}/truth/{i['file']}.json"))
    assert all('unit' in x for x in t['rows'])
    print(i['file'],i['assetType'],len(t['rows']),t['units'],t['occupied'],t['vacant'],t['asOnDate'],t['planted'])
