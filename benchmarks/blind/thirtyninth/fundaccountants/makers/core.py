import json, os, random, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(BASE,'documents'); TRU=os.path.join(BASE,'truth')
INDEX=[]
class S:
    """one statement; amounts are integers in cents"""
    def __init__(s,n): s.n=n; s.rows=[]
    def add(s,**k):
        k.setdefault('code',None); k.setdefault('lvl',0); k.setdefault('raw',None); k.setdefault('plus',None); k.setdefault('minus',None)
        s.rows.append(k); return len(s.rows)-1
    def head(s,label,code=None,lvl=0,**k): return s.add(label=label,type='HEADING',v=[None]*s.n,code=code,lvl=lvl,**k)
    def line(s,label,v,code=None,lvl=1,**k):
        assert len(v)==s.n,(label,len(v),s.n)
        return s.add(label=label,type='LINE',v=list(v),code=code,lvl=lvl,**k)
    def tot(s,label,plus,minus=(),code=None,lvl=0,type='SUBTOTAL',**k):
        v=[]
        for c in range(s.n):
            v.append(sum((s.rows[i]['v'][c] or 0) for i in plus)-sum((s.rows[i]['v'][c] or 0) for i in minus))
        return s.add(label=label,type=type,v=v,plus=list(plus),minus=list(minus),code=code,lvl=lvl,**k)
    def truth(s,title,prop,pf,pt,cols,key,sheet=None,page=None,planted=None,dash_null=False,tl=None):
        rows=[]
        for r in s.rows:
            vals=[]
            for c in range(s.n):
                x=r['raw'][c] if r['raw'] else r['v'][c]
                if x is None or (dash_null and x==0): vals.append(None)
                elif r['raw']: vals.append(x)
                else:
                    y=x/100; vals.append(int(y) if y==int(y) else round(y,2))
            lab=r.get('tlabel') or r['label']
            d={'accountCode':r['code'],'label':lab,'rowType':r['type'],'values':vals}
            if r['plus'] is not None and not r.get('nofoot'): d['footsFrom']={'items':sorted(list(r['plus'])+list(r['minus']))}
            rows.append(d)
        kt={k:{'label':rows[i]['label'],'values':rows[i]['values']} for k,i in key.items()}
        assert len(cols)==s.n
        return {'title':title,'propertyName':prop,'periodFrom':pf,'periodTo':pt,'sheet':sheet,'page':page,'columns':list(cols),'planted':planted,'keyTotals':kt,'rows':rows}
def save(fn,sts,asset,dtype,style,hard):
    json.dump({'statements':sts},open(os.path.join(TRU,fn+'.json'),'w'),indent=1)
    INDEX.append({'file':fn,'assetType':asset,'documentType':dtype,'author':'fundaccountants','style':style,'hard':hard})
def money(c,dec=2,neg='paren',zero=None,cur=''):
    if c is None: return ''
    if c==0 and zero is not None: return zero
    a=abs(c)/100; t=cur+(f'{a:,.2f}' if dec==2 else f'{a:,.0f}')
    if c<0: return '('+t+')' if neg=='paren' else '-'+t
    return t
# monthly generators (cents)
def flat(b,n=12,bump=None):
    o=[int(round(b*100))]*n
    if bump:
        k,x=bump; o=o[:k]+[int(round(x*100))]*(n-k)
    return o
def noisy(r,b,p=.15,season=None,n=12,unit=1):
    o=[]
    for i in range(n):
        x=b*(1+r.uniform(-p,p))*(season[i] if season else 1)
        o.append(int(round(x*100/unit))*unit)
    return o
def lumpy(r,b,prob=.4,n=12,unit=1):
    return [int(round(b*r.uniform(.4,1.9)*100/unit))*unit if r.random()<prob else 0 for _ in range(n)]
def wt(v): return list(v)+[sum(v)]
def neg(v): return [-x for x in v]
