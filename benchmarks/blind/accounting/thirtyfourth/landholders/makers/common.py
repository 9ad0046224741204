import json, os
BASE=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(n): return os.path.join(BASE,'documents',n)
def save(name, ext, kind, at, style, hard, money, rows, totals, planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(os.path.join(BASE,'truth',name+'.json'),'w'),indent=1)
    p=os.path.join(BASE,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    f=name+'.'+ext
    ix=[i for i in ix if i['file']!=f]
    dt={"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind]
    ix.append({"file":f,"assetType":at,"documentType":dt,"author":"a32d","style":style,"hard":hard})
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
def m(x,paren=True,zero='0.00',nd=2):
    if x is None: return ''
    if round(x,nd)==0: return zero
    s=f"{abs(x):,.{nd}f}"
    return (f"({s})" if paren else f"-{s}") if x<0 else s
