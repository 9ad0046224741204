import os
from common import *
for d in('documents','truth'):os.makedirs(os.path.join(BASE,d),exist_ok=True)
import pdfs,xls
pdfs.run();xls.run()
json.dump(INDEX,open(os.path.join(BASE,'index.json'),'w'),indent=1,ensure_ascii=False)
