import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
def c2(x): return round(x/100,2)
def par(c,zero='-',d=2,cur=''):
    if c is None: return ''
    if c==0: return zero
    s=f'{abs(c)/100:,.{d}f}'
    return f'({cur}{s})' if c<0 else cur+s
def trail(c):
    s=f'{abs(c)/100:,.2f}'
    return s+('-' if c<0 else ' ')
def save(fn,kind,money,rows,totals,planted=None):
    name=os.path.splitext(fn)[0]
    for r in rows+totals:
        for k in r:
            pass
    json.dump({"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
        open(os.path.join(TRU,name+'.json'),'w'),indent=1,ensure_ascii=False)
def meta(fn,at,dt,author,style,hard):
    return {"file":fn,"assetType":at,"documentType":dt,"author":author,"style":style,"hard":hard}
