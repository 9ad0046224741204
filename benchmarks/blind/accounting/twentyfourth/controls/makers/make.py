import json,os,common,tb,ar,um
SEED=240624
tb.run(SEED); ar.run(SEED); um.run(SEED)
json.dump(common.INDEX,open(os.path.join(common.ROOT,'index.json'),'w'),indent=1,ensure_ascii=False)
