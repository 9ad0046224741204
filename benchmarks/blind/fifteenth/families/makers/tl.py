"""Only the data model and the truth writer; every layout is in its own script."""
import json, os
HERE=os.path.dirname(os.path.abspath(__file__))
def r2(x): return round(x+0.0,2)
class S:
    def __init__(s,title,prop,pf,pt,columns,sheet=None,page=None):
        s.meta=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=columns)
        s.rows=[];s.key={};s.planted=None;s.disp=[]
    def _add(s,code,label,typ,vals,items=None,**d):
        r=dict(accountCode=code,label=label,rowType=typ,values=vals)
        if items is not None: r['footsFrom']={'items':list(items)}
        s.rows.append(r);s.disp.append(d);return len(s.rows)-1
    def head(s,label,code=None,**d): return s._add(code,label,'HEADING',[None]*len(s.meta['columns']),**d)
    def line(s,label,vals,code=None,**d):
        assert len(vals)==len(s.meta['columns']),label
        return s._add(code,label,'LINE',list(vals),**d)
    def tot(s,label,items,coef=None,typ='SUBTOTAL',code=None,key=None,**d):
        coef=coef or [1]*len(items); n=len(s.meta['columns'])
        v=[r2(sum(c*(s.rows[i]['values'][k] or 0) for c,i in zip(coef,items))) for k in range(n)]
        i=s._add(code,label,typ,v,items,**d)
        if key: s.mark(key,i)
        return i
    def mark(s,key,i): s.key[key]=i
    def v(s,i): return s.rows[i]['values']
    def out(s):
        m=dict(s.meta); m['planted']=s.planted
        m['keyTotals']={k:{'label':s.rows[i]['label'],'values':s.rows[i]['values']} for k,i in s.key.items()}
        m['rows']=s.rows
        return m
def save(fn,stmts,asset,dt,style,hard):
    json.dump({'statements':[x.out() for x in stmts]},open(f'{HERE}/truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    p=f'{HERE}/index.json'; idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e['file']!=fn]+[dict(file=fn,assetType=asset,documentType=dt,author='r15-s7 family real-estate finance director',style=style,hard=hard)]
    json.dump(sorted(idx,key=lambda e:e['file']),open(p,'w'),indent=1,ensure_ascii=False)
def doc(fn): return f'{HERE}/documents/{fn}'
