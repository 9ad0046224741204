from core import *
import core,pdfs,glob,sys
pdfs.run()
try:
    import books; books.run()
except ModuleNotFoundError: pass
json.dump(INDEX,open(D+'index.json','w'),indent=1)
