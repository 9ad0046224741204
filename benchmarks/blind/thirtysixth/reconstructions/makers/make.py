import sys, os, json, importlib
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'makers'))
import core
os.makedirs(core.DOC, exist_ok=True); os.makedirs(core.TRU, exist_ok=True)
ALL = ['m01_appraisal', 'm02_om', 'm03_owner', 'm04_sche', 'm05_county', 'm06_mhp', 'm07_hotel', 'm08_storage', 'm09_taxappeal', 'm10_broker', 'm11_quarters']
for m in ALL: importlib.import_module(m).make()
json.dump(core.INDEX, open(os.path.join(core.ROOT, 'index.json'), 'w'), indent=1)
print(len(core.INDEX), 'documents')
