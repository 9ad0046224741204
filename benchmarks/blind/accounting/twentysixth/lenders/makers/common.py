import json, os, random
B=os.path.dirname(os.path.abspath(__file__)); D=B+'/documents/'; T=B+'/truth/'; W=B+'/build/'
INDEX=[]
def num(v):
    v=round(v,2); return int(v) if v==int(v) else v
def cents(d):  # dict of cents -> printed numbers
    return {k:(num(v/100) if not isinstance(v,str) else v) for k,v in d.items() if v is not None}
def save(name,kind,money,rows,totals,planted,asset,author,style,hard):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(T+name.rsplit('.',1)[0]+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":name,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
def f2(c): return f"{abs(c)/100:,.2f}"
def par(c): return '' if c is None else (f"({f2(c)})" if c<0 else f2(c))
def trail(c): return '' if c is None else (f2(c)+'-' if c<0 else f2(c))
def drcr(c): return f2(c)+(' Dr' if c>0 else ' Cr' if c<0 else '')
