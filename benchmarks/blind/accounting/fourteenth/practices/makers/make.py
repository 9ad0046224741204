import json,os,common,tb,ar,um
tb.run();ar.run();um.run()
json.dump(common.INDEX,open(os.path.join(common.BASE,'index.json'),'w'),indent=1,ensure_ascii=False)
