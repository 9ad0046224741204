import json,os,random
B='/tmp/r29/auditors18/'
INDEX=[]
def out(n): return B+'documents/'+n
def rnd(x):
    return x if isinstance(x,str) else (int(x) if isinstance(x,int) else round(x+0.0,2))
def save(fn,kind,money,rows,totals,planted,asset,author,style,hard):
    stem=fn.rsplit('.',1)[0]
    cl=lambda r:{k:rnd(v) for k,v in r.items() if v is not None and v!=''}
    json.dump({"name":fn,"kind":kind,"planted":planted,"money":money,"rows":[cl(r) for r in rows],"totals":[cl(r) for r in totals]},
      open(B+'truth/'+stem+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
def par(x,d=2,dash='-',cur=''):
    if x is None: return ''
    if round(x,d)==0: return dash
    s=f'{cur}{abs(x):,.{d}f}'
    return f'({s})' if x<0 else s
def trail(x):
    if x is None: return ''
    return f'{abs(x):,.2f}'+('-' if round(x,2)<0 else '')
