import json, os
from common import INDEX, HERE
import pdf_a, pdf_b, xls
pdf_a.run(); pdf_b.run(); xls.run()
json.dump(INDEX,open(os.path.join(HERE,'index.json'),'w'),indent=1)
print(len(INDEX))
