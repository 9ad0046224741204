import common, make_tb, make_ar, make_um, json, os
make_tb.tb_fund();make_tb.tb_p3();make_tb.tb_audit()
make_ar.ar_beds();make_ar.ar_terms();make_ar.ar_shops()
make_um.um_halls();make_um.um_apts();make_um.um_grad()
json.dump(common.INDEX,open(os.path.join(common.ROOT,'index.json'),'w'),indent=1,ensure_ascii=False)
