import sys,os; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'src'))
import common,json,importlib
for d in(common.DOC,common.TRU): os.makedirs(d,exist_ok=True)
for m in ['p1','p2','p3','p4','p5','p6','p7','w1','w2','w3','w4','w5','w6','w7']: importlib.import_module(m).make()
json.dump(common.INDEX,open(os.path.join(common.ROOT,'index.json'),'w'),indent=1,ensure_ascii=False)
