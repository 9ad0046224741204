import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def doc(n): return os.path.join(ROOT,'documents',n)
def save(fn,kind,money,rows,totals,asset,dtype,style,hard,planted=None):
    stem=fn.rsplit('.',1)[0]
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
      open(os.path.join(ROOT,'truth',stem+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":dtype,"author":"fundreporting","style":style,"hard":hard})
def r2(x): return round(x+0.0,2)+0.0
def addup(rows,keys,label):
    t={"label":label}
    for k in keys:
        v=[r[k] for r in rows if k in r]
        if v:
            s=round(sum(v),2)
            t[k]=int(s) if all(isinstance(x,int) for x in v) else s+0.0
    return t
def f2(v): return f"{v:,.2f}"
def par2(v): return f"({-v:,.2f})" if v<0 else f"{v:,.2f}"
def par0(v): return f"({-v:,.0f})" if v<0 else f"{v:,.0f}"
