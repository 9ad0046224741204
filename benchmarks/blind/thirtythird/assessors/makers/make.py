import json,common,pdfs
try: import books
except ImportError: books=None
for f in pdfs.ALL+(books.ALL if books else []): f()
json.dump(common.INDEX,open(common.OUT+"/index.json","w"),indent=1)
