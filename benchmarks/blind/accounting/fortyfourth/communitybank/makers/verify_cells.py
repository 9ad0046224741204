# compare cached numbers in workbooks with truth (by presence only)
import openpyxl,json
for fn in('HalvorsenTrust_TB_1231','LockHaven_unitmix_YE25','Unit Summary - Tannery Green Apts'):
    wb=openpyxl.load_workbook(f'documents/{fn}.xlsx',data_only=True);vals={}
    ws=[w for w in wb if w.title not in('Cover','to do')][0]
    cells=[c.value for r in ws.iter_rows() for c in r if isinstance(c.value,(int,float))]
    t=json.load(open(f'truth/{fn}.json'))
    for r in t['rows']+t['totals']:
        for k in t['money']:
            if k in r and not any(abs(r[k]-c)<6e-5 for c in cells): print(fn,k,r)
print('done')
