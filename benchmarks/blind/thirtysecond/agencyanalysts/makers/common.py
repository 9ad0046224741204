import json, os, random
ROOT=os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
DOC=os.path.join(ROOT,'documents'); TRU=os.path.join(ROOT,'truth')
for d in (DOC,TRU): os.makedirs(d,exist_ok=True)
MON=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
class St:
    def __init__(s,title,prop,pf,pt,cols,sheet=None,page=None,dec=2):
        s.m=dict(title=title,propertyName=prop,periodFrom=pf,periodTo=pt,sheet=sheet,page=page,columns=cols)
        s.rows=[];s.keys={};s.planted=None;s.dec=dec;s.n=len(cols)
    def r(s,x): return round(x,s.dec)+0.0 if s.dec else int(round(x))
    def h(s,label,ind=0,code=None):
        s.rows.append(dict(code=code,label=label,type='HEADING',v=[None]*s.n,foots=None,ind=ind)); return len(s.rows)-1
    def l(s,label,v,ind=1,code=None,kind=None):
        v=[None if x is None else s.r(x) for x in v]; assert len(v)==s.n,(label,len(v))
        s.rows.append(dict(code=code,label=label,type='LINE',v=v,foots=None,ind=ind,kind=kind)); return len(s.rows)-1
    def t(s,label,plus,minus=(),typ='SUBTOTAL',ind=0,key=None,code=None,kind=None,fix=None):
        v=[s.r(sum((s.rows[i]['v'][c] or 0) for i in plus)-sum((s.rows[i]['v'][c] or 0) for i in minus)) for c in range(s.n)]
        if fix: v=fix(v)
        s.rows.append(dict(code=code,label=label,type=typ,v=v,foots=list(plus)+list(minus),ind=ind,kind=kind))
        i=len(s.rows)-1
        if key:
            for k in ([key] if isinstance(key,str) else key): s.keys[k]=i
        return i
    def truth(s):
        d=dict(s.m); d['planted']=s.planted
        d['keyTotals']={k:dict(label=s.rows[i]['label'],values=s.rows[i]['v']) for k,i in s.keys.items()}
        out=[]
        for r in s.rows:
            o=dict(accountCode=r['code'],label=r['label'],rowType=r['type'],values=r['v'])
            if r['foots']: o['footsFrom']=dict(items=r['foots'])
            out.append(o)
        d['rows']=out; return d
def save(name,st,assetType,docType,style,hard=False):
    sts=st if isinstance(st,list) else [st]
    json.dump({"statements":[x.truth() for x in sts]},open(os.path.join(TRU,name+'.json'),'w'),indent=1)
    return {"file":name,"assetType":assetType,"documentType":docType,"author":"agencyanalyst","style":style,"hard":hard}
def months(y,m,n=12): return [((y*12+m-1+i)//12,(y*12+m-1+i)%12+1) for i in range(n)]
def series(R,base,vol=.06,n=12,trend=0.,zero=0.,dec=2):
    o=[]
    for i in range(n):
        x=0 if R.random()<zero else base*(1+trend*i)*(1+R.uniform(-vol,vol))
        o.append(round(x,dec) if dec else int(round(x)))
    return o+[round(sum(o),2)]
def fm(x,dec=2,dash='',par=True,cur=''):
    if x is None: return dash
    a=f'{abs(x):,.{dec}f}'
    if x<0: return f'({cur}{a})' if par else f'-{cur}{a}'
    return cur+a
