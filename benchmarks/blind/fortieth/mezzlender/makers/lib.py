import json, os, random, calendar
BASE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
class S:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None,nd=2,dash=False):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page,s.nd,s.dash=title,prop,pf,pt,cols,sheet,page,nd,dash
        s.rows=[];s.keys={};s.planted=None;s.nb=None
    def head(s,label,code=None,**k):
        s.rows.append(dict(t='HEADING',label=label,code=code,b=None,v=None,f=None,**k));return len(s.rows)-1
    def line(s,label,b,code=None,kind='inc',**k):
        b=[None if x is None else (round(x,s.nd) if not k.get('stat') else x) for x in b]
        if s.nd==0: b=[int(x) if (x is not None and not k.get('stat')) else x for x in b]
        s.rows.append(dict(t='LINE',label=label,code=code,b=b,v=None,f=None,kind=kind,**k));return len(s.rows)-1
    def tot(s,label,plus,minus=(),t='SUBTOTAL',code=None,kind='inc',key=None,**k):
        n=len(s.rows[(list(plus)+list(minus))[0]]['b'])
        b=[round(sum((s.rows[i]['b'][c] or 0) for i in plus)-sum((s.rows[i]['b'][c] or 0) for i in minus),s.nd) for c in range(n)]
        if s.nd==0:b=[int(x) for x in b]
        s.rows.append(dict(t=t,label=label,code=code,b=b,v=None,f=sorted(list(plus)+list(minus)),kind=kind,**k))
        i=len(s.rows)-1
        if key:s.keys[key]=i
        return i
    def done(s,fn=None):
        for r in s.rows:
            if r['t']=='HEADING': continue
            r['v']=list(r['b']) if fn is None else [None if x is None else (x if r.get('stat') else round(x,s.nd)) for x in fn(r)]
            assert len(r['v'])==len(s.cols),(s.title,r['label'],len(r['v']),len(s.cols))
        return s
    def tv(s,v):
        return [None if x is None or (s.dash and x==0) else x for x in v]
    def truth(s):
        R=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['t'],values=[None]*len(s.cols) if r['v'] is None else s.tv(r['v']))
            if r['f']: d['footsFrom']={'items':r['f']}
            R.append(d)
        K={k:dict(label=s.rows[i]['label'],values=s.tv(s.rows[i]['v'])) for k,i in s.keys.items()}
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,keyTotals=K,rows=R)
def drop(s,i):
    "remove row i from the printed statement (row_dropped)"
    del s.rows[i]
    for r in s.rows:
        if r['f']: r['f']=[j-1 if j>i else j for j in r['f'] if j!=i]
    s.keys={k:(v-1 if v>i else v) for k,v in s.keys.items()}
def write(file,stmts,asset,dtype,author,style,hard=False):
    os.makedirs(BASE+'/truth',exist_ok=True)
    json.dump({'statements':[s.truth() for s in stmts]},open(f'{BASE}/truth/{file}.json','w'),indent=1)
    INDEX.append(dict(file=file,assetType=asset,documentType=dtype,author=author,style=style,hard=hard))
    json.dump(sorted(INDEX,key=lambda x:x['file']),open(BASE+'/index.json','w'),indent=1)
def path(f):
    os.makedirs(BASE+'/documents',exist_ok=True); return f'{BASE}/documents/{f}'
def f2(x,neg='paren',zero=None,nd=2,dol=''):
    if x is None: return ''
    if x==0 and zero is not None: return zero
    a=f'{abs(x):,.{nd}f}'
    if x<0 and float(a.replace(',',''))!=0:
        return {'paren':f'({dol}{a})','minus':f'-{dol}{a}','trail':f'{dol}{a}-'}[neg]
    return dol+a
