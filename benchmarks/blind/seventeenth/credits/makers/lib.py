import json, os, random
B='./'
class S:
    """statement data: values as ints (cents if dec=2, else units)"""
    def __init__(s,title,prop,pf,pt,cols,dec=0,sheet=None,page=None):
        s.title,s.prop,s.pf,s.pt,s.cols,s.dec,s.sheet,s.page=title,prop,pf,pt,cols,dec,sheet,page
        s.rows=[];s.planted=None;s.key={};s.dash=False
    def _a(s,**k): s.rows.append(k); return len(s.rows)-1
    def h(s,label,ind=0,code=None,**x): return s._a(code=code,label=label,t='HEADING',v=[None]*len(s.cols),ind=ind,foot=None,x=x)
    def l(s,label,v,ind=1,code=None,**x): return s._a(code=code,label=label,t='LINE',v=list(v),ind=ind,foot=None,x=x)
    def t(s,label,items,ind=0,kind='SUBTOTAL',key=None,code=None,**x):
        v=[]
        for c in range(len(s.cols)):
            v.append(sum((-1 if i<0 else 1)*(s.rows[abs(i)]['v'][c] or 0) for i in items))
        i=s._a(code=code,label=label,t=kind,v=v,ind=ind,foot=[abs(j) for j in items],x=x)
        for k in ([key] if isinstance(key,str) else key or []): s.key[k]=i
        return i
    def n(s,v): return None if v is None or (v==0 and s.dash) else (v/100 if s.dec==2 else v)
    def truth(s):
        R=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['t'],values=[s.n(x) for x in r['v']])
            if r['foot'] is not None: d['footsFrom']={'items':r['foot']}
            R.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
          keyTotals={k:dict(label=s.rows[i]['label'],values=[s.n(x) for x in s.rows[i]['v']]) for k,i in s.key.items()},rows=R)
def save(fn,stmts,asset,dt,style,hard=False):
    json.dump({'statements':[x.truth() for x in stmts]},open(B+'truth/'+fn+'.json','w'),indent=1)
    p=B+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=fn]+[dict(file=fn,assetType=asset,documentType=dt,author='s13 bank credit analyst',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def f(v,dec=0,neg='p',cur='',zero=None):
    if v is None: return ''
    if v==0 and zero is not None: return zero
    a=abs(v); t=f'{a/100:,.2f}' if dec==2 else f'{a:,}'
    t=cur+t
    return t if v>=0 else (f'({t})' if neg=='p' else '-'+t)
