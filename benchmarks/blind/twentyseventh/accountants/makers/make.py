import json,core,pdfs
try:
    import books
except ImportError: books=None
pdfs.run()
if books: books.run()
json.dump(core.INDEX,open(core.HERE+'/index.json','w'),indent=1)
