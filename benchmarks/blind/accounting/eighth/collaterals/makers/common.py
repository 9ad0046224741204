import json, os
H=os.path.dirname(os.path.abspath(__file__))
D=os.path.join(H,'documents'); T=os.path.join(H,'truth')
def save(name,kind,money,rows,totals,planted=None):
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
      open(os.path.join(T,os.path.splitext(name)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
def usd(c,par=True,zero=''):
    if c is None: return ''
    if c==0: return zero
    s=f"{abs(c)/100:,.2f}"
    return s if c>0 else (f"({s})" if par else "-"+s)
