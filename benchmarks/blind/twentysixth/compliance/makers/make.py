import common,json,sys
import pdfs
fs=list(pdfs.ALL)
try:
    import books; fs+=books.ALL
except ImportError as e: print(e)
for f in fs: f()
json.dump(common.INDEX,open(common.ROOT+'/index.json','w'),indent=1)
for f,w,a,b in common.CHECKS: print('ok ' if abs(a-b)<.01 else 'DIFF',f,w,a,b)
for i in common.INDEX:
    d=json.load(open(f"{common.ROOT}/truth/{i['file']}.json")); bad=[r for r in d['rows'] if not(r.get('unit') or r.get('tenantName'))]
    print(i['file'],len(d['rows']),d['units'],d['occupied'],d['vacant'],'BAD' if bad else '', (d['planted'] or {}).get('kind'))
