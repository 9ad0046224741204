import json,os,importlib,sys
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from common import HERE
mods='d1_tb_sap d2_tb_consol d3_tb_timber d4_ar_shops d5_ar_months d6_ar_cold d7_um_storage d8_um_dc d9_um_cold'.split()
idx=[importlib.import_module(m).main() for m in mods]
json.dump(idx,open(os.path.join(HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
import check
