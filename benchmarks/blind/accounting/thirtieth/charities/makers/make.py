import os,json
os.chdir(os.path.dirname(os.path.abspath(__file__)))
for d in('documents','truth'): os.makedirs(d,exist_ok=True)
import common,tb,ar,um
tb.run();ar.run();um.run()
json.dump(common.INDEX,open('index.json','w'),indent=1,ensure_ascii=False)
