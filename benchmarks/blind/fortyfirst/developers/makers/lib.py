import json, os, random, calendar
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TRU,exist_ok=True)
INDEX=[]
class S:
    """statement: rows drawn here, printed by each layout, and written as truth"""
    def __init__(s,title,prop,pf,pt,cols,derive=None,sheet=None,page=None,nd=0,zero='print'):
        s.title,s.prop,s.pf,s.pt,s.cols=title,prop,pf,pt,cols
        s.derive=derive or (lambda b,n:list(b)); s.sheet,s.page,s.nd,s.zero=sheet,page,nd,zero
        s.rows=[]; s.keys={}; s.planted=None; s.d=0
    def add(s,**k):
        k.setdefault('depth',s.d); k.setdefault('code',None); k.setdefault('x',{}); s.rows.append(k); return len(s.rows)-1
    def h(s,label,code=None,d=None):
        return s.add(type='HEADING',label=label,code=code,base=None,vals=[None]*len(s.cols),items=None,nat=None,depth=s.d if d is None else d)
    def l(s,label,base,code=None,nat='E',d=None,**x):
        base=[None if v is None else round(v,s.nd) if s.nd else int(round(v)) for v in base]
        return s.add(type='LINE',label=label,code=code,base=base,vals=s.rd(s.derive(base,nat)),items=None,nat=nat,depth=s.d if d is None else d,x=x)
    def rd(s,v): return [None if q is None else (round(q,s.nd) if s.nd else int(round(q))) for q in v]
    def t(s,label,items,code=None,nat='E',kind='SUBTOTAL',signs=None,d=None,key=None,**x):
        signs=signs or [1]*len(items); n=len(s.rows[items[0]]['base'])
        base=[]
        for c in range(n):
            vs=[(s.rows[i]['base'][c],g) for i,g in zip(items,signs)]
            base.append(None if all(v is None for v,_ in vs) and x.get('blank') else sum((v or 0)*g for v,g in vs))
        base=s.rd(base)
        i=s.add(type=kind,label=label,code=code,base=base,vals=s.rd(s.derive(base,nat)),items=list(items),signs=signs,nat=nat,depth=s.d if d is None else d,x=x)
        if key: s.keys[key]=i
        return i
    def tv(s,r):
        return [None if (v is None or (v==0 and s.zero=='null' and not r['x'].get('stat'))) else v for v in r['vals']]
    def truth(s):
        rows=[]
        for r in s.rows:
            o={'accountCode':r['code'],'label':r['label'],'rowType':r['type'],'values':s.tv(r)}
            if r['items'] is not None: o['footsFrom']={'items':r['items']}
            rows.append(o)
        return {'title':s.title,'propertyName':s.prop,'periodFrom':s.pf,'periodTo':s.pt,'sheet':s.sheet,'page':s.page,'columns':s.cols,'planted':s.planted,
            'keyTotals':{k:{'label':s.rows[i]['label'],'values':s.tv(s.rows[i])} for k,i in s.keys.items()},'rows':rows}
    def drop(s,i,what):
        s.planted={'what':what,'kind':'row_dropped'}
        del s.rows[i]
        for r in s.rows:
            if r['items'] is not None:
                r['signs']=[g for g,j in zip(r['signs'],r['items']) if j!=i]
                r['items']=[j-(j>i) for j in r['items'] if j!=i]
        s.keys={k:j-(j>i) for k,j in s.keys.items()}
def save(name,asset,dtype,author,style,hard,*sts):
    json.dump({'statements':[s.truth() for s in sts]},open(os.path.join(TRU,name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({'file':name,'assetType':asset,'documentType':dtype,'author':author,'style':style,'hard':hard})
def write_index():
    p=os.path.join(HERE,'index.json'); old=json.load(open(p)) if os.path.exists(p) else []
    new={e['file'] for e in INDEX}
    json.dump(sorted([e for e in old if e['file'] not in new]+INDEX,key=lambda e:e['file']),open(p,'w'),indent=1)
def gen(rng,kind,base,occ,noise=1.0,nd=0,rnd=None,start=0):
    out=[]
    for i,o in enumerate(occ):
        g=rng.gauss(0,1)*noise; u=rng.random(); w=rng.random()
        prev=occ[i-1] if i else max(o-.05,0)
        if kind=='flat': v=base
        elif kind=='rent': v=base*o*(1+g*.004)
        elif kind=='vac': v=-base*(1-o)
        elif kind=='fix': v=base*(1+g*.05)
        elif kind=='var': v=base*(.3+.7*o)*(1+g*.1)
        elif kind=='occ': v=base*o*(1+g*.1)
        elif kind=='vel': v=base*max(o-prev,.008)*(1+g*.12)
        elif kind=='spor': v=(base*2*w if u<.5 else 0) if noise else base*.8
        elif kind=='zero': v=0
        if i<start: v=0
        if rnd: v=round(v/rnd)*rnd
        out.append(round(v,nd) if nd else int(round(v)))
    return out
def fmt(v,nd=0,neg='paren',zero=None,cur=''):
    if v is None: return ''
    if v==0 and zero is not None: return zero
    a=f'{abs(v):,.{nd}f}'
    if v<0: return {'paren':f'({cur}{a})','minus':f'-{cur}{a}','trail':f'{cur}{a}-'}[neg]
    return cur+a
def pct(a,b,nd=1,na='N/A',neg='minus',sign=''):
    if a is None or not b: return na
    p=a/abs(b)*100
    t=f'{abs(p):,.{nd}f}{sign}'
    return (f'({t})' if neg=='paren' else '-'+t) if round(p,nd)<0 else t
