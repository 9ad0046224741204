import json, os, random
BASE=os.path.dirname(os.path.abspath(__file__))
class S:
    """One statement: rows as data; the drawing is each generator's own."""
    def __init__(s,title,prop,pf,pt,columns,sheet=None,page=None,var=(),nd=2):
        s.title,s.prop,s.pf,s.pt,s.columns,s.sheet,s.page,s.var,s.nd=title,prop,pf,pt,columns,sheet,page,set(var),nd
        s.rows=[];s.keys={};s.planted=None
    def _a(s,**k):
        s.rows.append(k);return len(s.rows)-1
    def h(s,label,code=None,**x): return s._a(label=label,code=code,type='HEADING',v=[None]*len(s.columns),items=None,x=x)
    def l(s,label,v,code=None,**x):
        assert len(v)==len(s.columns),(label,len(v),len(s.columns))
        return s._a(label=label,code=code,type='LINE',v=[None if a is None else round(a,x.get('nd',s.nd)) for a in v],items=None,x=x)
    def t(s,label,plus,minus=(),type='SUBTOTAL',code=None,key=None,**x):
        v=[]
        for c in range(len(s.columns)):
            a=sum((s.rows[i]['v'][c] or 0) for i in plus); b=sum((s.rows[i]['v'][c] or 0) for i in minus)
            v.append(round(a+b if c in s.var else a-b,s.nd))
        i=s._a(label=label,code=code,type=type,v=v,items=list(plus)+list(minus),x=x)
        if key: s.keys[key]=i
        return i
    def truth(s,dash=False):
        out=[]
        for r in s.rows:
            vals=[None if (dash and a==0) else a for a in r['v']]
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['type'],values=vals)
            if r['items'] is not None: d['footsFrom']={'items':r['items']}
            out.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.columns,planted=s.planted,
            keyTotals={k:{'label':out[i]['label'],'values':out[i]['values']} for k,i in s.keys.items()},rows=out)
def save(file,sts,assetType,documentType,style,hard=False,dash=False):
    json.dump({'statements':[a.truth(dash) for a in sts]},open(f'{BASE}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    p=f'{BASE}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=assetType,documentType=documentType,author='s14',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
def doc(f): return f'{BASE}/documents/{f}'
