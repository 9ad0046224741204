import json, os, random
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
for d in (DOC,TR): os.makedirs(d,exist_ok=True)
INDEX=[]
class S:
    """rows hold integers: cents (cents=True) or whole dollars"""
    def __init__(s,title,prop,frm,to,cols,cents=True,sheet=None,page=None,zero='zero',fav=()):
        s.title,s.prop,s.frm,s.to,s.cols=title,prop,frm,to,cols
        s.cents,s.sheet,s.page,s.zero,s.fav=cents,sheet,page,zero,set(fav)
        s.rows=[]; s.keys={}; s.planted=None; s.badrows=set()
    def H(s,label,ind=0,code=None,**k): return s._a(dict(label=label,t='HEADING',v=[None]*len(s.cols),ind=ind,code=code,foots=None,**k))
    def L(s,label,v,ind=1,code=None,**k):
        assert len(v)==len(s.cols),(label,v)
        return s._a(dict(label=label,t='LINE',v=list(v),ind=ind,code=code,foots=None,**k))
    def T(s,label,items,ind=0,code=None,t='SUBTOTAL',key=None,**k):
        it=[(i,1) if isinstance(i,int) else i for i in items]
        r=dict(label=label,t=t,v=s.calc(it),ind=ind,code=code,foots=it,**k)
        i=s._a(r)
        if key: s.keys[key]=i
        return i
    def calc(s,it):
        return [sum((1 if c in s.fav else g)*(s.rows[i]['v'][c] or 0) for i,g in it) for c in range(len(s.cols))]
    def _a(s,r): s.rows.append(r); return len(s.rows)-1
    def drop(s,i):
        del s.rows[i]
        m=lambda j: j-1 if j>i else j
        for r in s.rows:
            if r['foots']: r['foots']=[(m(a),g) for a,g in r['foots'] if a!=i]
        s.keys={k:m(v) for k,v in s.keys.items()}
    def tv(s,r,x):
        if x is None: return None
        if r.get('raw'): return x
        if x==0 and s.zero!='zero': return None
        return round(x/100,2) if s.cents else x
    def truth(s):
        R=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['t'],values=[s.tv(r,x) for x in r['v']])
            if r['foots']: d['footsFrom']={'items':[a for a,_ in r['foots']]}
            R.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.frm,periodTo=s.to,sheet=s.sheet,page=s.page,columns=s.cols,
            planted=s.planted,keyTotals={k:dict(label=R[i]['label'],values=R[i]['values']) for k,i in s.keys.items()},rows=R)
    def check(s,name):
        bad=[]
        for r in s.rows:
            if r['foots'] and s.calc(r['foots'])!=r['v']: bad.append(r['label'])
        print(name,len(s.rows),'rows','planted' if s.planted else '','BAD' if bool(bad)!=bool(s.planted) else 'ok',bad)
def save(name,stmts,asset,dtype,style,hard):
    for s in stmts: s.check(name)
    json.dump({'statements':[s.truth() for s in stmts]},open(os.path.join(TR,name+'.json'),'w'),indent=1)
    INDEX.append(dict(file=name,assetType=asset,documentType=dtype,author='s28b',style=style,hard=hard))
def write_index(): json.dump(INDEX,open(os.path.join(ROOT,'index.json'),'w'),indent=1)
def par(x,d=2,zero='0.00',dol=''):
    if x is None: return ''
    if x==0: return zero
    t=f'{abs(x):,.{d}f}'
    return f'({dol}{t})' if x<0 else dol+t
