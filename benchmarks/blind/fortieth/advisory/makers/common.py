import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth'); BUILD=os.path.join(ROOT,'build')
for d in (DOC,TR,BUILD): os.makedirs(d,exist_ok=True)
INDEX=[]
class St:
    def __init__(s,title,prop,frm,to,cols,sheet=None,page=None,dec=2):
        s.title,s.prop,s.frm,s.to,s.cols,s.sheet,s.page,s.dec=title,prop,frm,to,cols,sheet,page,dec
        s.rows=[];s.keys={};s.planted=None
    def _add(s,**k):
        s.rows.append(k);return len(s.rows)-1
    def H(s,label,code=None,**d): return s._add(t='HEADING',label=label,code=code,v=[None]*len(s.cols),f=None,d=d)
    def L(s,label,v,code=None,**d):
        v=list(v); assert len(v)==len(s.cols),(label,v)
        return s._add(t='LINE',label=label,code=code,v=v,f=None,d=d)
    def T(s,label,parts,typ='SUBTOTAL',key=None,code=None,**d):
        f=[(p,1) if isinstance(p,int) else p for p in parts]
        v=[]
        for c in range(len(s.cols)):
            xs=[(s.rows[i]['v'][c],g) for i,g in f if s.rows[i]['v'][c] is not None]
            r=round(sum(x*g for x,g in xs),s.dec) if xs else None
            v.append(int(r) if (r is not None and s.dec==0) else r)
        i=s._add(t=typ,label=label,code=code,v=v,f=f,d=d)
        if key: s.keys[key]=i
        return i
    def v(s,i,c=0): return s.rows[i]['v'][c]
    def truth(s):
        return {"title":s.title,"propertyName":s.prop,"periodFrom":s.frm,"periodTo":s.to,"sheet":s.sheet,"page":s.page,
          "columns":s.cols,"planted":s.planted,
          "keyTotals":{k:{"label":s.rows[i]['label'],"values":s.rows[i]['v']} for k,i in s.keys.items()},
          "rows":[dict({"accountCode":r['code'],"label":r['label'],"rowType":r['t'],"values":r['v']},
             **({"footsFrom":{"items":[i for i,_ in r['f']]}} if r['f'] else {})) for r in s.rows]}
    def check(s,name):
        bad=[]
        for n,r in enumerate(s.rows):
            if r['f']:
                for c in range(len(s.cols)):
                    x=sum((s.rows[i]['v'][c] or 0)*g for i,g in r['f'])
                    if abs(x-(r['v'][c] or 0))>0.006: bad.append((n,r['label'],c,round(x,2),r['v'][c]))
        print(name,s.title[:40],len(s.rows),'rows', 'OK' if not bad else ('PLANTED' if s.planted else 'BAD')+str(bad))
def save(fn,sts,at,dt,author,style,hard):
    json.dump({"statements":[s.truth() for s in sts]},open(os.path.join(TR,fn+'.json'),'w'),ensure_ascii=False,indent=1)
    for s in sts: s.check(fn)
    INDEX.append({"file":fn,"assetType":at,"documentType":dt,"author":author,"style":style,"hard":hard})
def par(x,dec=0,zero='-',none=''):
    if x is None: return none
    if x==0 and zero is not None: return zero
    t=f"{abs(x):,.{dec}f}"
    return f"({t})" if x<0 else t
def de(x,dec=2,none=''):
    if x is None: return none
    return f"{x:,.{dec}f}".replace(',','#').replace('.',',').replace('#','.')
def fr(x,none=''):
    if x is None: return none
    return f"{x:,.0f}".replace(',','\u00a0')
