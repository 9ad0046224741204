# regenerates documents/, truth/, index.json   (venv/bin/python make.py)
import json, common, pdfs, books
for f in pdfs.ALL+books.ALL: f()
json.dump(common.INDEX,open(common.HERE+'/index.json','w'),indent=1,ensure_ascii=False)
