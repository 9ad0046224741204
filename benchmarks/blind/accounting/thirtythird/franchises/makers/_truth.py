import json, os
BASE='.'
def doc(n): return f'{BASE}/documents/{n}'
def save(name, ext, kind, money, rows, totals, planted, asset, dtype, author, style, hard):
    def cl(v): return round(v,2) if isinstance(v,float) else v
    rows=[{k:cl(v) for k,v in r.items() if v is not None} for r in rows]
    totals=[{k:cl(v) for k,v in r.items() if v is not None} for r in totals]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(f'{BASE}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    p=f'{BASE}/index.json'
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[i for i in idx if i['file']!=f'{name}.{ext}']
    idx.append({"file":f'{name}.{ext}',"assetType":asset,"documentType":dtype,"author":author,"style":style,"hard":hard})
    idx.sort(key=lambda i:i['file'])
    json.dump(idx,open(p,'w'),indent=1,ensure_ascii=False)
