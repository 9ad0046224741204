import sys, json, os
from common import *
import pdfs
pdfs.run()
import books; books.run()
json.dump(INDEX,open(os.path.join(HERE,'index.json'),'w'),indent=1); print(len(INDEX))
