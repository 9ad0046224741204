import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__))
def R(x): 
    x=round(x,2); return int(x) if x==int(x) else x
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.d=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=cols,planted=None,keyTotals={},rows=[])
        s.n=len(cols); s.meta=[]; s.kk={}
    def _a(s,label,typ,vals,code,ind,foots=None,**m):
        r=dict(accountCode=code,label=label,rowType=typ,values=vals)
        if foots is not None: r['footsFrom']={'items':foots}
        s.d['rows'].append(r); s.meta.append(dict(ind=ind,**m)); return len(s.d['rows'])-1
    def h(s,label,code=None,ind=0): return s._a(label,'HEADING',[None]*s.n,code,ind)
    def l(s,label,vals,code=None,ind=0,**m):
        assert len(vals)==s.n,(label,vals)
        return s._a(label,'LINE',[None if v is None else R(v) for v in vals],code,ind,**m)
    def t(s,label,items,signs=None,kind='SUBTOTAL',code=None,ind=0,vals=None,key=None,**m):
        signs=signs or [1]*len(items)
        if vals is None: vals=[R(sum(g*(s.v(i)[c] or 0) for i,g in zip(items,signs))) for c in range(s.n)]
        k=s._a(label,kind,[R(v) for v in vals],code,ind,foots=list(items),**m)
        if key: s.kk[key]=k
        return k
    def v(s,i): return s.d['rows'][i]['values']
    def rows(s): return list(zip(s.d['rows'],s.meta))
    def out(s):
        s.d['keyTotals']={k:{'label':s.d['rows'][i]['label'],'values':s.v(i)} for k,i in s.kk.items()}
        return s.d
def save(fn,sts,assetType,documentType,style,hard=False):
    json.dump({'statements':[s.out() for s in sts]},open(f'{ROOT}/truth/{fn}.json','w'),indent=1)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=fn]+[dict(file=fn,assetType=assetType,documentType=documentType,author='s22',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
def doc(fn): return f'{ROOT}/documents/{fn}'
def par(v,d=0,zero=None,cur=''):
    if v is None: return ''
    if v==0 and zero is not None: return zero
    t=f'{cur}{abs(v):,.{d}f}'
    return f'({t})' if v<0 else t
