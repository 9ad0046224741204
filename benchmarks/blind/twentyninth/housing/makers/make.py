import common, json, os, sys
import pdfs, books
for f in pdfs.ALL+books.ALL: f()
json.dump(common.INDEX,open(common.BASE+'/index.json','w'),indent=1)
print(len(common.INDEX))
