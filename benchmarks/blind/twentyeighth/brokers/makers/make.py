import lib,pdfs,json,os,sys
pdfs.run()
try:
    import books; books.run()
except ImportError as e: print(e)
json.dump(lib.INDEX,open(os.path.join(lib.BASE,'index.json'),'w'),indent=1)
