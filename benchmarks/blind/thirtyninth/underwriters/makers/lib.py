import random, json, os
BASE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page=title,prop,pf,pt,cols,sheet,page
        s.rows=[];s.keys={};s.planted=None
    def add(s,label,typ,vals,code=None,items=None,key=None,signs=None,**m):
        s.rows.append(dict(label=label,typ=typ,vals=vals,code=code,items=items,signs=signs,m=m))
        i=len(s.rows)-1
        if key:s.keys[key]=i
        return i
    def H(s,label,code=None,**m): return s.add(label,'HEADING',[None]*len(s.cols),code,**m)
    def L(s,label,vals,code=None,**m):
        assert len(vals)==len(s.cols),(label,len(vals),len(s.cols))
        return s.add(label,'LINE',[None if v is None else rnd(v) for v in vals],code,**m)
    def T(s,label,items,signs=None,kind='SUBTOTAL',key=None,code=None,vals=None,**m):
        signs=signs or [1]*len(items)
        if vals is None:
            vals=[]
            for c in range(len(s.cols)):
                vs=[g*s.rows[i]['vals'][c] for i,g in zip(items,signs) if s.rows[i]['vals'][c] is not None]
                vals.append(rnd(sum(vs)) if vs else None)
        return s.add(label,kind,vals,code,items,key,signs,**m)
    def v(s,i,c): return s.rows[i]['vals'][c]
    def drop(s,i):
        """remove row i, totals already computed stay"""
        r=s.rows.pop(i)
        for x in s.rows:
            if x['items']:
                ps=[(j-(j>i),g) for j,g in zip(x['items'],x['signs']) if j!=i]
                x['items']=[p[0] for p in ps]; x['signs']=[p[1] for p in ps]
        s.keys={k:j-(j>i) for k,j in s.keys.items()}
        return r
    def truth(s):
        rows=[]
        for r in s.rows:
            if getattr(s,'dash0',0): r['vals']=[v or None for v in r['vals']]  # prints as a dash
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['typ'],values=r['vals'])
            if r['items']: d['footsFrom']={'items':r['items']}
            rows.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,
            columns=s.cols,planted=s.planted,
            keyTotals={k:dict(label=s.rows[i]['label'],values=s.rows[i]['vals']) for k,i in s.keys.items()},rows=rows)
def rnd(v): 
    if isinstance(v,int): return v
    v=round(v,4); return round(v,2) if abs(v)>1.5 else v
def save(name,sts,asset,dtype,style,hard):
    json.dump({'statements':[s.truth() for s in sts]},open(f'{BASE}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=name,assetType=asset,documentType=dtype,author='underwriters',style=style,hard=hard))
def path(n): return f'{BASE}/documents/{n}'
def par(v,dec=0,zero='-',none='',cur=''):
    if v is None: return none
    if v==0: return zero if zero is not None else f'{0:.{dec}f}'
    t=f'{cur}{abs(v):,.{dec}f}'
    return f'({t})' if v<0 else t
def mon(r,annual,n=12,noise=.05,seas=None,dec=0):
    seas=seas or [1]*n; k=sum(seas)
    out=[annual*w/k*r.uniform(1-noise,1+noise) for w in seas]
    return [round(x,dec) if dec else int(round(x)) for x in out]
def wt(v): return v+[round(sum(x for x in v if x is not None),2) if any(isinstance(x,float) for x in v) else sum(x for x in v if x is not None)]
