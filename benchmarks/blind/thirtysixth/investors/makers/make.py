import warnings; warnings.filterwarnings('ignore')
import lib,pdfs,books,json
pdfs.run(); books.run()
json.dump(lib.INDEX,open(lib.BASE+'/index.json','w'),indent=1)
for i in lib.INDEX:
    t=json.load(open(lib.BASE+'/truth/'+i['file']+'.json')); R=t['rows']; print(i['file'][:44],len(R),t['units'],t['occupied'],t['vacant'],round(sum(x.get('contractRent',0) for x in R),2),round(sum(x.get('annualRent',0) for x in R),2),t['planted'] and t['planted']['kind'])
