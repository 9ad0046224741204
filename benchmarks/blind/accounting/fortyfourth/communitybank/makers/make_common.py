import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
SEED=4407
def clean(r):
    o={}
    for k,v in r.items():
        if v is None or v=='': continue
        if isinstance(v,float): v=round(v,4)
        o[k]=v
    return o
def save(fn,kind,asset,style,hard,money,rows,totals,planted=None):
    stem=fn.rsplit('.',1)[0]
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(t) for t in totals]},
              open(os.path.join(TRU,stem+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(HERE,'index.json')
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e['file']!=fn]
    idx.append({"file":fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":"a44-communitybank","style":style,"hard":hard})
    idx.sort(key=lambda e:e['file'])
    json.dump(idx,open(p,'w'),indent=1)
    print(fn,len(rows),'rows',len(totals),'totals')
def sm(rows,keys):
    o={}
    for k in keys:
        v=[r[k] for r in rows if r.get(k) is not None]
        if v: o[k]=round(sum(v),2)
    return o
