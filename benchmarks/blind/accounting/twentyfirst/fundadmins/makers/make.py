import json, common
import d1_tb_lux,d2_tb_cayman,d3_tb_mri,d4_ar_industrial,d5_ar_office,d6_ar_student,d7_um_multi,d8_um_lux,d9_um_lihtc
for m in (d1_tb_lux,d2_tb_cayman,d3_tb_mri,d4_ar_industrial,d5_ar_office,d6_ar_student,d7_um_multi,d8_um_lux,d9_um_lihtc): m.run()
json.dump(common.INDEX,open(common.BASE+'/index.json','w'),indent=1,ensure_ascii=False)
