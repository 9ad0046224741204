# regenerates everything: /tmp/authenv/bin/python make.py
from core import *
import pdfs, books
for g in (pdfs.d1,books.d2,pdfs.d3,books.d4,pdfs.d5,books.d6,pdfs.d7,books.d8,pdfs.d9,books.d10,pdfs.d11,books.d12): g()
json.dump(INDEX,open(BASE+'/index.json','w'),indent=1,ensure_ascii=False)
