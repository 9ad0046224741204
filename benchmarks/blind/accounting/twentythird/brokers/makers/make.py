import json,os,sys
os.chdir(os.path.dirname(os.path.abspath(__file__))); sys.path.insert(0,".")
import common, importlib
for m in "tb1 tb2 tb3 ar1 ar2 ar3 um1 um2 um3".split(): importlib.import_module(m)
json.dump(common.INDEX,open("index.json","w"),indent=1)
print(len(common.INDEX))
