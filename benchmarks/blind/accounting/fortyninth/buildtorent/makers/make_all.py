import make_tb,make_ar,make_um,common,json,os
make_tb.run();make_ar.run();make_um.run()
json.dump(common.INDEX,open(os.path.join(common.HERE,'index.json'),'w'),indent=1)
