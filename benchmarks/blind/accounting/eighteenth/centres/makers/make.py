import json,os,glob,common,tb,ar,um
for d in("documents","truth"):
    os.makedirs(f"{common.B}/{d}",exist_ok=True)
    for f in glob.glob(f"{common.B}/{d}/*"): os.remove(f)
tb.run();ar.run();um.run()
json.dump(common.INDEX,open(f"{common.B}/index.json","w"),indent=1,ensure_ascii=False)
