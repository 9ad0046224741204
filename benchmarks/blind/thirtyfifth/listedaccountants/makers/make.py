"""Regenerates documents/, truth/ and index.json (fixed seeds inside each maker)."""
import importlib, json, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from makers import core
only = sys.argv[1:]
for n in range(1, 13):
    m = f'd{n:02d}'
    if only and m not in only: continue
    importlib.import_module('makers.' + m).make()
p = os.path.join(core.BASE, 'index.json')
old = []
if only and os.path.exists(p):
    new = {e['file'] for e in core.INDEX}
    old = [e for e in json.load(open(p)) if e['file'] not in new]
json.dump(sorted(old + core.INDEX, key=lambda e: e['file']), open(p, 'w'), indent=1)
