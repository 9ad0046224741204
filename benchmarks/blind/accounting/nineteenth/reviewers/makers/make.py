import json,shutil,common,tb,ar,um
for f in (tb.d1,tb.d2,tb.d3,ar.d4,ar.d5,ar.d6,um.d7,um.d8,um.d9): f()
json.dump(common.INDEX,open(common.ROOT+'/index.json','w'),indent=1,ensure_ascii=False)
shutil.rmtree(common.BUILD+'/lo',ignore_errors=True)
