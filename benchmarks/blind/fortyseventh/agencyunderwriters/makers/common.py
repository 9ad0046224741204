import json, os, random
ROOT='build/blind'
class S:
    """A statement: the data drawn, the truth written from it."""
    def __init__(s,title,prop,cols,pf,pt,sheet=None,page=None):
        s.title,s.prop,s.cols,s.pf,s.pt,s.sheet,s.page=title,prop,cols,pf,pt,sheet,page
        s.rows=[];s.lay=[];s.keys={};s.planted=None;s.no_check=set()
    def _add(s,label,typ,vals,code,lvl,foots=None,signs=None,disp=None):
        i=len(s.rows)
        s.rows.append(dict(label=label,typ=typ,vals=vals,code=code,lvl=lvl,foots=foots,signs=signs,disp=disp))
        s.lay.append(i);return i
    def sp(s): s.lay.append(None)
    def head(s,label,code=None,lvl=0,disp=None): return s._add(label,'HEADING',[None]*len(s.cols),code,lvl,disp=disp)
    def line(s,label,vals,code=None,lvl=1,disp=None):
        assert len(vals)==len(s.cols),(label,len(vals),len(s.cols))
        return s._add(label,'LINE',list(vals),code,lvl,disp=disp)
    def sumof(s,items,signs=None):
        signs=signs or [1]*len(items);out=[]
        for c in range(len(s.cols)):
            v=[g*s.rows[i]['vals'][c] for i,g in zip(items,signs) if s.rows[i]['vals'][c] is not None]
            x=sum(v) if v else None
            out.append(round(x,2) if isinstance(x,float) else x)
        return out
    def tot(s,label,items,code=None,lvl=0,typ='SUBTOTAL',signs=None,vals=None,key=None,disp=None):
        items=list(items)
        i=s._add(label,typ,vals if vals is not None else s.sumof(items,signs),code,lvl,items,signs,disp=disp)
        if key:s.keys[key]=i
        return i
    def truth(s):
        rows=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['typ'],values=r['vals'])
            if r['foots']:d['footsFrom']={'items':r['foots']}
            rows.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,
            columns=s.cols,planted=s.planted,
            keyTotals={k:dict(label=s.rows[i]['label'],values=s.rows[i]['vals']) for k,i in s.keys.items()},rows=rows)
    def check(s,name):
        bad=0
        for i,r in enumerate(s.rows):
            if r['foots']:
                w=s.sumof(r['foots'],r['signs'])
                for c,(a,b) in enumerate(zip(w,r['vals'])):
                    if abs((a or 0)-(b or 0))>0.004:
                        bad+=1
                        if not s.planted: print('NO TIE',name,r['label'],s.cols[c],a,b)
        if s.planted: print('planted',name,'off cells:',bad)
def save(name,stmts,asset,typ,style,hard=False):
    for s in stmts:s.check(name)
    json.dump({'statements':[s.truth() for s in stmts]},open(f'{ROOT}/truth/{name}.json','w'),indent=1)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=typ,author='s47a',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
    print(name,[len(s.rows) for s in stmts])
def rnd(x,c): return round(x,2) if c else int(round(x))
def mon(rng,annual,n=12,noise=.06,cents=True,season=None,lump=0,zero=0):
    """n monthly amounts about annual/12"""
    out=[]
    for m in range(n):
        v=annual/12*(1+rng.uniform(-noise,noise))
        if season:v*=season[m%12]
        if lump and rng.random()<lump:v*=rng.uniform(1.8,3.2)
        if zero and rng.random()<zero:v=0.0
        out.append(rnd(v,cents))
    return out
def ramp(rng,month0,n=12,g=.003,cents=True,j=.001):
    return [rnd(month0*(1+g)**m*(1+rng.uniform(-j,j)),cents) for m in range(n)]
def T(v): 
    x=sum(v);return list(v)+[round(x,2) if isinstance(x,float) else x]
def par(v,d=2,dash=None,cur=''):
    if v is None:return ''
    if v==0 and dash is not None:return dash
    t=f'{cur}{abs(v):,.{d}f}'
    return f'({t})' if v<0 else t
def neg(v,d=2):
    return '' if v is None else f'{v:,.{d}f}'
SEAS_GAS=[1.7,1.6,1.3,1,.8,.6,.5,.5,.6,.9,1.2,1.5]
SEAS_WAT=[.9,.9,.92,.95,1,1.1,1.15,1.2,1.1,1,.95,.9]
SEAS_LAND=[.4,.4,.8,1.3,1.4,1.3,1.2,1.2,1.1,1.1,.8,.5]
