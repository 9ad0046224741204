import sys; from common import *; import common
import pdfs,books
pdfs.run(); books.run()
json.dump(IDX,open(OUT+"/index.json","w"),indent=1)
