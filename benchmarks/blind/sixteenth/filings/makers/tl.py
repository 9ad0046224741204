"""Truth bookkeeping only (no layout)."""
import json, os
HERE=os.path.dirname(os.path.abspath(__file__))
def path(n): return os.path.join(HERE,'documents',n)
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.d=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=cols,planted=None,keyTotals={},rows=[])
        s.x=[]; s.n=len(cols); s.broken=set()
    def _add(s,code,label,typ,vals,x,foots=None):
        r=dict(accountCode=code,label=label,rowType=typ,values=vals)
        if foots: r['footsFrom']={'items':foots}
        s.d['rows'].append(r); s.x.append(x); return len(s.d['rows'])-1
    def h(s,label,code=None,**x): return s._add(code,label,'HEADING',[None]*s.n,x)
    def l(s,label,*v,code=None,**x):
        v=list(v[0]) if len(v)==1 and isinstance(v[0],(list,tuple)) else list(v)
        assert len(v)==s.n,(label,v)
        return s._add(code,label,'LINE',v,x)
    def t(s,label,plus,minus=(),code=None,typ='SUBTOTAL',key=None,vals=None,**x):
        plus=list(plus); minus=list(minus)
        if vals is None:
            vals=[]
            for c in range(s.n):
                p=[s.v(i)[c] for i in plus]; m=[s.v(i)[c] for i in minus]
                vals.append(None if all(a is None for a in p+m) else round(sum(a or 0 for a in p)-sum(a or 0 for a in m),2))
        x=dict(x,plus=plus,minus=minus)
        i=s._add(code,label,typ,list(vals),x,plus+minus)
        if key: s.key(key,i)
        return i
    def key(s,k,i): s.d['keyTotals'][k]={'label':s.d['rows'][i]['label'],'row':i}
    def v(s,i): return s.d['rows'][i]['values']
    def rows(s): return list(zip(s.d['rows'],s.x))
    def plant(s,what,kind): s.d['planted']={'what':what,'kind':kind}
    def out(s):
        bad=0
        for r,x in s.rows():
            if 'plus' in x:
                for c in range(s.n):
                    e=sum(s.v(i)[c] or 0 for i in x['plus'])-sum(s.v(i)[c] or 0 for i in x['minus'])
                    if r['values'][c] is not None and abs(e-r['values'][c])>.005: bad+=1; print('   break',r['label'],s.d['columns'][c],r['values'][c],e)
        assert bool(bad)==bool(s.d['planted']),s.d['title']
        d=dict(s.d); d['keyTotals']={k:{'label':k2['label'],'values':s.v(k2['row'])} for k,k2 in s.d['keyTotals'].items()}
        return d
def save(name,sts,asset,dtype,author,style,hard):
    json.dump({'statements':[s.out() for s in sts]},open(os.path.join(HERE,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(HERE,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author=author,style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
    print('ok',name)
