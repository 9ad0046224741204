import pdfs,books,json
from common import *
pdfs.run(); books.run()
json.dump(INDEX,open(HERE+'/index.json','w'),indent=1,ensure_ascii=False); print(len(INDEX))
for x in INDEX:
    t=json.load(open(T+x['file']+'.json')); print(x['file'],len(t['rows']),t['units'],t['occupied'],t['vacant'],t['planted'] and t['planted']['what'])
