import json, os, random, datetime as dt
B=os.path.dirname(os.path.abspath(__file__))
def dpath(f): return os.path.join(B,'documents',f)
INDEX=[]
def n(c): # cents -> number
    v=round(c/100,2); return int(v) if v==int(v) else v
def f2(c): return f"{abs(c)/100:,.2f}"
def par(c): return f"({f2(c)})" if c<0 else f2(c)
def trail(c): return f2(c)+('-' if c<0 else ' ')
def save(file,kind,money,rows,totals,planted,asset,author,style,hard):
    name=file.rsplit('.',1)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(os.path.join(B,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":file,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
