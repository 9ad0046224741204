import json,os,lib,pdfs,sys
fs=list(pdfs.ALL)
try:
    import books; fs+=books.ALL
except ImportError: pass
for f in fs: f()
json.dump(lib.INDEX,open(os.path.join(lib.BASE,'index.json'),'w'),indent=1,ensure_ascii=False)
