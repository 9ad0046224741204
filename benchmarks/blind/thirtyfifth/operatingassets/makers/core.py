import random, os, json
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
def rng(n): return random.Random('s35b-%s'%n)
class S:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None,nd=0):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page,s.nd=title,prop,pf,pt,cols,sheet,page,nd
        s.rows=[];s.key={};s.planted=None
    def _a(s,**k): s.rows.append(k); return len(s.rows)-1
    def H(s,label,code=None,**k): return s._a(label=label,rt='HEADING',code=code,v=[None]*len(s.cols),items=None,**k)
    def L(s,label,v,code=None,**k):
        v=[None if x is None else round(x,s.nd)+0 for x in v] if not k.get('raw') else v
        assert len(v)==len(s.cols),(label,v)
        return s._a(label=label,rt='LINE',code=code,v=v,items=None,**k)
    def T(s,label,items,rt='SUBTOTAL',code=None,neg=(),**k):
        v=[round(sum((s.rows[i]['v'][c] or 0)*(-1 if i in neg else 1) for i in items),s.nd) for c in range(len(s.cols))]
        if s.nd==0: v=[int(x) for x in v]
        return s._a(label=label,rt=rt,code=code,v=v,items=list(items),neg=set(neg),**k)
    def K(s,name,i): s.key[name]=i
    def tv(s,r): # printed values
        o=list(r.get('pv',r['v']))
        if r.get('dash'): o=[None if not x else x for x in o]
        return o
    def out(s):
        R=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['rt'],values=s.tv(r))
            if r['items'] is not None: d['footsFrom']={'items':r['items']}
            R.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
            keyTotals={k:dict(label=s.rows[i]['label'],values=s.tv(s.rows[i])) for k,i in s.key.items()},rows=R)
INDEX=[]
def save(name,stmts,asset,dt,author,style,hard):
    json.dump({'statements':[x.out() for x in stmts]},open(os.path.join(TR,name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file='documents/'+name,assetType=asset,documentType=dt,author=author,style=style,hard=hard))
def money(x,nd=0,paren=True,cur='',zero=None):
    if x is None: return ''
    if not x and zero is not None: return zero
    t=cur+f'{abs(x):,.{nd}f}'
    if x<0: return '('+t+')' if paren else '-'+t
    return t
