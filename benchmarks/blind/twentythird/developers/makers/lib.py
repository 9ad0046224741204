import json, os, random
B=os.path.dirname(os.path.abspath(__file__))
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.h=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=cols)
        s.rows=[];s.key={};s.planted=None;s.expand=None
    def _a(s,t,label,vals,code,items,d):
        s.rows.append(dict(t=t,label=label,v=vals,code=code,items=items,d=d)); return len(s.rows)-1
    def head(s,label,code=None,**d): return s._a('HEADING',label,None,code,None,d)
    def line(s,label,vals,code=None,**d): return s._a('LINE',label,list(vals),code,None,d)
    def tot(s,label,pos,neg=(),code=None,typ='SUBTOTAL',key=None,**d):
        pos=list(pos);neg=list(neg)
        n=len(s.rows[pos[0]]['v'])
        v=[round(sum((s.rows[i]['v'][c] or 0) for i in pos)-sum((s.rows[i]['v'][c] or 0) for i in neg),2) for c in range(n)]
        i=s._a(typ,label,v,code,sorted(pos+neg),d)
        if key: s.key[key]=i
        return i
    def full(s,r):
        if r['v'] is None: return [None]*len(s.h['columns'])
        return s.expand(r) if s.expand else list(r['v'])
    def truth(s):
        rows=[]
        for r in s.rows:
            o=dict(accountCode=r['code'],label=r['label'],rowType=r['t'],values=r.get('pv') or s.full(r))
            if r['items']: o['footsFrom']={'items':r['items']}
            rows.append(o)
        kt={k:{'label':rows[i]['label'],'values':rows[i]['values']} for k,i in s.key.items()}
        return dict(s.h,planted=s.planted,keyTotals=kt,rows=rows)
    def plant(s,i,c,new,what,kind):
        r=s.rows[i]; v=s.full(r); v[c]=new; r['pv']=v; s.planted=dict(what=what,kind=kind)
    def vals(s,r): return r.get('pv') or s.full(r)
def save(fn,sts,asset,dtype,style,hard=False):
    json.dump({'statements':[s.truth() for s in sts]},open(f'{B}/truth/{fn}.json','w'),indent=1)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=fn]+[dict(file=fn,assetType=asset,documentType=dtype,author='s31',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda x:x['file']),open(p,'w'),indent=1)
def doc(fn): return f'{B}/documents/{fn}'
def par(v,d=2):
    if v is None: return ''
    s=f'{abs(v):,.{d}f}'; return f'({s})' if v<0 else s
