import json,os,random
B=os.path.dirname(os.path.abspath(__file__))
D=os.path.join(B,'documents'); T=os.path.join(B,'truth')
def r2(v):
    v=round(v+0.0,2)
    return int(v) if v==int(v) else v
def num(d): return {k:(r2(v) if isinstance(v,(int,float)) else v) for k,v in d.items() if v is not None and v!=''}
def par(v,dec=0,dash='–',cur=''):
    if v is None: return ''
    if abs(v)<1e-9 and dash is not None: return dash
    s=cur+f'{abs(v):,.{dec}f}'
    return f'({s})' if v<0 else s
def truth(name,ext,kind,planted,money,rows,totals,asset,author,style,hard):
    rows=[num(r) for r in rows]; totals=[num(r) for r in totals]
    used={k for r in rows+totals for k in r}
    for m in money: assert m in used,(name,m)
    json.dump({"name":f'{name}.{ext}',"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
      open(os.path.join(T,name+'.json'),'w'),indent=1,ensure_ascii=False)
    dt={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind]
    json.dump({"file":f'{name}.{ext}',"assetType":asset,"documentType":dt,"author":author,"style":style,"hard":hard},
      open(os.path.join(B,'.idx_'+name+'.json'),'w'),ensure_ascii=False)
def sums(rows,cols): return {c:r2(sum(r.get(c) or 0 for r in rows)) for c in cols}
