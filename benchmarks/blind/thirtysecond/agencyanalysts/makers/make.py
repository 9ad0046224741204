import os,sys,importlib,json
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from common import ROOT
idx=[]
for m in sorted(f[:-3] for f in os.listdir(os.path.dirname(os.path.abspath(__file__))) if f.startswith('d') and f.endswith('.py')):
    idx.append(importlib.import_module(m).make())
json.dump(idx,open(os.path.join(ROOT,'index.json'),'w'),indent=1)
