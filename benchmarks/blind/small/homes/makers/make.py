import os,json,glob
H=os.path.dirname(os.path.abspath(__file__))
for p in ('documents','truth'):
    os.makedirs(f'{H}/{p}',exist_ok=True)
    for f in glob.glob(f'{H}/{p}/*'): os.remove(f)
import core,pdfs,xls
for f in pdfs.ALL+xls.ALL: f()
json.dump(core.INDEX,open(f'{H}/index.json','w'),indent=1)
print(len(core.INDEX))
