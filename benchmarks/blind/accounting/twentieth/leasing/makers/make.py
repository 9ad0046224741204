import sys,os,json; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import common,tbs,ars,ums
for f in (tbs.tb_mri,tbs.tb_sage,tbs.tb_marina,ars.ar_mall,ars.ar_jde,ars.ar_ns,ums.um_marina,ums.um_medical,ums.um_district): f()
json.dump(common.INDEX,open(common.B+'/index.json','w'),indent=1,ensure_ascii=False)
