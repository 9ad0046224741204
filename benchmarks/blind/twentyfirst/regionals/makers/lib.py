import json,os,random
B='./'
def r2(v): return None if v is None else round(v+0.0,2)
class St:
    def __init__(s,title,prop,frm,to,cols,sheet=None,page=None,derive=None):
        s.title,s.prop,s.frm,s.to,s.cols,s.sheet,s.page,s.derive=title,prop,frm,to,cols,sheet,page,derive
        s.rows=[];s.key={};s.planted=None
    def _a(s,**k): s.rows.append(k);return len(s.rows)-1
    def head(s,label,code=None,lv=0): return s._a(code=code,label=label,t='HEADING',v=None,f=None,lv=lv,fav=1)
    def line(s,label,v,code=None,lv=1,fav=1): return s._a(code=code,label=label,t='LINE',v=[r2(x) for x in v],f=None,lv=lv,fav=fav)
    def total(s,label,items,signs=None,t='SUBTOTAL',code=None,key=None,lv=0,fav=1):
        signs=signs or [1]*len(items);n=max(len(s.rows[i]['v']) for i in items)
        v=[r2(sum(g*(s.rows[i]['v'][c] or 0) for i,g in zip(items,signs))) for c in range(n)]
        i=s._a(code=code,label=label,t=t,v=v,f=list(items),lv=lv,fav=fav,sg=signs)
        for k in ([key] if isinstance(key,str) else key or []): s.key[k]=i
        return i
    def sec(s,heading,lines,tot,hcode=None,tcode=None,lv=1,fav=1,key=None,t='SUBTOTAL'):
        if heading: s.head(heading,hcode,lv)
        it=[s.line(l,v,c,lv+1,fav) for c,l,v in lines]
        return s.total(tot,it,None,t,tcode,key,lv,fav)
    def fin(s):
        for r in s.rows:
            if r['v'] is not None and s.derive: r['v']=[r2(x) for x in s.derive(r['v'],r['fav'])]
            assert r['v'] is None or len(r['v'])==len(s.cols),(r,s.cols)
        return s
    def truth(s):
        assert s.title
        def vv(r): return [None]*len(s.cols) if r['v'] is None else r['v']
        rows=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['t'],values=vv(r))
            if r['f'] is not None: d['footsFrom']={'items':r['f']}
            rows.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.frm,periodTo=s.to,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
          keyTotals={k:{'label':s.rows[i]['label'],'values':s.rows[i]['v']} for k,i in s.key.items()},rows=rows)
def save(name,sts,asset,dt,style,hard=False):
    json.dump({'statements':[s.truth() for s in sts]},open(B+'truth/'+name+'.json','w'),indent=1)
    p=B+'index.json';ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dt,author='s25',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']);json.dump(ix,open(p,'w'),indent=1)
def ser(R,b,n=12,amp=.06,dec=2): return [round(b*(1+R.uniform(-amp,amp)),dec) for _ in range(n)]
def dash(s,ch=True):
    "zeros printed as dashes -> null in truth"
    for r in s.rows:
        if r['v'] is not None: r['v']=[None if (x is None or x==0) else x for x in r['v']]
def m(v,d=2,par=True,z='0.00',cur=''):
    if v is None: return '-'
    if v==0: return z
    t=f'{abs(v):,.{d}f}'
    return (f'({cur}{t})' if par else f'-{cur}{t}') if v<0 else cur+t
