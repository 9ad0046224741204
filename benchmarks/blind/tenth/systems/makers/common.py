from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import json, os
ROOT=HERE
class St:
    """values are ints (cents or dollars, per scale) or None"""
    def __init__(s, title, prop, pf, pt, columns, scale=100, sheet=None, page=None):
        s.m=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=columns)
        s.rows=[]; s.key={}; s.planted=None; s.scale=scale; s.n=len(columns)
    def H(s,label,code=None,lv=0,**k): return s._a(label,code,'HEADING',[None]*s.n,lv,None,None,k)
    def L(s,label,vals,code=None,lv=0,**k):
        assert len(vals)==s.n,(label,vals); return s._a(label,code,'LINE',list(vals),lv,None,None,k)
    def T(s,label,items,code=None,lv=0,rt='SUBTOTAL',signs=None,key=None,**k):
        """signs: per item: +1/-1 or list per column"""
        signs=signs or [1]*len(items); vals=[]
        for c in range(s.n):
            t=0
            for i,g in zip(items,signs):
                t+=(g[c] if isinstance(g,(list,tuple)) else g)*(s.rows[i]['v'][c] or 0)
            vals.append(t)
        i=s._a(label,code,rt,vals,lv,list(items),signs,k)
        for kk in ([key] if isinstance(key,str) else key or []): s.key[kk]=i
        return i
    def _a(s,label,code,rt,v,lv,items,signs,k):
        s.rows.append(dict(label=label,code=code,rt=rt,v=v,lv=lv,items=items,signs=signs,**k)); return len(s.rows)-1
    def out(s):
        f=lambda x: None if x is None else (x if s.scale==1 else round(x/s.scale,2))
        d=dict(s.m); d['planted']=s.planted
        d['keyTotals']={k:{'label':s.rows[i]['label'],'values':[f(x) for x in s.rows[i]['v']]} for k,i in s.key.items()}
        rows=[]
        for r in s.rows:
            if r.get('skip'): raise Exception
            o=dict(accountCode=r['code'],label=r['label'],rowType=r['rt'],values=[f(x) for x in r['v']])
            if r['items']: o['footsFrom']={'items':r['items']}
            rows.append(o)
        d['rows']=rows; return d
    def check(s):
        bad=[]
        for r in s.rows:
            if not r['items']: continue
            for c in range(s.n):
                t=sum((g[c] if isinstance(g,(list,tuple)) else g)*(s.rows[i]['v'][c] or 0) for i,g in zip(r['items'],r['signs']))
                if t!=(r['v'][c] or 0): bad.append((r['label'],c,t,r['v'][c]))
        print('rows',len(s.rows),'foot breaks',bad)
def save(name,sts,assetType,documentType,style,hard):
    for s in sts: s.check()
    json.dump({'statements':[s.out() for s in sts]},open(f'{ROOT}/truth/{name}.json','w'),indent=1)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]
    ix.append(dict(file=name,assetType=assetType,documentType=documentType,author='analysts2',style=style,hard=hard))
    json.dump(ix,open(p,'w'),indent=1)
def m(x,dec=2,neg='paren',zero=None,cur='',scale=100):
    if x is None: return ''
    if x==0 and zero is not None: return zero
    a=f'{abs(x)/scale:,.{dec}f}'
    if x<0: return f'({cur}{a})' if neg=='paren' else (f'-{cur}{a}' if neg=='-' else f'{cur}{a}-')
    return cur+a
