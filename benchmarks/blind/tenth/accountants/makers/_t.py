from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import json,os
ROOT=HERE
class St:
    def __init__(s,title,prop,pf,pt,columns,sheet=None,page=None,planted=None):
        s.d=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=columns,planted=planted,keyTotals={},rows=[])
        s.n=len(columns); s.rows=s.d['rows']
    def add(s,label,rt,vals,code=None,items=None,key=None,**k):
        vals=list(vals) if vals is not None else [None]*s.n
        assert len(vals)==s.n,(label,vals)
        r=dict(accountCode=code,label=label,rowType=rt,values=vals)
        if items: r['footsFrom']={'items':[abs(i) if not isinstance(i,tuple) else i[0] for i in items]}
        s.rows.append(r)
        if key: s.d['keyTotals'][key]={'label':label,'values':vals}
        return len(s.rows)-1
    def h(s,label,code=None): return s.add(label,'HEADING',None,code)
    def l(s,label,vals,code=None,key=None): return s.add(label,'LINE',vals,code,key=key)
    def t(s,label,items,key=None,rt='TOTAL',code=None,force=None):
        v=[]
        for c in range(s.n):
            a=0
            for i in items:
                i,g=i if isinstance(i,tuple) else (i,1)
                a+=g*(s.rows[i]['values'][c] or 0)
            v.append(round(a,2) if isinstance(a,float) else a)
        if force:
            for c,x in force.items(): v[c]=x
        return s.add(label,rt,v,code,items,key)
    def v(s,i): return s.rows[i]['values']
def save(name,sts,asset,doctype,style,hard):
    json.dump({'statements':[x.d for x in sts]},open(f'{ROOT}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]
    ix.append(dict(file=name,assetType=asset,documentType=doctype,author='accountants',style=style,hard=hard))
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
