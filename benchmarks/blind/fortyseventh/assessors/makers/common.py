import json, os, random
ROOT='build/blind'
def r2(x): return round(x+0.0,2)
class S:
    """one statement: the data that is printed and at once the truth"""
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None,dec=0,dash=True):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page,s.dec,s.dash=title,prop,pf,pt,cols,sheet,page,dec,dash
        s.rows=[];s.key={};s.planted=None
    def _add(s,label,rt,vals,code,items,kw):
        vals=[None if v is None else r2(v) for v in vals]
        s.rows.append(dict(code=code,label=label,rt=rt,vals=vals,items=items,**kw));return len(s.rows)-1
    def head(s,label,code=None,**kw): return s._add(label,'HEADING',[None]*len(s.cols),code,None,kw)
    def line(s,label,vals,code=None,**kw): return s._add(label,'LINE',list(vals),code,None,kw)
    def tot(s,label,terms,rt='SUBTOTAL',code=None,key=None,**kw):
        terms=[t if isinstance(t,tuple) else (t,1) for t in terms]
        v=[sum((s.rows[i]['vals'][c] or 0)*g for i,g in terms) for c in range(len(s.cols))]
        i=s._add(label,rt,v,code,[i for i,_ in terms],kw)
        if key:s.key[key]=i
        return i
    def truth(s):
        def z(v): # zero prints as a dash (or blank): neutral
            return None if (v is None or (s.dash and v==0)) else (int(v) if float(v).is_integer() else v)
        rows=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['rt'],values=[z(v) for v in r['vals']])
            if r['items'] is not None:d['footsFrom']={'items':r['items']}
            rows.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
          keyTotals={k:{'label':rows[i]['label'],'values':rows[i]['values']} for k,i in s.key.items()},rows=rows)
def save(name,sts,asset,dt,author,style,hard):
    with open(f'{ROOT}/truth/{name}.json','w') as f: json.dump({'statements':[s.truth() for s in sts]},f,indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dt,author=author,style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def doc(name): return f'{ROOT}/documents/{name}'
def months(rnd,annual,vol=0.05,dec=2,season=None):
    w=[(season[i] if season else 1)*(1+rnd.uniform(-vol,vol)) for i in range(12)]
    t=sum(w);return [round(annual*x/t,dec) for x in w]
