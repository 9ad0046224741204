import os,glob,json
from lib import *
os.makedirs(DOC,exist_ok=True); os.makedirs(TR,exist_ok=True)
import pdfs; pdfs.run()
try:
    import books; books.run()
except ImportError as e: print(e)
json.dump(INDEX,open(HERE+'/index.json','w'),indent=1)
