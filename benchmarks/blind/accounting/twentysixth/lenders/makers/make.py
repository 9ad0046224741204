import json,shutil,gen_tb,gen_ar,gen_um,common
gen_tb.run();gen_ar.run();gen_um.run()
json.dump(common.INDEX,open(common.B+'/index.json','w'),indent=1,ensure_ascii=False)
