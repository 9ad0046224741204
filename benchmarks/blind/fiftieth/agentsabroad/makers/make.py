import importlib, json, os, sys
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from makers import common
for d in (common.DOC,common.TR,common.WORK): os.makedirs(d,exist_ok=True)
for d in (common.DOC,common.TR):
    for f in os.listdir(d): os.remove(os.path.join(d,f))
for n in ['p1','p2','p3','p4','p5','p6','p7','x1','x2','x3','x4','x5','x6','x7']:
    importlib.import_module('makers.'+n).make(); print(n,common.INDEX[-1]['file'])
json.dump(common.INDEX,open(os.path.join(common.ROOT,'index.json'),'w'),indent=1,ensure_ascii=False)
