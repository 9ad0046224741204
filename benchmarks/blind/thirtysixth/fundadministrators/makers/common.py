import json, os, random
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TRU=os.path.join(ROOT,'truth')
INDEX=[]
class St:
    """A statement: base columns are drawn, further columns derived; integers in the smallest unit (dec digits)."""
    def __init__(s,title,prop,pf,pt,columns,dec=0,derive=None,sheet=None,page=None,dash=False):
        s.title,s.prop,s.pf,s.pt,s.columns=title,prop,pf,pt,columns
        s.dec,s.derive,s.sheet,s.page,s.dash=dec,derive or (lambda b,k:list(b)),sheet,page,dash
        s.rows=[];s.stack=[];s.keys={};s.planted=None
    def add(s,label,typ,base=None,code=None,items=None,kind='inc',raw=None,**st):
        if raw is not None: vals=list(raw)
        elif base is None: vals=[None]*len(s.columns)
        else: vals=s.derive(base,kind)
        assert len(vals)==len(s.columns),(label,len(vals),len(s.columns))
        r=dict(label=label,type=typ,base=base,vals=vals,code=code,items=items,kind=kind,raw=raw is not None,lvl=len(s.stack),hide=False)
        r.update(st); s.rows.append(r); return len(s.rows)-1
    def H(s,label,code=None,**k): return s.add(label,'HEADING',code=code,**k)
    def L(s,label,base,code=None,kind='inc',sign=1,**k):
        i=s.add(label,'LINE',base,code,kind=kind,**k)
        if s.stack: s.stack[-1].append((i,sign))
        return i
    def R(s,label,raw,**k): return s.add(label,'LINE',raw=raw,**k)
    def begin(s,label=None,code=None,**k):
        if label is not None: s.H(label,code,**k)
        s.stack.append([])
    def end(s,label,code=None,kind='inc',key=None,sign=1,typ='SUBTOTAL',**k):
        items=s.stack.pop(); i=s.T(label,items,code,kind,key,typ,**k)
        if s.stack: s.stack[-1].append((i,sign))
        return i
    def T(s,label,items,code=None,kind='inc',key=None,typ='TOTAL',add=False,**k):
        n=len(next(s.rows[i]['base'] for i,_ in items))
        base=[sum(sg*(s.rows[i]['base'][c] or 0) for i,sg in items) for c in range(n)]
        i=s.add(label,typ,base,code,items=items,kind=kind,**k)
        if key: s.keys[key]=i
        if add and s.stack: s.stack[-1].append((i,1))
        return i
    def val(s,r,c):
        v=r['vals'][c]
        if v is None: return None
        if r['raw']: return v
        if v==0 and s.dash: return None
        return round(v/10**s.dec,s.dec) if s.dec else v
    def truth(s):
        ix={};n=0
        for j,r in enumerate(s.rows):
            if not r['hide']: ix[j]=n;n+=1
        out=[]
        for r in s.rows:
            if r['hide']: continue
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['type'],values=[s.val(r,c) for c in range(len(s.columns))])
            if r['items']: d['footsFrom']={'items':[ix[i] for i,_ in r['items'] if i in ix]}
            out.append(d)
        kt={k:dict(label=s.rows[i]['label'],values=[s.val(s.rows[i],c) for c in range(len(s.columns))]) for k,i in s.keys.items()}
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.columns,planted=s.planted,keyTotals=kt,rows=out)
    def check(s,name):
        bad=[]
        for r in s.rows:
            if r['items']:
                for c in range(len(r['base'])):
                    t=sum(sg*((s.rows[i]['shown'][c] if 'shown' in s.rows[i] else s.rows[i]['base'][c]) or 0) for i,sg in r['items'] if not s.rows[i]['hide'] or s.rows[i].get('zero'))
                    if t!=r['base'][c]: bad.append((r['label'],c,t,r['base'][c]))
        exp=len(bad)
        print(name,'rows',sum(not r['hide'] for r in s.rows),'cols',len(s.columns),'misfoots',exp,'PLANTED' if s.planted else '',bad[:3] if exp else '')
        if not s.planted: assert not bad
def save(fname,sts,assetType,documentType,author,style,hard):
    for s in sts: s.check(fname)
    json.dump({'statements':[s.truth() for s in sts]},open(os.path.join(TRU,fname+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=fname,assetType=assetType,documentType=documentType,author=author,style=style,hard=hard))
def rnd(x,to=1): return int(round(x/to)*to)
def fm(v,dec=0,neg='paren',zero=None,cur=''):
    if v is None: return ''
    if v==0 and zero is not None: return zero
    x=f"{abs(v)/10**dec:,.{dec}f}"
    if v<0: return f"({cur}{x})" if neg=='paren' else '-'+cur+x
    return cur+x
def col(c):
    o=''
    c+=1
    while c: c,m=divmod(c-1,26);o=chr(65+m)+o
    return o
def formula(items,rowno,c):
    """rowno: function index->excel row(1-based)"""
    L=col(c); rs=[(rowno(i),sg) for i,sg in items]
    if len(rs)>1 and all(sg==1 for _,sg in rs) and all(b[0]-a[0]==1 for a,b in zip(rs,rs[1:])): return f"=SUM({L}{rs[0][0]}:{L}{rs[-1][0]})"
    return '='+''.join(('+' if sg>0 else '-')+f"{L}{r}" for r,sg in rs).lstrip('+')
