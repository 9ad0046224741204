import json,make_pdf,make_xlsx,lib
for i in range(1,13): getattr(make_pdf,f'p{i}')()
for i in range(1,13): getattr(make_xlsx,f'x{i}')()
json.dump(lib.INDEX,open(lib.B+'/index.json','w'),indent=1,ensure_ascii=False)
for x in lib.INDEX:
    t=json.load(open(f"{lib.B}/truth/{x['file']}.json"));print(x['file'],t['asOnDate'],t['units'],t['occupied'],t['vacant'],len(t['rows']))
