import json, os
BASE=os.path.dirname(os.path.abspath(__file__)); DOC=BASE+'/documents/'; TR=BASE+'/truth/'
INDEX=[]
def clean(d): return {k:v for k,v in d.items() if v is not None}
def save(file,asset,dt,author,style,hard,money,rows,totals,planted=None):
    name=file.rsplit('.',1)[0]
    kind={'TRIAL_BALANCE':'TB','AGED_RECEIVABLES':'AR','UNIT_MIX':'UM'}[dt]
    json.dump(dict(name=name,kind=kind,planted=planted,money=money,rows=[clean(r) for r in rows],totals=[clean(t) for t in totals]),
      open(TR+name+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=file,assetType=asset,documentType=dt,author=author,style=style,hard=hard))
def par(v,d=0,dash='–'):
    if v is None: return ''
    if v==0: return dash
    s=f'{abs(v):,.{d}f}'
    return f'({s})' if v<0 else s
def tsum(rows,keys,d=2):
    o={}
    for k in keys:
        x=[r[k] for r in rows if r.get(k) is not None]
        if x: o[k]=round(sum(x),d)
    return o
