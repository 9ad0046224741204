import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(n): return os.path.join(ROOT, 'documents', n)
def save(file, kind, money, rows, totals, assetType, style, planted=None, hard=False):
    name = file.rsplit('.', 1)[0]
    full = {'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind]
    texts = {'account','name','unit','resident','charge','status','date','invoice','type','beds','baths','label'}
    for r in rows + totals:
        for k in r: assert k in texts or k in money, k
    json.dump({'name':name,'kind':kind,'planted':planted,'money':money,'rows':rows,'totals':totals},
              open(os.path.join(ROOT,'truth',name+'.json'),'w'), indent=1)
    p = os.path.join(ROOT,'index.json')
    ix = json.load(open(p)) if os.path.exists(p) else []
    ix = [e for e in ix if e['file'] != file] + [{'file':file,'assetType':assetType,'documentType':full,'author':'a34a','style':style,'hard':hard}]
    ix.sort(key=lambda e: e['file'])
    json.dump(ix, open(p,'w'), indent=1)
    print(file, len(rows), 'rows', len(totals), 'totals')
