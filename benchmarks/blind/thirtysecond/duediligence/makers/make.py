import sys, json, importlib
from pathlib import Path
sys.path.insert(0,str(Path(__file__).resolve().parent))
from common import *
DOCS.mkdir(exist_ok=True); TRUTH.mkdir(exist_ok=True)
ix=[]
for p in sorted(META.glob("d[0-9]*.py")):
    e,bad=importlib.import_module(p.stem).make(); ix.append(e); print(e["file"],e["documentType"],"untied:",bad)
(ROOT/"index.json").write_text(json.dumps(ix,indent=1))
