import sys, json, os, importlib, re
from common import *
mods=sorted(f[:-3] for f in os.listdir(HERE) if re.fullmatch(r"d\d\d\.py",f))
for m in mods:
    mod=importlib.import_module(m)
    if len(sys.argv)>1 and m not in sys.argv[1:]: continue
    mod.make(); print(m, INDEX[-1]["file"])
p=os.path.join(HERE,"index.json")
if len(sys.argv)>1 and os.path.exists(p):
    old={e["file"]:e for e in json.load(open(p))}; old.update({e["file"]:e for e in INDEX}); INDEX[:]=list(old.values())
json.dump(INDEX,open(p,"w"),indent=1)
