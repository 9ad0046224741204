# regenerates everything from fixed seeds: venv/bin/python make.py
import common, pdfs, books, json
for f in pdfs.ALL+books.ALL: f()
json.dump(common.INDEX,open(common.HERE+'/index.json','w'),indent=1)
