import json, lib, make_pdf, make_xlsx
make_pdf.run(); make_xlsx.run()
json.dump(lib.INDEX,open(lib.HERE+'/index.json','w'),indent=1)
