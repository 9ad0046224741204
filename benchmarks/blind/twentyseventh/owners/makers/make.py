from common import *
import pdfs
pdfs.run()
import books; books.run()
json.dump(INDEX,open(os.path.join(BASE,'index.json'),'w'),indent=1)
