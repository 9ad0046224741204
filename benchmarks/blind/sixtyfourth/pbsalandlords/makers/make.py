import make_pdf, make_xls, json
from common import INDEX,HERE
make_pdf.all(); make_xls.all()
json.dump(INDEX,open(HERE+'/index.json','w'),indent=1,ensure_ascii=False)
