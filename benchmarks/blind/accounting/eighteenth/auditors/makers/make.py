import sys; sys.path.insert(0,'/tmp/r29/auditors18')
import json,common,shutil
for m in 'a_tb_mixed b_tb_hotel c_tb_ind d_ar_retail e_ar_office f_ar_student g_um_apts h_um_senior i_um_lihtc'.split(): __import__(m).run()
json.dump(common.INDEX,open(common.B+'index.json','w'),indent=1); shutil.rmtree(common.B+'tmp',ignore_errors=True)
