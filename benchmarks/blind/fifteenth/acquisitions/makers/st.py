import json, random, os
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
class S:
    """data model of one statement; the drawers print from it and the truth is dumped from it"""
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None,dash=False):
        s.title,s.prop,s.pf,s.pt,s.cols,s.sheet,s.page,s.dash=title,prop,pf,pt,cols,sheet,page,dash
        s.rows=[]; s.keys={}; s.planted=None
    def _add(s,code,label,rt,vals,foots=None,**k):
        s.rows.append(dict(code=code,label=label,rt=rt,v=vals,foots=foots,**k)); return len(s.rows)-1
    def H(s,label,code=None,**k): return s._add(code,label,'HEADING',[None]*len(s.cols),**k)
    def L(s,label,vals,code=None,**k):
        assert len(vals)==len(s.cols),(label,len(vals)); return s._add(code,label,'LINE',list(vals),**k)
    def T(s,label,items,rt='SUBTOTAL',code=None,signs=None,key=None,vals=None,**k):
        signs=signs or [1]*len(items)
        if vals is None:
            vals=[round(sum(g*(s.rows[i]['v'][c] or 0) for i,g in zip(items,signs)),2) for c in range(len(s.cols))]
            vals=[int(x) if all(isinstance(s.rows[i]['v'][c],(int,type(None))) for i in items) else x for c,x in enumerate(vals)]
        i=s._add(code,label,rt,vals,items,signs=signs,**k)
        if key:
            for kk in ([key] if isinstance(key,str) else key): s.keys[kk]=i
        return i
    def truth(s):
        def z(x): return None if (s.dash and x==0) else x
        rows=[]
        for r in s.rows:
            d=dict(accountCode=r['code'],label=r['label'],rowType=r['rt'],values=[z(x) for x in r['v']])
            if r['foots']: d['footsFrom']={'items':r['foots']}
            rows.append(d)
        return dict(title=s.title,propertyName=s.prop,periodFrom=s.pf,periodTo=s.pt,sheet=s.sheet,page=s.page,columns=s.cols,planted=s.planted,
            keyTotals={k:{'label':s.rows[i]['label'],'values':rows[i]['values']} for k,i in s.keys.items()},rows=rows)
def dump(name,sts):
    json.dump({'statements':[x.truth() for x in sts]},open(f'{TR}/{name}.json','w'),indent=1)
def mo(R,annual,noise=.03,seas=None,n=12):
    w=[(seas[i] if seas else 1)*(1+R.uniform(-noise,noise)) for i in range(n)]
    t=sum(w); return [int(round(annual*x/t)) for x in w]
def par(x,d=0,dash=None,cur=''):
    if x is None: return ''
    if x==0 and dash is not None: return dash
    t=f'{abs(x):,.{d}f}'
    return f'({cur}{t})' if x<0 else cur+t
