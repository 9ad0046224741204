import json,os
B=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def m(c): return round(c/100,2)
def doc(n): return f"{B}/documents/{n}"
def save(fn,kind,money,rows,totals,planted,asset,author,style,hard):
    D={"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind]
    with open(f"{B}/truth/{fn.rsplit('.',1)[0]}.json","w") as f:
        json.dump({"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},f,indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":D,"author":author,"style":style,"hard":hard})
def par(v,d=2,blank=True):
    if v is None: return ""
    s=f"{abs(v):,.{d}f}"
    return f"({s})" if v<0 else s
