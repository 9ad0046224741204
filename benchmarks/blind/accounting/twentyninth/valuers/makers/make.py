import common, gen_tb, gen_ar, gen_um, json, os
for g in(gen_tb,gen_ar,gen_um): g.run()
json.dump(common.INDEX,open(os.path.join(common.HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
