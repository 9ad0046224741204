from common import *
import pdf_a,pdf_b,xls,json
for d in (DOC,TRU,WORK): os.makedirs(d,exist_ok=True)
for f in (pdf_a.larkspur,pdf_b.church,pdf_a.office,pdf_b.indpark,pdf_a.mhp,pdf_b.storage,pdf_b.brewery,xls.medical,xls.fourbldg,xls.farmer,xls.lihtc,xls.family,xls.centre,xls.form): f()
json.dump(INDEX,open(BASE+'/index.json','w'),indent=1,ensure_ascii=False); print(len(INDEX),'documents')
