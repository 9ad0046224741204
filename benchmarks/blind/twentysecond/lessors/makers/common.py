import json,os
B=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(B,'documents',n)
def save(name,asset,style,hard,truth):
    for r in truth['rows']:
        for k in [k for k,v in r.items() if v is None or v==[]]: del r[k]
    truth.setdefault('sheet',None); truth.setdefault('planted',None)
    json.dump(truth,open(os.path.join(B,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(B,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r29',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
