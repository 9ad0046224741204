import common,json,pdf_docs,xlsx_docs
for f in pdf_docs.ALL+xlsx_docs.ALL:f()
json.dump(common.INDEX,open(common.B+'/index.json','w'),indent=1)
