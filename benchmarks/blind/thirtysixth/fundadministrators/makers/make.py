import sys,os,json,importlib
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from makers import common
for m in ['p1','p2','p3','p4','p5','x1','x2','x3','x4','x5','x6']:
    if os.path.exists(os.path.join(common.ROOT,'makers',m+'.py')): importlib.import_module('makers.'+m).make()
json.dump(common.INDEX,open(os.path.join(common.ROOT,'index.json'),'w'),indent=1)
