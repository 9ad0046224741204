# Regenerates all documents, truths and index.json from the seed in common.py
import importlib, json, os, common
for m in ['p1','p2','p3','p4','p5','p6','p7','x1','x2','x3','x4','x5','x6','x7']: importlib.import_module(m).make()
json.dump(common.INDEX,open(os.path.join(common.ROOT,'index.json'),'w'),indent=1)
