import random, json, os
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
INDEX=[]
class S:
    """A statement: rows with values per column; totals computed from their addends."""
    def __init__(s,title,prop,pf,pt,columns,sheet=None,page=None,dec=0,dash=True):
        s.title,s.prop,s.pf,s.pt,s.columns,s.sheet,s.page,s.dec,s.dash=title,prop,pf,pt,columns,sheet,page,dec,dash
        s.rows=[];s.keys={};s.planted=None;s.n=len(columns)
    def h(s,label,code=None,**k): return s._a(code,label,'HEADING',[None]*s.n,None,k)
    def l(s,label,vals,code=None,**k):
        assert len(vals)==s.n,(label,len(vals)); return s._a(code,label,'LINE',list(vals),None,k)
    def t(s,label,foots,code=None,typ='SUBTOTAL',key=None,over=None,blank=(),**k):
        foots=[(f,1) if isinstance(f,int) else f for f in foots]
        vals=[round(sum(sg*(s.rows[i]['v'][c] or 0) for i,sg in foots),s.dec) for c in range(s.n)]
        if over:
            for c,f in over.items(): vals[c]=f(vals)
        for c in blank: vals[c]=None
        i=s._a(code,label,typ,vals,foots,k)
        if key: s.keys[key]=i
        return i
    def _a(s,code,label,typ,v,f,k):
        s.rows.append(dict(code=code,label=label,type=typ,v=v,f=f,**k)); return len(s.rows)-1
    def val(s,v):
        if v is None: return None
        if v==0 and s.dash: return None
        return int(v) if float(v).is_integer() else round(v,6)
    def truth(s):
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.columns,planted=s.planted,
          keyTotals={k:dict(label=s.rows[i]['label'],values=[s.val(x) for x in s.rows[i]['v']]) for k,i in s.keys.items()},
          rows=[dict(accountCode=r['code'],label=r['label'],rowType=r['type'],values=[s.val(x) for x in r['v']],
                **({'footsFrom':{'items':[i for i,_ in r['f']]}} if r['f'] else {})) for r in s.rows])
    def drop(s,idx):
        s.rows.pop(idx)
        for r in s.rows:
            if r['f']: r['f']=[(i-(i>idx),g) for i,g in r['f'] if i!=idx]
        s.keys={k:i-(i>idx) for k,i in s.keys.items()}
def save(name,sts,asset,dtype,style,hard=False):
    json.dump({"statements":[s.truth() for s in sts]},open(os.path.join(TRU,name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=name,assetType=asset,documentType=dtype,author="s38/surveillance",style=style,hard=hard))
    for s in sts: s.name=name
    SAVED.extend(sts)
SAVED=[]
def spread(r,annual,n=12,season=None,noise=.05,dec=0):
    season=season or [1]*n; t=sum(season)
    return [round(annual*season[i]/t*(1+r.uniform(-noise,noise)),dec) for i in range(n)]
def wt(v): return list(v)+[round(sum(x or 0 for x in v),2)]
def money(v,dec=0,dash='-',cur='',neg='()'):
    if v is None: return ''
    if v==0 and dash is not None: return dash
    t=cur+f'{abs(v):,.{dec}f}'
    if v<0: t=f'({t})' if neg=='()' else '-'+t
    return t
