import json, os, random
BASE=os.path.dirname(os.path.abspath(__file__)); DOC=BASE+'/documents/'; TRU=BASE+'/truth/'; TMP=BASE+'/tmp/'
for d in (DOC,TRU,TMP): os.makedirs(d,exist_ok=True)
SEED=3817
def rng(n): return random.Random(f'{SEED}-{n}')
def r2(x): return round(x+0.0,2)
class S:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page=title,prop,pf,pt,cols,sheet,page
        s.rows=[]; s.keys={}; s.planted=None; s.nonadd=set()
    def _a(s,label,typ,vals,lvl,code=None,items=None,sgn=None,**k):
        assert len(vals)==len(s.cols),(label,vals)
        s.rows.append(dict(label=label,typ=typ,v=list(vals),lvl=lvl,code=code,items=items,sgn=sgn,**k)); return len(s.rows)-1
    def h(s,label,lvl=0,code=None,**k): return s._a(label,'HEADING',[None]*len(s.cols),lvl,code,**k)
    def l(s,label,vals,lvl=1,code=None,typ='LINE',**k): return s._a(label,typ,vals,lvl,code,**k)
    def t(s,label,items,lvl=1,typ='SUBTOTAL',sgn=None,code=None,key=None,**k):
        sgn=sgn or [1]*len(items); vals=[]
        for c in range(len(s.cols)):
            vals.append(r2(sum(g*(s.rows[i]['v'][c] or 0) for i,g in zip(items,sgn))))
        i=s._a(label,typ,vals,lvl,code,list(items),sgn,**k)
        if key: s.keys[key]=i
        return i
    def truth(s):
        out=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['typ'],values=[None if x is None else x for x in r['v']])
            if r['items']: d['footsFrom']={'items':r['items']}
            out.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
            keyTotals={k:{'label':s.rows[i]['label'],'values':s.rows[i]['v']} for k,i in s.keys.items()},rows=out)
    def check(s):
        bad=[]
        for n,r in enumerate(s.rows):
            if not r['items']: continue
            for c in range(len(s.cols)):
                w=r2(sum(g*(s.rows[i]['v'][c] or 0) for i,g in zip(r['items'],r['sgn'])))
                if abs(w-(r['v'][c] or 0))>.004: bad.append((r['label'],s.cols[c],w,r['v'][c]))
        return bad
INDEX=[]
def done(file,asset,dt,style,hard,sts):
    json.dump({'statements':[s.truth() for s in sts]},open(TRU+file+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=file,assetType=asset,documentType=dt,author='taxpreparers',style=style,hard=hard))
    for s in sts:
        b=s.check(); print(file,s.title,'| rows',len(s.rows),'| planted' if s.planted else '', '| DOES NOT TIE' if b else '',b)
# ---- monthly amount makers (12 values)
def fixed(a,n=12,step=None): return [r2(a if step is None or i<step[0] else step[1]) for i in range(n)]
def wob(r,a,p=.1,cents=True,n=12): return [r2(a*r.uniform(1-p,1+p)) if cents else float(round(a*r.uniform(1-p,1+p))) for _ in range(n)]
def season(r,a,amp,peak,p=.06,start=0):
    import math
    return [r2(a*(1+amp*math.cos((i+start-peak)/12*2*math.pi))*r.uniform(1-p,1+p)) for i in range(12)]
def some(r,months,lo,hi,z=None): return [r2(r.uniform(lo,hi)) if i in months else z for i in range(12)]
def tot(v): return list(v)+[r2(sum(x or 0 for x in v))]
def f2(x): return '' if x is None else f'{x:,.2f}'
def fp(x): return '' if x is None else (f'({-x:,.2f})' if x<0 else f'{x:,.2f}')
