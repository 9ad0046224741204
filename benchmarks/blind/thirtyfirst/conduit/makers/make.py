import sys
from common import *
import pdfs
fs=list(pdfs.ALL)
try:
    import books; fs+=books.ALL
except ImportError: pass
for i,f in enumerate(fs): f(random.Random(31000+i))
json.dump(INDEX,open(HERE+"/index.json","w"),indent=1)
