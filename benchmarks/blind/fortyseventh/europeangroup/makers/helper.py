import json, os, random
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
class St:
    def __init__(s,title,prop,pf,pt,columns,sheet=None,page=None):
        s.title,s.prop,s.pf,s.pt,s.columns,s.sheet,s.page=title,prop,pf,pt,columns,sheet,page
        s.rows=[];s.keys={};s.planted=None;s.colrules=[];s.skip=set()
    def head(s,label,code=None,**x): return s._a('HEADING',label,code,[None]*len(s.columns),None,None,x)
    def line(s,label,vals,code=None,stat=False,**x):
        assert len(vals)==len(s.columns),(label,vals)
        i=s._a('LINE',label,code,list(vals),None,None,x)
        if stat: s.skip.add(i); s.rows[i]['stat']=True
        return i
    def sub(s,label,items,signs=None,typ='SUBTOTAL',code=None,fav=(),**x):
        signs=signs or [1]*len(items)
        v=s._calc(items,signs,fav)
        i=s._a(typ,label,code,v,list(items),(signs,fav),x); return i
    def _calc(s,items,signs,fav):
        out=[]
        for c in range(len(s.columns)):
            t=sum((1 if c in fav else g)*(s.rows[i]['values'][c] or 0) for i,g in zip(items,signs))
            out.append(round(t,2) if isinstance(t,float) else t)
        return out
    def _a(s,typ,label,code,v,items,sg,x):
        s.rows.append(dict(typ=typ,label=label,code=code,values=v,items=items,sg=sg,x=x)); return len(s.rows)-1
    def key(s,**k):
        s.keys.update(k)
    def plant(s,i,c,v,kind,what):
        old=s.rows[i]['values'][c]; s.rows[i]['values'][c]=v
        s.planted=dict(what=what,kind=kind,row=i,column=s.columns[c],printed=v,right=old); s._pl=(i,c)
    def check(s):
        bad=[]
        pl=getattr(s,'_pl',None)
        for i,r in enumerate(s.rows):
            if r['items'] is not None:
                w=s._calc(r['items'],*r['sg'])
                for c,(a,b) in enumerate(zip(w,r['values'])):
                    if abs(a-(b or 0))>0.006: bad.append(('foot',i,r['label'],s.columns[c],a,b))
            if i in s.skip or r['typ']=='HEADING': continue
            for tgt,src in s.colrules:
                t=sum(g*(r['values'][c] or 0) for c,g in src)
                if callable(tgt): continue
                if abs(t-(r['values'][tgt] or 0))>0.006: bad.append(('cross',i,r['label'],s.columns[tgt],t,r['values'][tgt]))
        return bad
    def truth(s):
        d=dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.columns,planted=s.planted,
          keyTotals={k:dict(label=s.rows[i]['label'],values=s.rows[i]['values']) for k,i in s.keys.items()},rows=[])
        for r in s.rows:
            o=dict(accountCode=r['code'],label=r['label'],rowType=r['typ'],values=r['values'])
            if r['items'] is not None:o['footsFrom']=dict(items=r['items'])
            d['rows'].append(o)
        return d
def save(name,sts,assetType,documentType,style,hard):
    for s in sts:
        b=s.check()
        print(name,s.title,'rows',len(s.rows),'bad',b if b else 'none','PLANTED' if s.planted else '')
    json.dump(dict(statements=[s.truth() for s in sts]),open(f'{ROOT}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=assetType,documentType=documentType,author='s47b finance director UK/IE/FR/DE/AU group',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
def spread(r,annual,w=None,noise=.04,dec=0):
    w=w or [1]*12; t=sum(w)
    v=[annual*x/t*(1+r.uniform(-noise,noise)) for x in w]
    return [round(x,dec) if dec else int(round(x)) for x in v]
