import json, os, random
ROOT='build/blind'
DOC=ROOT+'/documents/'; TRU=ROOT+'/truth/'; WRK=ROOT+'/makers/_printed/'
for d in (DOC,TRU,WRK): os.makedirs(d,exist_ok=True)
class St:
    """rows = what is printed; base columns drawn, the rest derived."""
    def __init__(s,title,prop,pf,pt,columns,derive=None,sheet=None,page=None):
        s.title,s.prop,s.pf,s.pt,s.columns,s.sheet,s.page=title,prop,pf,pt,columns,sheet,page
        s.derive=derive or (lambda b,k:list(b)); s.rows=[]; s.keys={}; s.planted=None
    def head(s,label,code=None,**x):
        s.rows.append(dict(code=code,label=label,t='HEADING',v=[None]*len(s.columns),b=None,x=x)); return len(s.rows)-1
    def line(s,label,base,code=None,kind='inc',**x):
        v=s.derive(base,kind); assert len(v)==len(s.columns),(label,len(v),len(s.columns))
        s.rows.append(dict(code=code,label=label,t='LINE',v=v,b=list(base),x=x)); return len(s.rows)-1
    def total(s,label,items,code=None,kind='inc',signs=None,key=None,t='SUBTOTAL',base=None,**x):
        signs=signs or [1]*len(items)
        if base is None:
            base=[]
            for c in range(len(s.rows[items[0]]['b'])):
                ns=[(g,s.rows[i]['b'][c]) for g,i in zip(signs,items) if s.rows[i]['b'][c] is not None]
                base.append(round(sum(g*n for g,n in ns),2) if ns else None)
        v=s.derive(base,kind)
        s.rows.append(dict(code=code,label=label,t=t,v=v,b=base,items=list(items),x=x)); i=len(s.rows)-1
        for k in ([key] if isinstance(key,str) else key or []): s.keys[k]=i
        return i
    def truth(s):
        rs=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['t'],values=[n(v) for v in r['v']])
            if r.get('items') : d['footsFrom']={'items':r['items']}
            rs.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.columns,planted=s.planted,
            keyTotals={k:dict(label=s.rows[i]['label'],values=[n(v) for v in s.rows[i]['v']]) for k,i in s.keys.items()},rows=rs)
def n(v):
    if v is None: return None
    v=round(v,4)
    return int(v) if v==int(v) else v
def save(file,asset,dtype,style,hard,sts,printed=None):
    json.dump({'statements':[s.truth() for s in sts]},open(TRU+file+'.json','w'),indent=1,ensure_ascii=False)
    json.dump([[[r.get('code'),r['label'],r.get('p')] for r in s.rows] for s in sts],open(WRK+file+'.json','w'),ensure_ascii=False)
    p=ROOT+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=asset,documentType=dtype,author='s43c',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def ser(R,base,vol=.05,k=12,trend=0.,season=None,r=0):
    return [round(base*(1+trend*i/k)*(season[i] if season else 1)*(1+R.uniform(-vol,vol)),r) if r else int(round(base*(1+trend*i/k)*(season[i] if season else 1)*(1+R.uniform(-vol,vol)))) for i in range(k)]
def par(v,d=0,nil='-',pre=''):
    if v is None: return nil
    t=f'{abs(v):,.{d}f}'
    return f'({pre}{t})' if v<0 else pre+t
