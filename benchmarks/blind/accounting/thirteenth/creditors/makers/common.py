import json, os
BASE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def doc(f): return os.path.join(BASE,'documents',f)
def D(c): return round(c/100,2)
def num(v):
    return int(v) if isinstance(v,float) and v==int(v) else v
class Truth:
    def __init__(s,file,kind,money,planted=None):
        s.file=file; s.kind=kind; s.money=money; s.planted=planted; s.rows=[]; s.totals=[]
    def clean(s,d): return {k:num(v) for k,v in d.items() if v is not None and v!=''}
    def row(s,**k): s.rows.append(s.clean(k))
    def rowd(s,d): s.rows.append(s.clean(d))
    def tot(s,label,d): s.totals.append({"label":label,**s.clean(d)})
    def save(s,asset,author,style,hard):
        o={"name":s.file,"kind":s.kind,"planted":s.planted,"money":s.money,"rows":s.rows,"totals":s.totals}
        json.dump(o,open(os.path.join(BASE,'truth',os.path.splitext(s.file)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
        INDEX.append({"file":s.file,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[s.kind],"author":author,"style":style,"hard":hard})
