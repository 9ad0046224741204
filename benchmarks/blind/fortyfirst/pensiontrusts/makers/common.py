import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__)); DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
class St:
    """rows hold base values (ints, scaled) and a kind; derive() turns base into printed columns"""
    def __init__(s, cols, derive=None, scale=1, zero_null=False, **meta):
        s.cols=cols; s.derive=derive or (lambda b,k:list(b)); s.scale=scale; s.zn=zero_null; s.meta=meta
        s.rows=[]; s.names={}; s.kind='inc'; s.free=[]; s.planted=None; s.keys={}
    def h(s,label,code=None,lvl=0):
        s.rows.append(dict(code=code,label=label,type='HEADING',base=None,kind=s.kind,lvl=lvl)); return len(s.rows)-1
    def l(s,label,base,code=None,lvl=1,name=None,**k):
        s.rows.append(dict(code=code,label=label,type='LINE',base=base,kind=s.kind,lvl=lvl,**k)); i=len(s.rows)-1
        if name: s.names[name]=i
        else: s.free.append(i)
        return i
    def t(s,label,items,name=None,typ='SUBTOTAL',key=None,code=None,lvl=0,kind=None):
        it=[]
        for tok in items.replace('-',' -').replace('+',' ').split():
            sg=-1 if tok[0]=='-' else 1; tok=tok.lstrip('-')
            if tok=='*': it+= [(i,sg*s.rows[i].get('sg',1)) for i in s.free]; s.free=[]
            else: it.append((s.names[tok],sg))
        it.sort()
        n=len(s.rows[it[0][0]]['base'])
        base=[sum(sg*(s.rows[i]['base'][j] or 0) for i,sg in it) for j in range(n)]
        if all(s.rows[i]['base'][j] is None for i,_ in it for j in [0]) and s.meta.get('blank0'): base[0]=None
        s.rows.append(dict(code=code,label=label,type=typ,base=base,kind=kind or s.kind,lvl=lvl,foots=[i for i,_ in it],fs=it))
        i=len(s.rows)-1
        if name: s.names[name]=i
        if key: s.keys[key]=i
        return i
    def done(s):
        for r in s.rows:
            r['vals']=s.derive(r['base'],r['kind']) if r['base'] is not None else [None]*len(s.cols)
            assert len(r['vals'])==len(s.cols),(r['label'],len(r['vals']))
        return s
    def find(s,label): return next(i for i,r in enumerate(s.rows) if r['label']==label)
    def out(s,v):
        if v is None: return None
        if s.zn and v==0: return None
        return v if s.scale==1 else round(v/s.scale,2)
    def truth(s):
        drop=[i for i,r in enumerate(s.rows) if r.get('dropped')]
        mp={}; n=0
        for i,r in enumerate(s.rows):
            if i in drop: continue
            mp[i]=n; n+=1
        rows=[]
        for i,r in enumerate(s.rows):
            if i in drop: continue
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['type'],values=[s.out(v) for v in r['vals']])
            if 'foots' in r: d['footsFrom']={'items':[mp[k] for k in r['foots'] if k in mp]}
            rows.append(d)
        kt={}
        for k,i in s.keys.items():
            kt[k]=dict(label=s.rows[i]['label'],values=rows[mp[i]]['values'])
        m={k:v for k,v in s.meta.items() if k in('title','propertyName','periodFrom','periodTo','sheet','page')}
        for k in('title','propertyName','periodFrom','periodTo','sheet','page'): m.setdefault(k,None)
        return dict(m,columns=s.cols,planted=s.planted,keyTotals=kt,rows=rows)
def build(s,spec,val):
    """# head | L: code|label|amount|opt | > label|items|name|key|TYPE|code   !kind"""
    for ln in spec.strip('\n').split('\n'):
        ln=ln.strip()
        if not ln: continue
        if ln[0]=='!': s.kind=ln[1:].strip()
        elif ln[0]=='#':
            lvl=ln.count('#')-1; p=[x.strip() for x in ln.lstrip('#').split('|')]
            s.h(p[-1],p[0] if len(p)>1 else None,lvl)
        elif ln[0]=='>':
            p=[x.strip() for x in ln[1:].split('|')]+['']*5
            s.t(p[0],p[1],name=p[2] or None,key=p[3] or None,typ=p[4] or 'SUBTOTAL',code=p[5] or None)
        else:
            p=[x.strip() for x in ln.split('|')]+['']*2
            nm=None; opt=p[3]
            if '@' in opt: opt,nm=opt.split('@')
            s.l(p[1],val(float(p[2]),opt,s.kind),code=p[0] or None,name=nm)
    return s.done()
def months(rng,annual,n,j=.06,opt='',scale=1):
    """n monthly ints; opt f=fixed, q=quarterly lumps, s=sporadic"""
    a=annual/12*scale
    if annual==0: return [0]*n
    if 'f' in opt: return [round(a)]*n
    if 'q' in opt: return [round(a*3*(1+rng.uniform(-j,j))) if i%3==2 else 0 for i in range(n)]
    if 's' in opt: return [round(a*rng.uniform(.5,3.2)) if rng.random()<.4 else 0 for i in range(n)]
    return [round(a*(1+rng.uniform(-j,j))) for i in range(n)]
def fmt(v,scale=1,dec=0,neg='paren',zero='0',cur=''):
    if v is None: return ''
    if v==0 and zero!='0': return zero
    x=abs(v)/scale; t=f'{x:,.{dec}f}'
    if cur: t=cur+t
    if v<0: t={'paren':f'({t})','minus':f'-{t}','trail':f'{t}-'}[neg]
    return t
INDEX=os.path.join(HERE,'index.json')
def save(fn,stmts,asset,dt,author,style,hard):
    T=dict(statements=[s.truth() for s in stmts])
    check(fn,T)
    json.dump(T,open(os.path.join(TR,fn+'.json'),'w'),indent=1,ensure_ascii=False)
    ix=json.load(open(INDEX)) if os.path.exists(INDEX) else []
    ix=[e for e in ix if e['file']!=fn]+[dict(file=fn,assetType=asset,documentType=dt,author=author,style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(INDEX,'w'),indent=1,ensure_ascii=False)
def check(fn,T):
    for st in T['statements']:
        bad=[]
        for i,r in enumerate(st['rows']):
            assert len(r['values'])==len(st['columns'])
            if 'footsFrom' not in r: continue
            for j,v in enumerate(r['values']):
                xs=[round((st['rows'][k]['values'][j] or 0)*100) for k in r['footsFrom']['items']]
                tgt=round((v or 0)*100); S={0}
                if len(xs)>14: S={sum(xs)}
                else:
                    for x in xs: S={a+b for a in S for b in (x,-x)}
                if tgt not in S and sum(xs)!=tgt: bad.append((i,r['label'],st['columns'][j]))
        p=st['planted']
        print(fn,st['propertyName'],len(st['rows']),'rows','| planted' if p else '','| untied:',bad)
        assert bool(bad)==bool(p)
