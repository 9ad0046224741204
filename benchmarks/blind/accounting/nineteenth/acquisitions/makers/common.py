import json,os
B=os.path.dirname(os.path.abspath(__file__))
D=B+'/documents/';INDEX=[]
def save(name,ext,kind,money,rows,totals,asset,author,style,hard,planted=None):
    f=lambda o:{k:v for k,v in o.items() if v is not None}
    rows=[f(r) for r in rows];totals=[f(t) for t in totals]
    for r in rows+totals:
        for k,v in r.items():
            if isinstance(v,float): assert k in money or k in('beds','baths'),(name,k)
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(f'{B}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":f"{name}.{ext}","assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
def c2(x): return round(x/100,2)
