import json,os
B='build/blind/'
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None,dash=False):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page,s.dash=title,prop,pf,pt,cols,sheet,page,dash
        s.rows=[];s.kt={};s.planted=None
    def add(s,label,typ,vals,code=None,items=None,ind=0,**k):
        s.rows.append(dict(label=label,typ=typ,vals=vals,code=code,items=items,ind=ind,**k));return len(s.rows)-1
    def h(s,label,ind=0,code=None,**k): return s.add(label,'HEADING',[None]*len(s.cols),code,None,ind,**k)
    def l(s,label,vals,code=None,ind=1,**k):
        assert len(vals)==len(s.cols),(label,vals)
        return s.add(label,'LINE',[None if v is None else round(v,2) for v in vals],code,None,ind,**k)
    def t(s,label,items,typ='SUBTOTAL',code=None,ind=0,key=None,over=None,**k):
        it=[(i,1) if isinstance(i,int) else i for i in items]
        v=[round(sum((s.rows[i]['vals'][c] or 0)*g for i,g in it),2) for c in range(len(s.cols))]
        if over:
            for c,x in over.items(): v[c]=x
        r=s.add(label,typ,v,code,it,ind,over=set(over or ()),**k)
        if key: s.kt[key]=r
        return r
    def truth(s):
        z=lambda v:[None if (x is None or (s.dash and x==0)) else (int(x) if x==int(x) else x) for x in v]
        d=dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,keyTotals={},rows=[])
        for k,i in s.kt.items(): d['keyTotals'][k]=dict(label=s.rows[i]['label'],values=z(s.rows[i]['vals']))
        for r in s.rows:
            o=dict(accountCode=r['code'],label=r['label'],rowType=r['typ'],values=z(r['vals']))
            if r['items']: o['footsFrom']={'items':[i for i,_ in r['items']]}
            d['rows'].append(o)
        return d
    def check(s):
        bad=[]
        for n,r in enumerate(s.rows):
            if r['items']:
                for c in range(len(s.cols)):
                    if c in r['over']: continue
                    e=round(sum((s.rows[i]['vals'][c] or 0)*g for i,g in r['items']),2)
                    if abs(e-(r['vals'][c] or 0))>.005: bad.append((r['label'],s.cols[c],e,r['vals'][c]))
        return bad
def save(file,sts,asset,dtype,style,hard):
    json.dump({'statements':[s.truth() for s in sts]},open(B+'truth/'+file+'.json','w'),indent=1)
    for s in sts: print(file,len(s.rows),'planted' if s.planted else '',s.check())
    p=B+'index.json';ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]
    ix.append(dict(file=file,assetType=asset,documentType=dtype,author='s45c',style=style,hard=hard))
    ix.sort(key=lambda e:e['file']);json.dump(ix,open(p,'w'),indent=1)
def split(R,total,n,jit=.06,dec=0):
    w=[1+R.uniform(-jit,jit) for _ in range(n)];t=sum(w);v=[round(total*x/t,dec) for x in w]
    return v
