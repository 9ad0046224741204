import sys,os,json,importlib,glob
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from makers.common import BASE
idx=os.path.join(BASE,'index.json')
only=sys.argv[1:]
ents={e['file']:e for e in json.load(open(idx))} if only and os.path.exists(idx) else {}
for f in sorted(glob.glob(os.path.join(BASE,'makers','m*.py'))):
    n=os.path.basename(f)[:-3]
    if only and not any(n.startswith(o) for o in only): continue
    e=importlib.import_module('makers.'+n).main(); ents[e['file']]=e
json.dump(sorted(ents.values(),key=lambda e:e['file']),open(idx,'w'),indent=1)
print(len(ents))
