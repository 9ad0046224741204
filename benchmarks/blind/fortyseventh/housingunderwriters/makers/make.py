import sys, importlib, json
from pathlib import Path
sys.path.insert(0,str(Path(__file__).resolve().parent))
import common
common.DOCS.mkdir(exist_ok=True)
for f in sorted(Path(__file__).resolve().parent.glob('[px][0-9]_*.py')):
    importlib.import_module(f.stem)
(common.ROOT/'index.json').write_text(json.dumps(common.INDEX,indent=1))
