import json, os, random, itertools
ROOT=os.path.dirname(os.path.abspath(__file__))
class R:  # a row
    def __init__(s,t,label,vals,code,lvl,items=None): s.t,s.label,s.vals,s.code,s.lvl,s.items=t,label,vals,code,lvl,items
class S:
    """One statement. Values are whole cents (or None for a dash / nothing printed)."""
    def __init__(s,title,prop,pf,pt,columns,sheet=None,page=None,fav=()):
        s.title,s.prop,s.pf,s.pt,s.columns,s.sheet,s.page=title,prop,pf,pt,columns,sheet,page
        s.fav=set(fav); s.rows=[]; s.keys={}; s.planted=None
    def add(s,r,key=None):
        s.rows.append(r); i=len(s.rows)-1
        if key: s.keys[key]=i
        return i
    def head(s,label,code=None,lvl=0): return s.add(R('HEADING',label,[None]*len(s.columns),code,lvl))
    def line(s,label,vals,code=None,lvl=1,key=None):
        assert len(vals)==len(s.columns),(label,len(vals)); return s.add(R('LINE',label,list(vals),code,lvl),key)
    def tot(s,label,items,code=None,lvl=1,kind='SUBTOTAL',signs=None,key=None):
        signs=signs or [1]*len(items); v=[]
        for c in range(len(s.columns)):
            v.append(sum((1 if c in s.fav else g)*(s.rows[i].vals[c] or 0) for i,g in zip(items,signs)))
        return s.add(R(kind,label,v,code,lvl,list(items)),key)
    def truth(s):
        n=lambda v: None if v is None else (v//100 if v%100==0 else round(v/100,2))
        rows=[]
        for r in s.rows:
            d={"accountCode":r.code,"label":r.label,"rowType":r.t,"values":[n(v) for v in r.vals]}
            if r.items: d["footsFrom"]={"items":r.items}
            rows.append(d)
        return {"title":s.title,"propertyName":s.prop,"periodFrom":s.pf,"periodTo":s.pt,"sheet":s.sheet,"page":s.page,
          "columns":s.columns,"planted":s.planted,
          "keyTotals":{k:{"label":s.rows[i].label,"values":[n(v) for v in s.rows[i].vals]} for k,i in s.keys.items()},"rows":rows}
    def check(s):
        bad=[]
        for k,r in enumerate(s.rows):
            if not r.items: continue
            for c in range(len(s.columns)):
                vs=[s.rows[i].vals[c] or 0 for i in r.items]; t=r.vals[c]
                if t is None or sum(vs)==t: continue
                nz=[v for v in vs if v]
                if len(nz)<=10 and any(sum(a*b for a,b in zip(sg,nz))==t for sg in itertools.product((1,-1),repeat=len(nz))): continue
                bad.append((k,r.label,s.columns[c]))
        return bad
INDEX=os.path.join(ROOT,'index.json')
def save(name,sts,assetType,documentType,author,style,hard):
    with open(f'{ROOT}/truth/{name}.json','w') as f: json.dump({"statements":[s.truth() for s in sts]},f,indent=1,ensure_ascii=False)
    ix=json.load(open(INDEX)) if os.path.exists(INDEX) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=assetType,documentType=documentType,author=author,style=style,hard=hard)]
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(INDEX,'w'),indent=1,ensure_ascii=False)
    for s in sts: print(name,s.title,len(s.rows),'rows; not tying:',s.check(),'| planted',s.planted)
def doc(name): return f'{ROOT}/documents/{name}'
def num(v,dec=2,neg='()',zero=None,cur=''):
    if v is None: return '-'
    if v==0 and zero is not None: return zero
    a=abs(v)/100; t=f'{cur}{a:,.{dec}f}'
    if v<0: t=f'({t})' if neg=='()' else ('-'+t if neg=='-' else t+'-')
    return t
