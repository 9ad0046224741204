import json, os, random
BASE=os.path.dirname(os.path.abspath(__file__)); DOC=BASE+'/documents/'; TR=BASE+'/truth/'
INDEX=[]
def c(x): # cents -> number
    v=round(x/100,2); return int(v) if v==int(v) else v
def f2(x): return f'{abs(x)/100:,.2f}'
def par(x): return f'({f2(x)})' if x<0 else f2(x)
def trail(x): return f2(x)+('-' if x<0 else ' ')
def rdiv(a,b,n=0):
    from decimal import Decimal,ROUND_HALF_UP
    q=Decimal(1).scaleb(-n); return (Decimal(a)/Decimal(b)).quantize(q,ROUND_HALF_UP)
def num(d):
    d=float(d); return int(d) if d==int(d) else d
def save(name,ext,kind,money,rows,totals,asset,author,style,hard,planted=None):
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(TR+name+'.json','w'),indent=1,ensure_ascii=False)
    dt={"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind]
    INDEX.append({"file":name+ext,"assetType":asset,"documentType":dt,"author":author,"style":style,"hard":hard})
