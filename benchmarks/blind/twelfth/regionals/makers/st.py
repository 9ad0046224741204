import json, os, random
BASE=os.path.dirname(os.path.abspath(__file__))
def r2(x): return round(x+0.0,2)
class St:
    """one statement: data first, printed later; truth comes from here"""
    def __init__(s,title,prop,cols,pf,pt,sheet=None,page=None,derive=None,zero='zero',dp=2):
        s.title,s.prop,s.cols,s.pf,s.pt,s.sheet,s.page=title,prop,cols,pf,pt,sheet,page
        s.derive=derive or (lambda b,n:b); s.zero=zero; s.dp=dp; s.rows=[]; s.keys={}; s.planted=None
    def rnd(s,v): return None if v is None else (round(v,s.dp)+0.0 if s.dp else int(round(v)))
    def H(s,label,code=None,ind=0,**k):
        s.rows.append(dict(code=code,label=label,type='HEADING',base=None,vals=[None]*len(s.cols),ind=ind,**k)); return len(s.rows)-1
    def L(s,label,base,code=None,nat='i',ind=1,raw=False,**k):
        base=[s.rnd(v) for v in base]
        vals=base if raw else [s.rnd(v) for v in s.derive(base,nat)]
        s.rows.append(dict(code=code,label=label,type='LINE',base=base,vals=list(vals),nat=nat,ind=ind,**k)); return len(s.rows)-1
    def T(s,label,items,code=None,nat='i',ind=0,kind='SUBTOTAL',key=None,**k):
        """items: indexes; ~i (negative) means subtract"""
        n=len(s.rows[items[0] if items[0]>=0 else ~items[0]]['base'])
        base=[0]*n
        for it in items:
            sg,i=(1,it) if it>=0 else (-1,~it)
            for c,v in enumerate(s.rows[i]['base']):
                if v is not None: base[c]+=sg*v
        base=[s.rnd(v) for v in base]
        vals=[s.rnd(v) for v in s.derive(base,nat)]
        s.rows.append(dict(code=code,label=label,type=kind,base=base,vals=list(vals),nat=nat,ind=ind,items=items,**k))
        i=len(s.rows)-1
        if key: s.keys[key]=i
        return i
    def tv(s,r):
        return [None if v is None or (v==0 and (r.get('zero') or s.zero)!='zero') else v for v in r['vals']]
    def check(s):
        bad=[]
        for i,r in enumerate(s.rows):
            if 'items' not in r: continue
            for c in range(len(s.cols)):
                a=sum((s.rows[it]['vals'][c] or 0) if it>=0 else -(s.rows[~it]['vals'][c] or 0) for it in r['items'])
                b=sum((s.rows[it if it>=0 else ~it]['vals'][c] or 0) for it in r['items'])
                v=r['vals'][c]
                if v is None or min(abs(a-v),abs(b-v))>0.006: bad.append((i,r['label'],s.cols[c],v,a))
        return bad
    def truth(s):
        rows=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['type'],values=s.tv(r))
            if 'items' in r: d['footsFrom']={'items':[i if i>=0 else ~i for i in r['items']]}
            rows.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
            keyTotals={k:dict(label=s.rows[i]['label'],values=s.tv(s.rows[i])) for k,i in s.keys.items()},rows=rows)
def save(name,sts,asset,dtype,style,hard=''):
    os.makedirs(BASE+'/truth',exist_ok=True)
    json.dump({"statements":[s.truth() for s in sts]},open(f'{BASE}/truth/{name}.json','w'),indent=1)
    for s in sts:
        b=s.check()
        print(name,s.title,len(s.rows),'rows','planted' if s.planted else '','UNTIED' if b else 'ok',b[:6])
    p=BASE+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author='s1',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def par(v,dp=2,zero='0',cur=''):
    if v is None: return ''
    if v==0 and zero!='0': return zero
    t=f'{abs(v):,.{dp}f}'
    return f'({cur}{t})' if v<0 else cur+t
def minus(v,dp=2,zero='0'):
    if v is None: return ''
    if v==0 and zero!='0': return zero
    return f'{v:,.{dp}f}'
