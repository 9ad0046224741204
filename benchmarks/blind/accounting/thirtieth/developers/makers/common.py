import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__)); DOC=HERE+'/documents/'; TRU=HERE+'/truth/'
INDEX=[]
def save(fn,kind,asset,author,style,hard,money,rows,totals,planted=None):
    stem=fn.rsplit('.',1)[0]
    for r in rows+totals:
        for k in r:
            if isinstance(r[k],(int,float)) and k not in('beds','baths'): assert k in money,(fn,k)
    json.dump({"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(TRU+stem+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
def c2(c): return c/100 if c%100 else c//100
def m(c): return f"{c/100:,.2f}"
def par(c): return f"({-c/100:,.2f})" if c<0 else f"{c/100:,.2f}"
