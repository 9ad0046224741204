import json,os,common,make_a,make_b,make_c
for m in (make_a,make_b,make_c):
    for f in m.ALL: f()
json.dump(common.INDEX,open(os.path.join(common.BASE,'index.json'),'w'),indent=1,ensure_ascii=False)
