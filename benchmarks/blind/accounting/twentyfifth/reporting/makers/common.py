import json, os
from decimal import Decimal, ROUND_HALF_UP
BASE=os.path.dirname(os.path.abspath(__file__)); DOC=BASE+'/documents/'; TR=BASE+'/truth/'
INDEX=[]
def c(x): # cents -> number
    return round(x/100,2)
def rnd(x,n=2): 
    v=Decimal(repr(x)) if isinstance(x,float) else Decimal(x)
    v=v.quantize(Decimal(1).scaleb(-n),ROUND_HALF_UP); return int(v) if n==0 else float(v)
def ratio(a,b,n=1,mul=1): 
    v=(Decimal(a)*mul/Decimal(b)).quantize(Decimal(1).scaleb(-n),ROUND_HALF_UP); return int(v) if n==0 else float(v)
def uk(cts): return f"{abs(cts)/100:,.2f}"
def eu(cts): return uk(cts).replace(',','_').replace('.',',').replace('_','.')
def save(fn,kind,money,rows,totals,planted,asset,author,style,hard):
    name=fn.rsplit('.',1)[0]
    json.dump({"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(TR+name+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
def amt(R,lo,hi): return int(R.uniform(lo,hi)*100)
def sumcols(rows,cols): return {k:round(sum(r.get(k,0) for r in rows),2) for k in cols}
