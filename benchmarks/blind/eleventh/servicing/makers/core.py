import json, os, random, itertools
HERE=os.path.dirname(os.path.abspath(__file__))
def r2(x): return round(x+0.0,2)
class S:
    def __init__(s,title,prop,pf,pt,columns,dtype,sheet=None,page=None):
        s.title,s.prop,s.pf,s.pt,s.columns,s.dtype,s.sheet,s.page=title,prop,pf,pt,columns,dtype,sheet,page
        s.rows=[]; s.keys={}; s.planted=None; s.meta=[]
    def _add(s,row,**m):
        s.rows.append(row); s.meta.append(m); return len(s.rows)-1
    def head(s,label,code=None,**m): return s._add(dict(accountCode=code,label=label,rowType='HEADING',values=[None]*len(s.columns)),**m)
    def line(s,label,vals,code=None,**m):
        assert len(vals)==len(s.columns),(label,vals)
        return s._add(dict(accountCode=code,label=label,rowType='LINE',values=[None if v is None else r2(v) for v in vals]),**m)
    def tot(s,label,items,rt='SUBTOTAL',code=None,key=None,fav=(),**m):
        """items: ints, negative sign as (-1,i); in the columns `fav` everything adds (favourable variances)"""
        it=[(1,i) if isinstance(i,int) else i for i in items]
        vals=[]
        for c in range(len(s.columns)):
            xs=[(1 if c in fav else sg)*s.rows[i]['values'][c] for sg,i in it if s.rows[i]['values'][c] is not None]
            vals.append(r2(sum(xs)) if xs else None)
        i=s._add(dict(accountCode=code,label=label,rowType=rt,values=vals,footsFrom={'items':[j for _,j in it]}),**m)
        if key: s.keys[key]=i
        return i
    def truth(s):
        kt={k:{'label':s.rows[i]['label'],'values':s.rows[i]['values']} for k,i in s.keys.items()}
        return dict(title=s.title,documentType=s.dtype,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.columns,planted=s.planted,keyTotals=kt,rows=s.rows)
def save(fn,stmts,asset,dtype,style,hard):
    assert os.path.exists(f'{HERE}/documents/{fn}')
    json.dump({'statements':[x.truth() for x in stmts]},open(f'{HERE}/truth/{fn}.json','w'),indent=1)
    p=f'{HERE}/index.json'; idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e['file']!=fn]+[dict(file=fn,assetType=asset,documentType=dtype,author='s6',style=style,hard=hard)]
    json.dump(sorted(idx,key=lambda e:e['file']),open(p,'w'),indent=1)
def path(fn): return f'{HERE}/documents/{fn}'
def par(v,d=0,zero=None,cur=''):
    if v is None: return ''
    if v==0 and zero is not None: return zero
    t=f'{abs(v):,.{d}f}'
    return f'({cur}{t})' if v<0 else f'{cur}{t}'
