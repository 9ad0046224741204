import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__))
class S:
    """One statement: rows of base values; final columns made by finish()."""
    def __init__(s,title,prop,pf,pt,columns,gen,sheet=None,page=None):
        s.t=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=columns,planted=None,keyTotals={},rows=[])
        s.gen=gen; s.m=[]; s.key={}
    @property
    def rows(s): return s.t['rows']
    def _add(s,code,label,typ,vals,ind,fav,foots=None):
        r=dict(accountCode=code,label=label,rowType=typ,values=vals)
        if foots is not None: r['footsFrom']={'items':foots}
        s.rows.append(r); s.m.append(dict(ind=ind,fav=fav)); return len(s.rows)-1
    def head(s,label,code=None,ind=0): return s._add(code,label,'HEADING',None,ind,1)
    def line(s,label,base,code=None,ind=1,fav=1):
        v=base if isinstance(base,list) else s.gen(base)
        return s._add(code,label,'LINE',v,ind,fav)
    def tot(s,label,plus,minus=(),code=None,ind=0,typ='SUBTOTAL',fav=1,key=None):
        n=len(s.rows[plus[0]]['values'])
        v=[round(sum(s.rows[i]['values'][k] or 0 for i in plus)-sum(s.rows[i]['values'][k] or 0 for i in minus),2) for k in range(n)]
        k=s._add(code,label,typ,v,ind,fav,list(plus)+list(minus))
        if key: s.key[key]=k
        return k
    def g(s,head,lines,tot,hcode=None,tcode=None,ind=0,typ='SUBTOTAL',fav=1,key=None):
        if head: s.head(head,hcode,ind)
        ids=[s.line(l,b,c,ind+1,fav) for c,l,b in lines]
        return s.tot(tot,ids,code=tcode,ind=ind,typ=typ,fav=fav,key=key)
    def finish(s,fn=None):
        n=len(s.t['columns'])
        for r,m in zip(s.rows,s.m):
            if r['values'] is None: r['values']=[None]*n
            elif fn: r['values']=[None if x is None else round(x,2) for x in fn(r['values'],m['fav'])]
            assert len(r['values'])==n,(r,n)
        return s
    def keys(s):
        s.t['keyTotals']={k:{'label':s.rows[i]['label'],'values':s.rows[i]['values']} for k,i in s.key.items()}
def dash0(s):
    "zeros that the document prints as a dash: null in the truth"
    for r in s.rows: r['values']=[None if v==0 else v for v in r['values']]
def f(v,dec=2,neg='paren',zero=None):
    if v is None: return '' if zero is None else zero
    if v==0 and zero is not None: return zero
    t=f'{abs(v):,.{dec}f}'
    if v<0: t={'paren':f'({t})','minus':'-'+t,'trail':t+'-'}[neg]
    return t
def save(name,asset,dtype,sts,style,hard=False):
    for s in sts: s.keys()
    json.dump({'statements':[s.t for s in sts]},open(f'{ROOT}/truth/{name}.json','w'),indent=1)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author='s28',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def doc(name): return f'{ROOT}/documents/{name}'
