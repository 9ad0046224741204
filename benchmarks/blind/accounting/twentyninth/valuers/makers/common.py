import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
D=os.path.join(HERE,'documents'); T=os.path.join(HERE,'truth'); INDEX=[]
def n(c): return round(c/100,2)          # cents -> number
def uk(c): return f"{c/100:,.2f}"
def de(c): return f"{c/100:,.2f}".replace(',','#').replace('.',',').replace('#','.')
def drop(d): return {k:v for k,v in d.items() if v is not None and v!=''}
def save(fn,kind,money,rows,totals,planted,asset,author,style,hard):
    name=os.path.splitext(fn)[0]
    json.dump({"name":fn,"kind":kind,"planted":planted,"money":money,"rows":[drop(r) for r in rows],"totals":[drop(t) for t in totals]},
      open(os.path.join(T,name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":"documents/"+fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
