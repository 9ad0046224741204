"""regenerates the 14 documents, their truths and index.json"""
import lib, json, os, sys
import make_a as a, make_b as b, make_c as c, make_d as d
for f in (a.p01, a.p02, a.p03, b.p04, b.p05, b.p06, b.p07, c.x08, c.x09, c.x10, c.x11, d.x12, d.x13, d.x14): f()
json.dump(lib.INDEX, open(os.path.join(lib.HERE, "index.json"), "w"), indent=1)
print(len(lib.INDEX), "documents")
