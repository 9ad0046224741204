import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=lambda f: os.path.join(HERE,'documents',f)
INDEX=[]
def f(c): # cents -> number
    v=c/100
    return int(v) if v==int(v) else v
def m(c): return f"{abs(c)/100:,.2f}"
def neg_dash(c): return ('-' if c<0 else '')+m(c)
def paren(c): return f"({m(c)})" if c<0 else m(c)
def trail(c): return m(c)+('-' if c<0 else '')
def save(fn,kind,planted,money,rows,totals,asset,author,style,hard):
    name=fn.rsplit('.',1)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
        open(os.path.join(HERE,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],
        "author":author,"style":style,"hard":hard})
