import common,pdfs,books,json,os
pdfs.run();books.run()
json.dump(common.INDEX,open(os.path.join(common.HERE,"index.json"),"w"),indent=1)
