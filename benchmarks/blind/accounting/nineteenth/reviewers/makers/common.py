import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth'); BUILD=os.path.join(ROOT,'build')
INDEX=[]
def r2(x): return round(x+0.0,2)
def save(name,kind,money,rows,totals,planted,asset,author,style,hard):
    def clean(d): return {k:v for k,v in d.items() if v is not None and v!=''}
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=[clean(r) for r in rows],totals=[clean(r) for r in totals])
    json.dump(t,open(os.path.join(TR,name.rsplit('.',1)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=name,assetType=asset,documentType={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind],author=author,style=style,hard=hard))
def m(x,dash=None):
    if x is None: return ''
    if x==0 and dash is not None: return dash
    return f'{x:,.2f}'
def par(x,dash=None):
    if x is None: return ''
    if x==0 and dash is not None: return dash
    return f'({-x:,.2f})' if x<0 else f'{x:,.2f}'
