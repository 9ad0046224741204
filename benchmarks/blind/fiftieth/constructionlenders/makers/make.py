import sys, os, json, importlib, pkgutil
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from makers import common
import makers
os.makedirs(common.DOCS,exist_ok=True); os.makedirs(common.TRUTH,exist_ok=True)
only=sys.argv[1:]
for m in sorted(x.name for x in pkgutil.iter_modules(makers.__path__)):
    if m=='common' or (only and m not in only): continue
    importlib.import_module('makers.'+m).make(); print(m,'ok')
p=os.path.join(common.ROOT,'index.json')
old=[] if not only else [e for e in (json.load(open(p)) if os.path.exists(p) else []) if e['file'] not in {x['file'] for x in common.INDEX}]
json.dump(sorted(old+common.INDEX,key=lambda e:e['file']),open(p,'w'),indent=1)
