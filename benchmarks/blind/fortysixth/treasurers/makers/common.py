import json, os, random, calendar
ROOT='build/blind'
MON='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
def r2(x,d=2):
    v=round(x+0.0,d); return int(v) if d==0 else v
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None,d=2):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page,s.d=title,prop,pf,pt,cols,sheet,page,d
        s.rows=[];s.meta=[];s.keys={};s.planted=None
    def add(s,label,typ,vals,lvl,code,foots=None,signs=None):
        row={"accountCode":code,"label":label,"rowType":typ,"values":list(vals)}
        if foots: row["footsFrom"]={"items":list(foots)}
        s.rows.append(row); s.meta.append({"lvl":lvl,"signs":signs})
        return len(s.rows)-1
    def h(s,label,lvl=0,code=None): return s.add(label,"HEADING",[None]*len(s.cols),lvl,code)
    def l(s,label,vals,lvl=1,code=None):
        assert len(vals)==len(s.cols),(label,vals)
        return s.add(label,"LINE",vals,lvl,code)
    def sum(s,items,signs=None):
        signs=signs or [1]*len(items); out=[]
        for c in range(len(s.cols)):
            v=[s.rows[i]["values"][c] for i in items]
            out.append(None if all(x is None for x in v) else r2(sum((x or 0)*g for x,g in zip(v,signs)),s.d))
        return out
    def t(s,label,items,lvl=0,typ="SUBTOTAL",signs=None,code=None,key=None,zero=True):
        vals=s.sum(items,signs)
        if zero: vals=[0 if v is None else v for v in vals]
        i=s.add(label,typ,vals,lvl,code,items,signs)
        if key:
            for k in ([key] if isinstance(key,str) else key): s.keys[k]=i
        return i
    def truth(s):
        return {"title":s.title,"propertyName":s.prop,"periodFrom":s.pf,"periodTo":s.pt,"sheet":s.sheet,"page":s.page,"columns":s.cols,"planted":s.planted,
          "keyTotals":{k:{"label":s.rows[i]["label"],"values":s.rows[i]["values"]} for k,i in s.keys.items()},"rows":s.rows}
def check(s):
    bad=[]
    for i,r in enumerate(s.rows):
        if "footsFrom" in r:
            e=s.sum(r["footsFrom"]["items"],s.meta[i]["signs"])
            for c,(a,b) in enumerate(zip(e,r["values"])):
                if abs((a or 0)-(b or 0))>.004: bad.append((i,r["label"],c,a,b))
    return bad
def save(fname,sts,asset,dtype,style,hard):
    for s in sts:
        b=check(s)
        print(fname,s.title,'rows',len(s.rows),'mismatch',b,'planted',s.planted)
        assert bool(b)==bool(s.planted)
    json.dump({"statements":[s.truth() for s in sts]},open(f'{ROOT}/truth/{fname}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e["file"]!=fname]
    ix.append({"file":fname,"assetType":asset,"documentType":dtype,"author":"s46c","style":style,"hard":hard})
    ix.sort(key=lambda e:e["file"]); json.dump(ix,open(p,'w'),indent=1)
def f(v,d=2,paren=True,cur='',blank=''):
    if v is None: return blank
    t=f'{abs(v):,.{d}f}'
    if v<0: return f'({cur}{t})' if paren else f'-{cur}{t}'
    return cur+t
def doc(n): return f'{ROOT}/documents/{n}'
def spread(R,annual,mode='noisy',d=2,n=12,w=None):
    if mode=='flat': return [r2(annual/n,d)]*n
    w=w or [1]*n
    j=.12 if mode=='noisy' else .06
    a=[x*R.uniform(1-j,1+j) if x else 0 for x in w]; t=sum(a)
    return [r2(annual*x/t,d) for x in a]
