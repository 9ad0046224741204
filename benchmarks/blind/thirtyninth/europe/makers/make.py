import common,pdfs,sheets,json
from openpyxl.worksheet.properties import PageSetupProperties
pdfs.run(); sheets.run()
json.dump(common.INDEX,open(common.BASE+'/index.json','w'),ensure_ascii=False,indent=1)
for i in common.INDEX:
    t=json.load(open(common.BASE+'/truth/'+i['file']+'.json')); assert all(r.get('unit') or r.get('tenantName') for r in t['rows'])
    print(i['file'],len(t['rows']),t['units'],t['occupied'],t['vacant'],bool(t['planted']))
