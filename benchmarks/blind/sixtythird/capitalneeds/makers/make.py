import common, make_pdf, make_xls, json
make_pdf.run(); make_xls.run()
json.dump(common.IDX,open(common.B+"/index.json","w"),indent=1)
