import json, os, shutil, common, pdfs, books
for f in pdfs.ALL + books.ALL: f()
json.dump(common.INDEX, open(os.path.join(common.ROOT, 'index.json'), 'w'), indent=1)
print(len(common.INDEX), 'documents')
