import json, os, random
B=os.path.dirname(os.path.abspath(__file__))
def r2(x): return round(x+0.0,2)
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None):
        s.m=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=cols,planted=None)
        s.rows=[];s.k={};s.sg={};s.x=[];s.bad=set()
    def _a(s,label,typ,vals,code,ff,ex):
        r=dict(accountCode=code,label=label,rowType=typ,values=vals)
        if ff: r['footsFrom']={'items':ff}
        s.rows.append(r);s.x.append(ex);return len(s.rows)-1
    def h(s,label,code=None,**ex): return s._a(label,'HEADING',[None]*len(s.m['columns']),code,None,ex)
    def l(s,label,vals,code=None,**ex):
        assert len(vals)==len(s.m['columns']),(label,vals)
        return s._a(label,'LINE',vals,code,None,ex)
    def t(s,label,items,signs=None,typ='SUBTOTAL',code=None,key=None,vals=None,**ex):
        n=len(s.m['columns']);signs=signs or [1]*len(items)
        v=[r2(sum((g[c] if isinstance(g,list) else g)*(s.rows[i]['values'][c] or 0) for i,g in zip(items,signs))) for c in range(n)]
        v=[int(q) if q==int(q) else q for q in v]
        if vals: v=vals
        i=s._a(label,typ,v,code,items,ex);s.sg[i]=signs
        if key: s.k[key]=i
        return i
    def plant(s,i,c,v,what,kind):
        s.rows[i]['values'][c]=v;s.m['planted']=dict(what=what,kind=kind)
    def truth(s):
        d=dict(s.m);d['keyTotals']={k:dict(label=s.rows[i]['label'],values=s.rows[i]['values']) for k,i in s.k.items()}
        d['rows']=s.rows
        brk=[]
        for i,r in enumerate(s.rows):
            if 'footsFrom' in r:
                for c,v in enumerate(r['values']):
                    w=sum((g[c] if isinstance(g,list) else g)*(s.rows[j]['values'][c] or 0) for j,g in zip(r['footsFrom']['items'],s.sg[i]))
                    if abs(w-(v or 0))>.005: brk.append((r['label'],c,v,w))
        print('  ',d['title'],'rows',len(s.rows),'breaks',brk)
        assert bool(brk)==bool(s.m['planted'])
        return d
def save(name,sts,asset,dtype,style,hard=False):
    json.dump({'statements':[s.truth() for s in sts]},open(f'{B}/truth/{name}.json','w'),indent=1)
    p=f'{B}/index.json';ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author='s32',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']);json.dump(ix,open(p,'w'),indent=1)
def D(n): return f'{B}/documents/{n}'
