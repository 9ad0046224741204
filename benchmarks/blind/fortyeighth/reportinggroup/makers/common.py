import json, random, os
R='build/blind'
DOC=R+'/documents/'
MON=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
def months(y,m,fmt='{m} {y}',n=12):
    o=[]
    for i in range(n):
        k=m-1+i; yy=y+k//12
        o.append(fmt.format(m=MON[k%12],y=yy,yy=str(yy)[2:]))
    return o
def series(rng,annual,mode='noisy',n=12,nd=2):
    m=annual/12
    if mode=='fixed': v=[m]*n
    elif mode=='steady': v=[m*(1+.0035*(i-n/2))*(1+rng.uniform(-.012,.012)) for i in range(n)]
    elif mode=='noisy': v=[m*rng.uniform(.62,1.38) for i in range(n)]
    elif mode=='wild': v=[m*rng.choice([.1,.4,.7,1,1.3,2.2])*rng.uniform(.8,1.2) for i in range(n)]
    elif mode=='season': v=[m*(1+.35*[1,.9,.5,0,-.4,-.6,-.7,-.7,-.4,0,.5,.9][i%12])*rng.uniform(.93,1.07) for i in range(n)]
    elif mode=='sparse':
        v=[annual/5*rng.uniform(.5,1.5) if rng.random()<.42 else 0 for i in range(n)]
    elif mode=='once':
        v=[0]*n; v[rng.randrange(n)]=annual
    elif mode=='q': v=[annual/4*rng.uniform(.95,1.05) if i%3==2 else 0 for i in range(n)]
    elif mode=='zero': v=[0]*n
    return [rd(x,nd) for x in v]
def rd(x,nd=2):
    x=round(x+0.0,nd)
    if x==0: x=0.0
    return int(x) if nd==0 else x
class S:
    def __init__(s,title,prop,pf,pt,columns,sheet=None,page=None,nd=2,expand=None):
        s.d=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=columns,planted=None,keyTotals={},rows=[])
        s.rows=s.d['rows']; s.st=[]; s.nd=nd; s.expand=expand or (lambda b,k:list(b)); s.base=[]; s.keys={}
    def _add(s,code,label,rt,base,kind,lvl,signs=None,items=None):
        vals=[None]*len(s.d['columns']) if base is None else [None if v is None else rd(v,s.nd) for v in s.expand(base,kind)]
        r=dict(accountCode=code,label=label,rowType=rt,values=vals)
        if items is not None: r['footsFrom']={'items':list(items)}
        s.rows.append(r); s.base.append(base); s.st.append(dict(lvl=lvl,kind=kind,signs=signs,items=items)); return len(s.rows)-1
    def head(s,label,code=None,lvl=0): return s._add(code,label,'HEADING',None,None,lvl)
    def line(s,label,base,code=None,kind='inc',lvl=1): return s._add(code,label,'LINE',base,kind,lvl)
    def tot(s,label,items,code=None,rt='SUBTOTAL',kind='inc',lvl=0,signs=None,key=None):
        signs=signs or [1]*len(items)
        n=len(s.base[items[0]])
        b=[rd(sum(g*(s.base[i][c] or 0) for i,g in zip(items,signs)),s.nd) for c in range(n)]
        i=s._add(code,label,rt,b,kind,lvl,signs,items)
        if key: s.keys[key]=i
        return i
    def section(s,label,kids,totlabel,code=None,tcode=None,kind='inc',lvl=0,gen=None,rt='SUBTOTAL',key=None,nohead=False,signs=None):
        """kids: (code,label,*args) lines -> gen(*args); or dict for nested section"""
        if not nohead: s.head(label,code,lvl)
        it=[]
        for k in kids:
            if isinstance(k,dict): it.append(s.section(kind=kind,lvl=lvl+1,gen=gen,**k))
            else: it.append(s.line(k[1],gen(*k[2:]),k[0],kind,lvl+1))
        return s.tot(totlabel,it,tcode,rt,kind,lvl,signs,key)
    def out(s):
        s.d['keyTotals']={k:dict(label=s.rows[i]['label'],values=s.rows[i]['values']) for k,i in s.keys.items()}
        return s.d
def save(name,stmts,asset,dtype,author,style,hard):
    json.dump({'statements':[x.out() for x in stmts]},open(f'{R}/truth/{name}.json','w'),indent=1)
    p=R+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType=dtype,author=author,style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
def par(v,nd=2,dash=None,cur=''):
    if v is None: return dash or ''
    if v==0 and dash is not None: return dash
    t=f'{abs(v):,.{nd}f}'
    return f'({cur}{t})' if v<0 else cur+t
def neg(v,nd=2):
    return '' if v is None else f'{v:,.{nd}f}'
