import random, json, os, sys
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import common, gen_tb, gen_ar, gen_um
for i,f in enumerate([gen_tb.tb1,gen_tb.tb2,gen_tb.tb3,gen_ar.ar1,gen_ar.ar2,gen_ar.ar3,gen_um.um1,gen_um.um2,gen_um.um3]): f(random.Random(2300+i))
json.dump(common.INDEX,open(os.path.join(common.BASE,'index.json'),'w'),indent=1,ensure_ascii=False)
