import json, os
B='.'
class S:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page=title,prop,pf,pt,cols,sheet,page
        s.rows=[];s.keys={};s.planted=None
    def h(s,label,code=None,**x):
        s.rows.append(dict(code=code,label=label,t='HEADING',v=None,items=None,x=x));return len(s.rows)-1
    def l(s,label,vals,code=None,**x):
        s.rows.append(dict(code=code,label=label,t='LINE',v=list(vals),items=None,x=x));return len(s.rows)-1
    def t(s,label,items,kind='SUBTOTAL',code=None,key=None,**x):
        it=[i if isinstance(i,tuple) else (i,1) for i in items]
        n=max(len(s.rows[i]['v']) for i,_ in it)
        v=[round(sum(sg*(s.rows[i]['v'][c] or 0) for i,sg in it),2) for c in range(n)]
        s.rows.append(dict(code=code,label=label,t=kind,v=v,items=[i for i,_ in it],x=x))
        k=len(s.rows)-1
        if key: s.keys[key]=k
        return k
    def derive(s,f):
        for r in s.rows:
            if r['v'] is not None: r['v']=[None if a is None else round(a,2) for a in f(r)]
    def truth(s):
        n=len(s.cols);R=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['t'],values=r['v'] if r['v'] is not None else [None]*n)
            assert len(d['values'])==n,(r,n)
            if r['items']: d['footsFrom']={'items':r['items']}
            R.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
            keyTotals={k:{'label':s.rows[i]['label'],'values':s.rows[i]['v']} for k,i in s.keys.items()},rows=R)
def save(file,asset,doc,sts,style,hard):
    json.dump({'statements':[s.truth() for s in sts]},open(f'{B}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json';ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=asset,documentType=doc,author='s20-treasurer',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1,ensure_ascii=False)
