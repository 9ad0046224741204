import json, os, random
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents')+'/'
class St:
    """truth model: numbers are drawn here and printed by each maker by hand"""
    def __init__(s,title,prop,pf,pt,cols,derive=None,dec=2,dash=False,sheet=None,page=None):
        s.title,s.prop,s.pf,s.pt,s.cols,s.dec,s.dash,s.sheet,s.page=title,prop,pf,pt,cols,dec,dash,sheet,page
        s.derive=derive or (lambda b,k:list(b)); s.rows=[]; s.keys={}; s.planted=None
    def h(s,label,code=None,lvl=0):
        s.rows.append(dict(code=code,label=label,t='HEADING',b=None,v=None,lvl=lvl,k=1,items=None)); return len(s.rows)-1
    def l(s,label,base,code=None,lvl=1,k=1,raw=False):
        b=[round(x,s.dec) for x in base] if not raw else base
        v=list(b) if raw else [round(x,s.dec) for x in s.derive(b,k)]
        s.rows.append(dict(code=code,label=label,t='LINE',b=b,v=v,lvl=lvl,k=k,items=None,raw=raw)); return len(s.rows)-1
    def t(s,label,items,signs=None,code=None,lvl=1,k=1,key=None,T='SUBTOTAL'):
        signs=signs or [1]*len(items); n=len(s.rows[items[0]]['b'])
        b=[round(sum(sg*s.rows[i]['b'][c] for i,sg in zip(items,signs)),s.dec) for c in range(n)]
        v=[round(x,s.dec) for x in s.derive(b,k)]
        s.rows.append(dict(code=code,label=label,t=T,b=b,v=v,lvl=lvl,k=k,items=items,signs=signs,raw=False))
        if key: s.keys[key]=len(s.rows)-1
        return len(s.rows)-1
    def tv(s,r):
        if r['v'] is None: return [None]*len(s.cols)
        return [None if (s.dash and x==0) else x for x in r['v']]
    def truth(s):
        out=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['t'],values=s.tv(r))
            if r['items']: d['footsFrom']={'items':r['items']}
            out.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
          keyTotals={k:dict(label=s.rows[i]['label'],values=s.tv(s.rows[i])) for k,i in s.keys.items()},rows=out)
    def check(s):
        bad=[]
        for i,r in enumerate(s.rows):
            if not r['items']: continue
            for c in range(len(s.cols)):
                a=sum(g*s.rows[j]['v'][c] for j,g in zip(r['items'],r['signs'])); p=sum(s.rows[j]['v'][c] for j in r['items'])
                if min(abs(a-r['v'][c]),abs(p-r['v'][c]))>0.006: bad.append((i,r['label'],s.cols[c],a,p,r['v'][c]))
        return bad
def save(name,sts,asset,dtype,style,hard=False):
    if not isinstance(sts,list): sts=[sts]
    for s in sts:
        b=s.check(); print(name,s.title[:30],len(s.rows),'rows','planted' if s.planted else '',b[:3] if b else 'ok')
        assert bool(b)==bool(s.planted)
        for r in s.rows: assert r['v'] is None or len(r['v'])==len(s.cols),(r,s.cols)
    json.dump({'statements':[s.truth() for s in sts]},open(ROOT+'/truth/'+name+'.json','w'),indent=1)
    p=ROOT+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author='reportingteams',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda x:x['file']),open(p,'w'),indent=1)
def par(x,d=2,zero=None,cur=''):
    if x==0 and zero is not None: return zero
    t=cur+f'{abs(x):,.{d}f}'
    return f'({t})' if x<0 else t
def neg(x,d=2): return f'{x:,.{d}f}'
