import json,os,sys
from lib import *
import pdfs
pdfs.run()
try:
    import books; books.run()
except ImportError as e: print(e)
json.dump(INDEX,open(BASE+'/index.json','w'),indent=1)
