import json, random, os
HERE=os.path.dirname(os.path.abspath(__file__)); INDEX=[]
class S:
    """statement: base values per row; derive(base,k) gives the money columns printed"""
    def __init__(s,title,prop,pf,pt,cols,derive=None,sheet=None,page=None,nd=0):
        s.m=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=cols,planted=None)
        s.R=[];s.K={};s.derive=derive or (lambda b,k:list(b));s.nd=nd;s.nb=None
    def h(s,label,lvl=0,code=None):
        s.R.append(dict(t='HEADING',label=label,code=code,lvl=lvl,b=None,k='i',items=None));return len(s.R)-1
    def l(s,label,b,code=None,lvl=1,k='i',note=None):
        b=[None if x is None else round(x,s.nd) if s.nd else int(round(x)) for x in b]
        s.nb=len(b)
        s.R.append(dict(t='LINE',label=label,code=code,lvl=lvl,b=b,k=k,items=None,note=note));return len(s.R)-1
    def t(s,label,items,typ='SUBTOTAL',code=None,lvl=0,k='i',key=None,neg=()):
        items=list(items);out=[]
        for j in range(s.nb):
            v=sum((s.R[i]['b'][j] or 0)*(-1 if i in neg else 1) for i in items)
            out.append(round(v,s.nd) if s.nd else int(v))
        s.R.append(dict(t=typ,label=label,code=code,lvl=lvl,b=out,k=k,items=items,note=None))
        n=len(s.R)-1
        for q in ([key] if isinstance(key,str) else key or []): s.K[q]=n
        return n
    def vals(s,i):
        r=s.R[i]
        if r['b'] is None: return [None]*len(s.m['columns'])
        if 'ov' in r: return r['ov']
        v=s.derive(r['b'],r['k']);return [None if x is None else (round(x,s.nd) if s.nd else int(round(x))) for x in v]
    def truth(s):
        rows=[]
        for i,r in enumerate(s.R):
            v=s.vals(i);assert len(v)==len(s.m['columns']),(r['label'],v)
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['t'],values=v)
            if r['items'] is not None:d['footsFrom']={'items':r['items']}
            rows.append(d)
        return dict(s.m,keyTotals={k:dict(label=s.R[i]['label'],values=s.vals(i)) for k,i in s.K.items()},rows=rows)
def sub(a,b): return (a or 0)-(b or 0)
def save(name,sts,asset,doc,style,hard):
    json.dump({'statements':[x.truth() for x in sts]},open(f'{HERE}/truth/{name}.json','w'),indent=1)
    INDEX.append(dict(file=name,assetType=asset,documentType=doc,author='accountants',style=style,hard=hard))
def path(n): return f'{HERE}/documents/{n}'
def par(v,nd=0,dash='-',cur=''):
    if v is None: return dash
    t=f'{abs(v):,.{nd}f}'
    return f'({cur}{t})' if v<0 else cur+t
def minus(v,nd=2,dash=''):
    return dash if v is None else f'{v:,.{nd}f}'
