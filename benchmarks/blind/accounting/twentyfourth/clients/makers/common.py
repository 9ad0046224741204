import json,os,random
B=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(B,'documents',n)
INDEX=[]
def save(fname,kind,money,rows,totals,planted,asset,author,style,hard):
    stem=fname.rsplit('.',1)[0]
    json.dump({"name":fname,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
        open(os.path.join(B,'truth',stem+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fname,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],
        "author":author,"style":style,"hard":hard})
def p(v): return round(v/100,2)
def c2(v): return f"{v/100:,.2f}"
