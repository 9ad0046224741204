import json, os
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=lambda f: os.path.join(HERE,'documents',f)
INDEX=[]
def num(c):            # cents -> number
    return round(c/100,2)
def fmt(c,sep=',',dec=2):
    s=f"{abs(c)/100:,.{dec}f}"
    return s.replace(',',sep)
def save(fn,kind,money,rows,totals,planted,asset,style,hard):
    t={"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    for r in rows+totals:
        for k,v in r.items():
            if isinstance(v,(int,float)): assert k in money or k in('beds','baths'),(fn,k)
    with open(os.path.join(HERE,'truth',fn.rsplit('.',1)[0]+'.json'),'w') as f: json.dump(t,f,indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],
      "author":"owners17","style":style,"hard":hard})
