import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=lambda n: os.path.join(HERE,'documents',n)
INDEX=[]
def save(fname,kind,money,rows,totals,planted,asset,author,style,hard):
    assert all(k in money for r in rows+totals for k,v in r.items() if isinstance(v,(int,float)) and k not in('beds','baths')), fname
    t={"name":fname,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    with open(os.path.join(HERE,'truth',fname.rsplit('.',1)[0]+'.json'),'w') as f: json.dump(t,f,indent=1,ensure_ascii=False)
    INDEX.append({"file":fname,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
def d(c): return round(c/100,2)
def jit(r,x,p=.07): return int(round(x*100*(1+r.uniform(-p,p)))) if x else 0
