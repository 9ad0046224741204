"""Regenerates all documents, truths and the index."""
import glob, importlib, json, os, sys
here = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, here); os.chdir(here)
import truthio as T
idx = [importlib.import_module(os.path.basename(f)[:-3]).make() for f in sorted(glob.glob("m0*.py"))]
if "--index" in sys.argv:
    json.dump(idx, open(T.ROOT + "/index.json", "w"), indent=1, ensure_ascii=False)
print(len(idx))
