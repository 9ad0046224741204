import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import common,json,importlib
for m in 'p01 p02 p03 p04 p05 p06 p07 w01 w02 w03 w04 w05 w06 w07'.split(): importlib.import_module(m).make()
json.dump(common.INDEX,open(os.path.join(common.ROOT,'index.json'),'w'),indent=1)
print(len(common.INDEX),'documents')
