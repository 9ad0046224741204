import json, os, random
BASE=os.path.dirname(os.path.abspath(__file__))
def neg(i): return (i,-1)
class St:
    """A statement; money held in integer cents, stat rows raw."""
    def __init__(s,n): s.n=n; s.rows=[]
    def _a(s,**k): s.rows.append(k); return len(s.rows)-1
    def H(s,label,ind=0,code=None): return s._a(label=label,ind=ind,code=code,typ='HEADING',vals=None,foots=None,kind='h',raw=False)
    def L(s,label,vals,ind=1,code=None,kind='inc',raw=False): return s._a(label=label,ind=ind,code=code,typ='LINE',vals=list(vals),foots=None,kind=kind,raw=raw)
    def T(s,label,items,ind=0,code=None,kind='inc',typ='SUBTOTAL'):
        it=[(i if isinstance(i,tuple) else (i,1)) for i in items]
        v=[sum(g*(s.rows[i]['vals'][c] or 0) for i,g in it) for c in range(s.n)]
        return s._a(label=label,ind=ind,code=code,typ=typ,vals=v,foots=[i for i,g in it],kind=kind,raw=False)
    def derive(s,f):
        for r in s.rows:
            if r['vals'] is not None: r['vals']=f(r['vals'],r['kind'])
    def out(s,r):
        if r['vals'] is None: return None
        o=[]
        for v in r['vals']:
            if v is None: o.append(None)
            elif r['raw']: o.append(v)
            else:
                d=v/100; o.append(int(d) if d==int(d) else round(d,2))
        return o
    def truth(s,title,prop,pf,pt,columns,keys,sheet=None,page=None,planted=None):
        n=len(columns); rows=[]
        for r in s.rows:
            o=s.out(r)
            if o is None: o=[None]*n
            assert len(o)==n,(r['label'],len(o),n)
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['typ'],values=o)
            if r['foots'] is not None: d['footsFrom']={'items':r['foots']}
            rows.append(d)
        kt={k:dict(label=s.rows[i]['label'],values=rows[i]['values']) for k,i in keys.items()}
        return dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=columns,planted=planted,keyTotals=kt,rows=rows)
def money(c,dec=2,paren=True,cur='',dash=None):
    if c is None: return dash if dash is not None else ''
    a=abs(c)/100; t=f"{cur}{a:,.{dec}f}"
    if c<0: t=f"({t})" if paren else '-'+t
    return t
def save(name,statements,assetType,documentType,style,hard):
    json.dump({"statements":statements},open(f"{BASE}/truth/{name}.json",'w'),indent=1)
    p=f"{BASE}/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]
    ix.append(dict(file=name,assetType=assetType,documentType=documentType,author="trustee_receiver_accountant",style=style,hard=hard))
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
