import os, json, random
ROOT=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth'); INDEX=[]
def c(x): return round(x/100,2)
def f(x): return f"{abs(x)//100:,}.{abs(x)%100:02d}"
def par(x): return f"({f(x)})" if x<0 else f(x)
def num(d): return {k:c(v) for k,v in d.items()}
def amt(r,lo,hi,step=1): return r.randrange(int(lo*100),int(hi*100),step)
def done(fn,kind,money,rows,totals,asset,author,style,hard,planted=None):
    n=fn.rsplit('.',1)[0]
    json.dump({"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(f"{TR}/{n}.json",'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
