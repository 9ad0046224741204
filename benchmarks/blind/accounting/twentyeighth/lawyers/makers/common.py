import json,os,random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents');TR=os.path.join(HERE,'truth')
INDEX=[]
def r2(x): return round(x+0.0,2)+0.0
def save(name,kind,asset,author,style,hard,money,rows,totals,planted=None):
    stem=name.rsplit('.',1)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
      open(os.path.join(TR,stem+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":name,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],
      "author":author,"style":style,"hard":hard})
def c2(x): return f"{x:,.2f}"
def par(x): return f"({-x:,.2f})" if x<0 else f"{x:,.2f}"
def trail(x): return f"{-x:,.2f}-" if x<0 else f"{x:,.2f}"
def amt(R,lo,hi): return r2(R.uniform(lo,hi))
