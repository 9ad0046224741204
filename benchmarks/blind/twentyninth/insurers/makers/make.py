import lib,json,pdfs_a,pdfs_b,xls,glob,os
for g in(pdfs_a.doc1,pdfs_a.doc2,pdfs_a.doc3,pdfs_a.doc4,pdfs_b.doc5,pdfs_b.doc6,pdfs_b.doc7):g()
xls.main()
json.dump(lib.INDEX,open(lib.R+'/index.json','w'),indent=1)
for p in glob.glob(lib.R+'/.idx_*'):os.remove(p)
for e in lib.INDEX:
    t=json.load(open(lib.T+e['file']+'.json'));assert os.path.exists(lib.D+e['file'])
    assert all(x.get('unit') or x.get('tenantName') for x in t['rows'])
    print(e['file'],t['units'],t['occupied'],t['vacant'],len(t['rows']),'tenants',sum('tenantName' in x for x in t['rows']),round(sum(x.get('contractRent',0) for x in t['rows']),2),round(sum(x.get('annualRent',0) for x in t['rows']),2),t['planted'] and t['planted']['kind'])
