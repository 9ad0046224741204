import json,os
R='.'
def out(n): return f'{R}/documents/{n}'
def save(name,ext,kind,asset,style,money,rows,totals,planted=None,hard=''):
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(f'{R}/truth/{name}.json','w'),indent=1)
    p=f'{R}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    f=f'{name}.{ext}'; ix=[i for i in ix if i['file']!=f]
    ix.append({"file":f,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":"a35a","style":style,"hard":hard})
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
