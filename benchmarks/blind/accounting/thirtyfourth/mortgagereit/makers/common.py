import json, os
B='.'
def out(f): return f'{B}/documents/{f}'
def save(f,kind,asset,style,hard,money,rows,totals,planted=None):
    n=f.rsplit('.',1)[0]
    json.dump({"name":n,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(f'{B}/truth/{n}.json','w'),indent=1)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=f]+[{"file":f,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":"a35b","style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def r2(x): return round(x+0.0,2)
