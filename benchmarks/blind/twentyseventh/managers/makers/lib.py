import json, os, random
BASE=os.path.dirname(os.path.abspath(__file__)); INDEX=[]
class St:
    def __init__(s,title,prop,frm,to,cols,expand=None,sheet=None,page=None,dash=False,dp=0):
        s.__dict__.update(title=title,prop=prop,frm=frm,to=to,cols=cols,sheet=sheet,page=page,dash=dash,dp=dp)
        s.expand=expand or (lambda b,k:list(b)); s.rows=[]; s.keys={}; s.planted=None
    def _add(s,**r): s.rows.append(r); return len(s.rows)-1
    def H(s,label,code=None,**k): return s._add(t='HEADING',label=label,code=code,base=None,v=[None]*len(s.cols),**k)
    def L(s,label,base,code=None,kind='exp',**k):
        base=[round(x,s.dp) if s.dp else int(round(x)) for x in base]
        return s._add(t='LINE',label=label,code=code,base=base,v=s.fin(base,kind),kind=kind,**k)
    def fin(s,base,kind): 
        out=[None if x is None else (round(x,s.dp) if s.dp else int(round(x))) for x in s.expand(base,kind)]
        assert len(out)==len(s.cols),(len(out),len(s.cols)); return out
    def T(s,label,items,t='SUBTOTAL',signs=None,code=None,kind='exp',key=None,**k):
        signs=signs or [1]*len(items); n=len(s.rows[items[0]]['base'])
        base=[round(sum(g*s.rows[i]['base'][c] for g,i in zip(signs,items)),2) for c in range(n)]
        if not s.dp: base=[int(x) for x in base]
        i=s._add(t=t,label=label,code=code,base=base,v=s.fin(base,kind),kind=kind,items=list(items),**k)
        for kk in ([key] if isinstance(key,str) else key or []): s.keys[kk]=i
        return i
    def truth(s):
        z=lambda v:[None if (x is None or (s.dash and x==0)) else x for x in v]
        rows=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['t'],values=z(r['v']))
            if 'items' in r: d['footsFrom']={'items':r['items']}
            rows.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.frm,periodTo=s.to,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
            keyTotals={k:dict(label=s.rows[i]['label'],values=z(s.rows[i]['v'])) for k,i in s.keys.items()},rows=rows)
def path(n): return os.path.join(BASE,'documents',n)
def done(name,asset,dtype,style,hard,*sts):
    json.dump({'statements':[s.truth() for s in sts]},open(os.path.join(BASE,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=name,assetType=asset,documentType=dtype,author='managers',style=style,hard=hard))
def par(x,dp=0,z='-'):
    if x is None: return ''
    if x==0: return z
    t=f'{abs(x):,.{dp}f}'; return f'({t})' if x<0 else t
def mns(x,dp=2):
    return '' if x is None else f'{x:,.{dp}f}'
