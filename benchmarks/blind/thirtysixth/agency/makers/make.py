import common,pdfs,books,json
pdfs.run(); books.run(); json.dump(common.INDEX,open(common.HERE+'/index.json','w'),indent=1)
