import lib,json,pdfs,sys
fs=list(pdfs.ALL)
try:
    import books; fs+=books.ALL
except ImportError as e: print(e)
for f in fs: f()
json.dump(lib.INDEX,open(lib.BASE+"/index.json","w"),indent=1);print(len(lib.INDEX))
