import common,json,os
import pdfs;pdfs.run()
try:
    import books
    books.run()
except ModuleNotFoundError: print('no books')
json.dump(common.INDEX,open(os.path.join(common.HERE,'index.json'),'w'),indent=1)
print(len(common.INDEX))
