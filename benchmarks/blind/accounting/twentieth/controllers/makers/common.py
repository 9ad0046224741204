import json, os, random
B=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def doc(p): return os.path.join(B,'documents',p)
def save(file, kind, money, rows, totals, planted, asset, author, style, hard):
    name=file.rsplit('.',1)[0]
    T={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(T,open(os.path.join(B,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":file,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
def c2(c): return round(c/100,2)          # cents -> number
def m(c): return f"{c/100:,.2f}"
