import common,json,sys
import pdfs
L=list(pdfs.ALL)
try:
    import books; L+=books.ALL
except ImportError: pass
for f in L: f()
json.dump(common.INDEX,open(f"{common.OUT}/index.json","w"),indent=1)
print(len(common.INDEX))
