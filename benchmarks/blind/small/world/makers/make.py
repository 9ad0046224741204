import lib,pdfs,xl,json,os,shutil
pdfs.run(); xl.run()
json.dump(lib.INDEX,open(lib.BASE+'/index.json','w'),indent=1,ensure_ascii=False)
fs=sorted(os.listdir(lib.BASE+'/documents')); assert sorted(i['file'] for i in lib.INDEX)==fs and len(fs)==24,len(fs)
for f in fs:
    t=json.load(open(f'{lib.BASE}/truth/{f}.json')); assert all(r.get('unit') or r.get('tenantName') for r in t['rows'])
    print(f,t['asOnDate'],t['units'],t['occupied'],t['vacant'],len(t['rows']))
