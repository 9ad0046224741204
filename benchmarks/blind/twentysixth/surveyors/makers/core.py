import json,os,random
D='../'
INDEX=[]
def rnd(v,dec):
    if v is None: return None
    v=round(v,dec)
    return int(v) if dec==0 else v
class S:
    def __init__(s,title,prop,pf,pt,cols,derive=None,sheet=None,page=None,dec=0,zero_none=True):
        s.title,s.prop,s.pf,s.pt,s.cols=title,prop,pf,pt,cols
        s.derive=derive or (lambda b,k:list(b)); s.sheet,s.page,s.dec=sheet,page,dec
        s.rows=[];s.base=[];s.kind=[];s.keys={};s.planted=None;s.zn=zero_none
    def _add(s,label,typ,base,code,kind,foots=None,**x):
        s.base.append(base);s.kind.append(kind)
        r=dict(accountCode=code,label=label,rowType=typ,values=[None]*len(s.cols))
        s.rows.append(r)
        if foots is not None:r['footsFrom']={'items':foots}
        r['_x']=x
        if base is not None:s._vals(len(s.rows)-1)
        return len(s.rows)-1
    def _vals(s,i):
        b=[0 if v is None else v for v in s.base[i]]
        v=[rnd(q,s.dec) for q in s.derive(b,s.kind[i])]
        s.rows[i]['values']=[None if (q==0 and s.zn) else q for q in v]
    def h(s,label,code=None,**x): return s._add(label,'HEADING',None,code,'n',**x)
    def l(s,label,base,code=None,kind='e',**x): return s._add(label,'LINE',[rnd(b,s.dec) for b in base],code,kind,**x)
    def calc(s,items,minus=()):
        n=len(s.base[items[0]])
        return [sum((-1 if i in minus else 1)*(s.base[i][c] or 0) for i in items) for c in range(n)]
    def t(s,label,items,minus=(),typ='SUBTOTAL',code=None,kind='n',key=None,**x):
        i=s._add(label,typ,s.calc(items,minus),code,kind,list(items),**x)
        if key:s.keys[key]=i
        return i
    def g(s,label,code=None,**x): return s._add(label,'SUBTOTAL',None,code,'n',[],**x)
    def fill(s,i,items,kind='n',key=None):
        s.base[i]=s.calc(items);s.kind[i]=kind;s.rows[i]['footsFrom']={'items':list(items)};s._vals(i)
        if key:s.keys[key]=i
    def truth(s):
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
          keyTotals={k:{'label':s.rows[i]['label'],'values':s.rows[i]['values']} for k,i in s.keys.items()},
          rows=[{k:v for k,v in r.items() if k!='_x'} for r in s.rows])
def save(name,stmts,asset,doc,style,hard=False):
    json.dump({'statements':[s.truth() for s in stmts]},open(D+'truth/'+name+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=name,assetType=asset,documentType=doc,author='surveyors',style=style,hard=hard))
def fm(v,dec=0,neg='()',sep=',',nil='-'):
    if v is None:return nil
    t=f'{abs(v):,.{dec}f}'.replace(',',sep)
    if v<0:return f'({t})' if neg=='()' else ('-'+t if neg=='-' else t+'-')
    return t
def near(b,p=.08): return b*(1+random.uniform(-p,p))
