import common,json,sys
import pdfs; pdfs.run()
try:
    import books; books.run()
except ModuleNotFoundError as e: print(e)
json.dump(common.INDEX,open(common.BASE+'/index.json','w'),indent=1,ensure_ascii=False)
print(len(common.INDEX))
