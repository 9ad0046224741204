import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
SEED=3702
class S:
    def __init__(s,title,prop,pf,pt,columns,sheet=None,page=None):
        s.d=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=columns,planted=None,keyTotals={})
        s.rows=[]; s.at=[]; s.n=len(columns)
    def _add(s,label,typ,vals,code=None,**a):
        s.rows.append(dict(accountCode=code,label=label,rowType=typ,values=list(vals)))
        s.at.append(a); return len(s.rows)-1
    def h(s,label,**a): return s._add(label,'HEADING',[None]*s.n,**a)
    def l(s,label,vals,code=None,**a):
        assert len(vals)==s.n,(label,vals); return s._add(label,'LINE',vals,code,**a)
    def calc(s,items):
        out=[]
        for c in range(s.n):
            out.append(round(sum((1 if i>=0 else -1)*(s.rows[abs(i)]['values'][c] or 0) for i in items),2))
        return [int(x) if float(x).is_integer() else x for x in out]
    def t(s,label,items,typ='SUBTOTAL',key=None,code=None,**a):
        i=s._add(label,typ,s.calc(items),code,**a)
        s.rows[i]['footsFrom']={'items':[abs(x) for x in items]}
        if key: s.key(key,i)
        return i
    def above(s,label,typ='SUBTOTAL',**a): return s._add(label,typ,[None]*s.n,**a)
    def fill(s,i,items,key=None):
        s.rows[i]['values']=s.calc(items); s.rows[i]['footsFrom']={'items':[abs(x) for x in items]}
        if key: s.key(key,i)
    def key(s,k,i): s.d['keyTotals'][k]=dict(row=i)
    def drop(s,i):
        """drop a printed row after totals were made (planted)"""
        del s.rows[i]; del s.at[i]
        for r in s.rows:
            if 'footsFrom' in r: r['footsFrom']['items']=[x-1 if x>i else x for x in r['footsFrom']['items'] if x!=i]
        for k in s.d['keyTotals'].values():
            if k['row']>i: k['row']-=1
    def save(s,name):
        d=dict(s.d); d['keyTotals']={k:dict(label=s.rows[v['row']]['label'],values=s.rows[v['row']]['values']) for k,v in d['keyTotals'].items()}
        d['rows']=s.rows
        json.dump(dict(statements=[d]),open(os.path.join(TRU,name+'.json'),'w'),indent=1,ensure_ascii=False)
def yrs(r,base,n=2,g=.03,sd=.03,dec=0):
    out=[base]; x=base
    for _ in range(n-1):
        x=x/(1+g)*(1+r.gauss(0,sd)); out.append(round(x,dec) if dec else int(round(x)))
    return out
def m0(v,dash='-',paren=True):
    if v is None: return dash
    if v<0: return f'({-v:,.0f})' if paren else f'-{-v:,.0f}'
    return f'{v:,.0f}'
def m2(v,dash='-'):
    if v is None: return dash
    return f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
