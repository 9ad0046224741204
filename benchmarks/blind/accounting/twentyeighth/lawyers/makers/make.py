import random,json,os
import common,gen_tb,gen_ar,gen_um
def main(seed=2828):
    for i,f in enumerate((gen_tb.tb_a,gen_tb.tb_b,gen_tb.tb_c,gen_ar.ar_a,gen_ar.ar_b,gen_ar.ar_c,gen_um.um_a,gen_um.um_b,gen_um.um_c)): f(random.Random(seed+i))
    json.dump(common.INDEX,open(os.path.join(common.HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
main()
