import json, os, random
B=os.path.dirname(os.path.abspath(__file__))
D=lambda n: os.path.join(B,'documents',n)
INDEX=[]
def c2(c): return round(c/100,2)
def m(c,par=True):
    s=f"{abs(c)/100:,.2f}"
    return (f"({s})" if par else f"-{s}") if c<0 else s
def emit(fn,kind,money,rows,totals,planted=None,**ix):
    t={"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(os.path.join(B,'truth',os.path.splitext(fn)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,**ix})
