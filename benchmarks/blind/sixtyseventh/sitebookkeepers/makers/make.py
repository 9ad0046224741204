"""Regenerates all fourteen documents and truths; `make.py index` also writes index.json."""
import sys, os, json, importlib, glob
H=os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0,H)
idx=[importlib.import_module(os.path.basename(f)[:-3]).make() for f in sorted(glob.glob(H+'/[pw][0-9]_*.py'))]
if 'index' in sys.argv: json.dump(idx,open(os.path.join(os.path.dirname(H),'index.json'),'w'),indent=1)
print(len(idx),[i['file'] for i in idx])
