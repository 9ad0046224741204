import json,os,random
B='build/blind'
os.makedirs(B+'/render',exist_ok=True)
def norm(v):
    if v is None: return None
    v=round(v,4)
    return int(v) if v==int(v) else v
class Row:
    def __init__(s,**k): s.__dict__.update(k)
    def get(s,k,d=None): return s.__dict__.get(k,d)
class S:
    """one statement: rows with values per column; totals are computed from children"""
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None,dash=False,fav=(),dp=2):
        s.title,s.prop,s.pf,s.pt,s.cols=title,prop,pf,pt,cols
        s.sheet,s.page,s.dash,s.fav,s.dp=sheet,page,dash,set(fav),dp
        s.rows=[];s.planted=None;s.keys={}
    def _a(s,**k):
        r=Row(**k);r.dropped=False;s.rows.append(r);return len(s.rows)-1
    def head(s,label,code=None,**k): return s._a(label=label,code=code,rt='HEADING',v=[None]*len(s.cols),plus=(),minus=(),**k)
    def line(s,label,v,code=None,key=None,**k):
        assert len(v)==len(s.cols),(label,len(v))
        i=s._a(label=label,code=code,rt='LINE',v=list(v),plus=(),minus=(),**k)
        if key: s.keys[key]=i
        return i
    def calc(s,plus,minus,c):
        t=0
        for i in plus: t+=s.rows[i].v[c] or 0
        for i in minus: t+=(s.rows[i].v[c] or 0)*(1 if c in s.fav else -1)
        return round(t,s.dp)
    def tot(s,label,plus,minus=(),rt='SUBTOTAL',key=None,code=None,**k):
        v=[s.calc(plus,minus,c) for c in range(len(s.cols))]
        i=s._a(label=label,code=code,rt=rt,v=v,plus=tuple(plus),minus=tuple(minus),**k)
        if key: s.keys[key]=i
        return i
    def out(s): return [r for r in s.rows if not r.dropped]
    def truth(s):
        m={};o=[]
        for i,r in enumerate(s.rows):
            if not r.dropped: m[i]=len(m)
        val=lambda x: None if (x is None or (s.dash and x==0)) else norm(x)
        bad=0
        for i,r in enumerate(s.rows):
            if r.dropped: continue
            d=dict(accountCode=r.code,label=r.label,rowType=r.rt,values=[val(x) for x in r.v])
            if r.plus or r.minus:
                d['footsFrom']={'items':[m[j] for j in sorted(r.plus+r.minus) if j in m]}
                for c in range(len(s.cols)):
                    p=[j for j in r.plus if j in m];q=[j for j in r.minus if j in m]
                    if abs(s.calc(p,q,c)-r.v[c])>.001: bad+=1;print('  no tie:',s.title,'|',r.label,'|',s.cols[c],s.calc(p,q,c),r.v[c])
            o.append(d)
        assert bool(bad)==bool(s.planted),(s.title,bad,s.planted)
        kt={k:{'label':s.rows[i].label,'values':[val(x) for x in s.rows[i].v]} for k,i in s.keys.items()}
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,keyTotals=kt,rows=o)
def save(fn,sts,asset,dtype,author,style,hard):
    json.dump({'statements':[s.truth() for s in sts]},open(f'{B}/truth/{fn}.json','w'),indent=1)
    p=f'{B}/index.json';ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=fn]+[dict(file=fn,assetType=asset,documentType=dtype,author=author,style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']);json.dump(ix,open(p,'w'),indent=1)
    print(fn,[len(s.out()) for s in sts])
def months(R,base,season=None,noise=.05,dp=0,n=12):
    return [round(base*(season[i] if season else 1)*(1+R.uniform(-noise,noise)),dp) if dp else int(round(base*(season[i] if season else 1)*(1+R.uniform(-noise,noise)))) for i in range(n)]
def wt(v,dp=2): return list(v)+[round(sum(v),dp)]
