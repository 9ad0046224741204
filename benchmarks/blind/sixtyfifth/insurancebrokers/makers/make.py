import os
from common import index,B
import json
import pdfs, books
json.dump(index,open(B+"/index.json","w"),indent=1)
