import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(HERE,'documents',n)
INDEX=[]
def num(v):
    if isinstance(v,float): v=round(v,4)
    return int(v) if isinstance(v,float) and v==int(v) else v
def p(v): return round(v/100,2)
def save(file,kind,asset,author,style,hard,money,rows,totals,planted=None):
    name=file.rsplit('.',1)[0]
    cl=lambda r:{k:(num(v) if not isinstance(v,str) else ' '.join(v.split())) for k,v in r.items() if v is not None and v!=''}
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=[cl(r) for r in rows],totals=[cl(r) for r in totals])
    json.dump(t,open(os.path.join(HERE,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=file,assetType=asset,documentType={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind],author=author,style=style,hard=hard))
def f2(v): return f'{v/100:,.2f}'
def sums(rows,cols):
    o={}
    for c in cols:
        xs=[r[c] for r in rows if r.get(c) is not None]
        o[c]=sum(xs) if xs else None
    return o
