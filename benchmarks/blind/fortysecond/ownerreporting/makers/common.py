"""Small shared helpers: the statement model (data first), truth writer, number formats."""
import json, os, random, re
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TRU=os.path.join(ROOT,'truth')
MON=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']

def series(spec,rng,scale=100,mode='act',months=range(1,13),growth=0.0):
    """monthly ints for spec: 1200 | 1200~.3 noise | 1200! fixed | 1200?.3 sometimes | 6000@3,9 in those months | S suffix-season"""
    m=re.match(r'(-?[\d.]+)(.*)$',spec); base=float(m[1]); o=m[2]; out=[]
    pyf=rng.uniform(.92,1.005) if mode=='py' else 1
    for i,mo in enumerate(months):
        b=base*(1 if o.startswith('!') else 1+growth*i)
        if o.startswith('@'):
            b=b if mo in [int(x) for x in o[1:].split(',')] else 0
            if mode!='bud' and b: b*=rng.uniform(.96,1.05)
        elif o.startswith('!'): pass
        elif o.startswith('?'):
            p=float(o[1:])
            b=round(b*p,-1) if mode=='bud' else (b*rng.uniform(.35,1.6) if rng.random()<p else 0)
        else:
            w=float(o[1:]) if o.startswith('~') else .05
            if o.startswith('w'): b*=[1.5,1.4,1.2,.95,.8,.7,.7,.7,.75,.9,1.1,1.35][mo-1]; w=.07
            if o.startswith('s'): b*=[.5,.5,.8,1.1,1.3,1.3,1.3,1.25,1.2,1.0,.8,.6][mo-1]; w=.07
            if mode!='bud': b*=1+rng.uniform(-w,w)
        if mode=='bud' and not o.startswith('!'): b=round(b/5)*5 if abs(b)<3000 else round(b/25)*25
        if mode=='py': b*=pyf
        out.append(int(round(b*scale)))
    return out

class St:
    def __init__(s,title,prop,dfrom,dto,columns,scale=100,expand=None,zero_null=False,sheet=None,page=None):
        s.title,s.prop,s.dfrom,s.dto,s.columns=title,prop,dfrom,dto,columns
        s.scale,s.expand,s.zero_null,s.sheet,s.page=scale,expand or (lambda v,f:list(v)),zero_null,sheet,page
        s.rows=[];s.keys={};s.planted=None;s.ids={}
    def add(s,typ,label,base=None,code=None,lvl=0,fav=1,items=None,key=None):
        s.rows.append(dict(typ=typ,label=label,base=base,code=code or None,lvl=lvl,fav=fav,items=items,key=key,
            full=s.expand(base,fav) if base is not None else None)); i=len(s.rows)-1
        if key: s.keys[key]=i
        return i
    def h(s,label,**k): return s.add('HEADING',label,**k)
    def l(s,label,base,**k): return s.add('LINE',label,base,**k)
    def t(s,label,items,typ='SUBTOTAL',**k):
        it=[(x,1) if isinstance(x,int) else x for x in items]
        n=len(s.rows[it[0][0]]['base'])
        base=[sum(s.rows[i]['base'][c]*g for i,g in it) for c in range(n)]
        return s.add(typ,label,base,items=[i for i,_ in it],**k)
    def dsl(s,text,gen):
        stack=[];fav=1;top=[]
        for ln in text.strip().splitlines():
            ln=ln.strip()
            if not ln: continue
            p=[x.strip() for x in ln.split('|')]; k=p[0]
            if k=='I': fav=1
            elif k=='E': fav=-1
            elif k=='h': s.h(p[2],code=p[1],lvl=len(stack))
            elif k=='H': s.h(p[2],code=p[1],lvl=len(stack)); stack.append([])
            elif k=='L':
                i=s.l(p[2],gen(p[3],fav,p[2]),code=p[1],lvl=len(stack),fav=fav)
                (stack[-1] if stack else top).append(i)
            elif k in('T','TT'):
                it=stack.pop(); key=p[3] if len(p)>3 and p[3] else None
                i=s.t(p[2],it,'TOTAL' if (k=='TT' or key) else 'SUBTOTAL',code=p[1],lvl=len(stack),fav=fav,key=key)
                if len(p)>4: s.ids[p[4]]=i
                (stack[-1] if stack else top).append(i)
            elif k=='N':   # N|code|label|key|id|+a -b
                it=[(s.ids[x[1:]],-1 if x[0]=='-' else 1) for x in p[5].split()]
                s.ids[p[4]]=s.t(p[2],it,'TOTAL',code=p[1],lvl=len(stack),fav=1,key=p[3] or None)
            else: raise ValueError(ln)
        return s
    def drop(s,i):
        assert s.rows[i]['typ']=='LINE'
        del s.rows[i]
        for r in s.rows:
            if r['items']: r['items']=[j-(j>i) for j in r['items'] if j!=i]
        s.keys={k:j-(j>i) for k,j in s.keys.items()}
    def val(s,v):
        if v is None or (s.zero_null and v==0): return None
        return int(v) if s.scale==1 else round(v/s.scale,2)
    def truth(s):
        n=len(s.columns); R=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['typ'],
              values=[None]*n if r['full'] is None else [s.val(v) for v in r['full'][:n]])
            assert len(d['values'])==n,(r,n)
            if r['items']: d['footsFrom']={'items':r['items']}
            R.append(d)
        kt={k:{'label':s.rows[i]['label'],'values':R[i]['values']} for k,i in s.keys.items()}
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.dfrom,periodTo=s.dto,sheet=s.sheet,page=s.page,
            columns=s.columns,planted=s.planted,keyTotals=kt,rows=R)

def save(file,stmts,asset,dtype,style,hard=False):
    json.dump({'statements':[x.truth() for x in stmts]},open(os.path.join(TRU,file+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=asset,documentType=dtype,author='s42a',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)

def num(v,scale=100,neg='p',zero=None,dec=None,cur=''):
    if v is None: return ''
    if v==0 and zero is not None: return zero
    dec=(2 if scale==100 else 0) if dec is None else dec
    t=cur+f'{abs(v)/scale:,.{dec}f}'
    return t if v>=0 else ('('+t+')' if neg=='p' else '-'+t)
def pct(a,b,neg='p',dec=1,none='N/A'):
    if not b: return none
    x=100*a/abs(b); t=f'{abs(x):,.{dec}f}%'
    return t if x>=0 else ('('+t+')' if neg=='p' else '-'+t)
