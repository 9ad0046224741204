import json, os
ROOT=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
TXT={'account','name','property','unit','resident','status','charge','invoice','date','type','beds','baths','label'}
class Truth:
    def __init__(s,fname,kind,money,planted=None):
        s.fname=fname; s.name=fname.rsplit('.',1)[0]; s.kind=kind; s.money=money; s.planted=planted; s.rows=[]; s.totals=[]
    def clean(s,d):
        o={}
        for k,v in d.items():
            if v is None or v=='': continue
            if k not in TXT:
                assert k in s.money,(k,s.money)
                v=round(float(v),4); v=int(v) if v==int(v) else v
            o[k]=v
        return o
    def row(s,**k): s.rows.append(s.clean(k))
    def radd(s,d): s.rows.append(s.clean(d))
    def tadd(s,label,d): s.totals.append(s.clean(dict(label=label,**d)))
    def save(s,asset,doc,author,style,hard):
        json.dump(dict(name=s.name,kind=s.kind,planted=s.planted,money=s.money,rows=s.rows,totals=s.totals),open(f'{ROOT}/truth/{s.name}.json','w'),indent=1,ensure_ascii=False)
        INDEX.append(dict(file=s.fname,assetType=asset,documentType=doc,author=author,style=style,hard=hard))
def path(f): return f'{ROOT}/documents/{f}'
def r2(x): return round(x+1e-9 if x>=0 else x-1e-9,2)
