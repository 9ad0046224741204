import common,json
import pdfs;pdfs.run()
try:
    import books;books.run()
except ImportError as e: print(e)
json.dump(common.INDEX,open(common.B+'index.json','w'),indent=1)
