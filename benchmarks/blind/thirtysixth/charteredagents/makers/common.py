import random, datetime
def r2(x): return None if x is None else (int(x) if isinstance(x,int) else round(x+0.0,2))
class St:
    """one statement: data from which both document and truth are drawn"""
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page=title,prop,pf,pt,cols,sheet,page
        s.rows=[];s.keys={};s.planted=None
    def _add(s,typ,label,vals,code,items,signs,meta):
        vals=[None]*len(s.cols) if vals is None else [r2(v) for v in vals]
        assert len(vals)==len(s.cols),(label,vals)
        s.rows.append(dict(type=typ,label=label,vals=vals,code=code,items=items,signs=signs,meta=meta)); return len(s.rows)-1
    def head(s,label,code=None,**m): return s._add('HEADING',label,None,code,None,None,m)
    def line(s,label,vals,code=None,**m): return s._add('LINE',label,vals,code,None,None,m)
    def total(s,label,items,signs=None,typ='SUBTOTAL',code=None,key=None,vals=None,skip=(),**m):
        signs=signs or [1]*len(items)
        v=[]
        for c in range(len(s.cols)):
            if c in skip: v.append(None); continue
            v.append(sum((s.rows[i]['vals'][c] or 0)*g for i,g in zip(items,signs)))
        if vals: v=[a if a is not None else b for a,b in zip(vals,v)]
        m['loose']=bool(vals)
        i=s._add(typ,label,v,code,list(items),list(signs),m)
        if key:
            for k in ([key] if isinstance(key,str) else key): s.keys[k]=i
        return i
    def drop(s,idx,what):
        """drop a row after totals were struck"""
        del s.rows[idx]
        for r in s.rows:
            if r['items']:
                z=[(i-(i>idx),g) for i,g in zip(r['items'],r['signs']) if i!=idx]
                r['items']=[a for a,_ in z]; r['signs']=[b for _,b in z]
        s.keys={k:i-(i>idx) for k,i in s.keys.items()}
        s.planted={"what":what,"kind":"row_dropped"}
    def check(s):
        bad=[]
        for r in s.rows:
            if r['items'] and not r['meta'].get('loose'):
                for c in range(len(s.cols)):
                    if r['vals'][c] is None: continue
                    t=sum((s.rows[i]['vals'][c] or 0)*g for i,g in zip(r['items'],r['signs']))
                    if abs(t-r['vals'][c])>.005: bad.append((r['label'],s.cols[c],r['vals'][c],round(t,2)))
        return bad
    def truth(s,zero_is_dash=False):
        z=lambda v: None if v is None or (zero_is_dash and v==0) else v
        out=[]
        for r in s.rows:
            d={"accountCode":r['code'],"label":r['label'],"rowType":r['type'],"values":[z(v) for v in r['vals']]}
            if r['items']: d["footsFrom"]={"items":r['items']}
            out.append(d)
        return {"title":s.title,"propertyName":s.prop,"periodFrom":s.pf,"periodTo":s.pt,"sheet":s.sheet,"page":s.page,
          "columns":s.cols,"planted":s.planted,
          "keyTotals":{k:{"label":s.rows[i]['label'],"values":[z(v) for v in s.rows[i]['vals']]} for k,i in s.keys.items()},"rows":out}
import subprocess,os,shutil
def to_pdf(src,dst):
    base=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    t=base+'/tmp_pdf'; os.makedirs(t,exist_ok=True)
    subprocess.run(['soffice','-env:UserInstallation=file://'+base+'/lo','--headless','--convert-to','pdf','--outdir',t,src],check=True,capture_output=True,timeout=180)
    shutil.move(t+'/'+os.path.splitext(os.path.basename(src))[0]+'.pdf',dst); shutil.rmtree(t)
