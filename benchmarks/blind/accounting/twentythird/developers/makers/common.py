import json, os, random
BASE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def doc(n): return os.path.join(BASE,'documents',n)
def save(fname,kind,asset,author,style,hard,money,rows,totals,planted=None):
    dt={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind]
    json.dump({"name":fname,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
      open(os.path.join(BASE,'truth',os.path.splitext(fname)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fname,"assetType":asset,"documentType":dt,"author":author,"style":style,"hard":hard})
def c2(c): # cents -> number
    return round(c/100,2)
def m2(c,neg='paren'):
    s=f"{abs(c)/100:,.2f}"
    if c<0: s={'paren':f"({s})",'trail':s+'-','lead':'-'+s}[neg]
    return s
