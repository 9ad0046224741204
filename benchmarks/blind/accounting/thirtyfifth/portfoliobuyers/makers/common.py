import json, os, random
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TRU=os.path.join(ROOT,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TRU,exist_ok=True)
def r2(x): return round(x+0.0,2)+0.0
def save(name,ext,kind,money,rows,totals,asset,style,hard,planted=None):
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(os.path.join(TRU,name+'.json'),'w'),indent=1)
    p=os.path.join(ROOT,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    f=name+'.'+ext
    ix=[e for e in ix if e['file']!=f]
    ix.append({"file":f,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],
               "author":"a36f","style":style,"hard":hard})
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
