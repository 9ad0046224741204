import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
def jit(r,b,s=.06,nd=0):
    x=b*(1+r.uniform(-s,s)); return int(round(x)) if nd==0 else round(x,nd)
class St:
    """A statement as data: base columns are added up; ext(base,kind) gives the printed columns."""
    def __init__(s,title,prop,pf,pt,cols,ext=None,sheet=None,page=None,nd=0,ttitle=None):
        s.title=title;s.ttitle=ttitle or title;s.prop=prop;s.pf=pf;s.pt=pt;s.cols=cols;s.ext=ext or (lambda b,k:list(b))
        s.sheet=sheet;s.page=page;s.nd=nd;s.rows=[];s.ix={};s.grp=[];s.kt={};s.planted=None
    def _add(s,key,label,typ,base,kind,code,kids=None,**x):
        r=dict(key=key,label=label,typ=typ,base=base,kind=kind,code=code,kids=kids,x=x)
        r['vals']=[None]*len(s.cols) if base is None else [None if (v is None or v==0) else round(v,s.nd) if s.nd else v for v in s.ext(base,kind)]
        if key: s.ix[key]=len(s.rows)
        s.rows.append(r); return r
    def H(s,label,code=None,keep=False,**x):
        if not keep: s.grp=[]
        return s._add(None,label,'HEADING',None,None,code,**x)
    def L(s,label,base,kind='inc',code=None,key=None,**x):
        key=key or 'l%d'%len(s.rows); s.grp.append(key)
        return s._add(key,label,'LINE',list(base),kind,code,**x)
    def T(s,key,label,kids=None,kind='inc',typ='SUBTOTAL',kt=None,code=None,**x):
        kids=(kids.split() if isinstance(kids,str) else kids) or list(s.grp); s.grp=[]
        n=len(s.rows[s.ix[kids[0].lstrip('-')]]['base']); b=[0]*n
        for k in kids:
            sg=-1 if k[0]=='-' else 1
            for i,v in enumerate(s.rows[s.ix[k.lstrip('-')]]['base']): b[i]+=sg*(v or 0)
        if s.nd: b=[round(v,s.nd) for v in b]
        r=s._add(key,label,typ,b,kind,code,kids=[k.lstrip('-') for k in kids],**x)
        for k in (kt or '').split(): s.kt[k]=key
        return r
    def row(s,key): return s.rows[s.ix[key]]
    def truth(s):
        rows=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['typ'],values=r['vals'])
            if r['kids']: d['footsFrom']={'items':[s.ix[k] for k in r['kids']]}
            rows.append(d)
        return dict(title=s.ttitle,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,
            planted=s.planted,keyTotals={k:dict(label=s.row(v)['label'],values=s.row(v)['vals']) for k,v in s.kt.items()},rows=rows)
def save(name,sts,asset,doc,style,hard):
    os.makedirs(HERE+'/truth',exist_ok=True); os.makedirs(HERE+'/documents',exist_ok=True)
    json.dump({'statements':[s.truth() for s in sts]},open(f'{HERE}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    p=HERE+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=doc,author='s39',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
