"""regenerates every document, truth and index.json"""
import importlib, json, sys
from pathlib import Path
sys.path.insert(0,str(Path(__file__).resolve().parent))
from common import ROOT
idx=[importlib.import_module(p.stem).run() for p in sorted(Path(__file__).resolve().parent.glob("m[0-9][0-9]_*.py"))]
(ROOT/"index.json").write_text(json.dumps(idx,indent=1,ensure_ascii=False)); print(len(idx))
