import os
from common import *
os.makedirs(f"{HERE}/documents",exist_ok=True);os.makedirs(f"{HERE}/truth",exist_ok=True)
import make_pdf,make_wb
make_pdf.main();make_wb.main()
json.dump(INDEX,open(f"{HERE}/index.json","w"),indent=1,ensure_ascii=False)
for e in INDEX:print(e["file"],e["rows"],e["planted"])
