import json, os, datetime as D, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOCS=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
os.makedirs(DOCS,exist_ok=True); os.makedirs(TR,exist_ok=True)
def path(n): return os.path.join(DOCS,n)
def iso(d): return d.isoformat() if isinstance(d,(D.date,)) else d
def num(v):
    if isinstance(v,float):
        v=round(v,2)
        return int(v) if v==int(v) else v
    return v
def clean(r):
    o={}
    for k,v in r.items():
        if v is None or k.startswith('_'): continue
        if k=='charges':
            if v: o[k]=[{'code':c,'amount':num(a)} for c,a in v]
            continue
        if k=='rentSteps':
            if v: o[k]=[dict({'date':iso(x[0]),'amount':num(x[1])},**({'per':'year'} if len(x)>2 else {})) for x in v]
            continue
        o[k]=num(iso(v))
    return o
def save(fn,rows,propertyName,asOn,units,occ,vac,assetType,author,style,sheet=None,planted=None,hard=None):
    rs=[clean(r) for r in rows]
    assert all(('unit' in r) or ('tenantName' in r) for r in rs),fn
    t=dict(propertyName=propertyName,asOnDate=iso(asOn),units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rs)
    json.dump(t,open(os.path.join(TR,fn+'.json'),'w'),indent=1,ensure_ascii=False)
    json.dump({"file":fn,"assetType":assetType,"documentType":"RENT_ROLL","author":author,"style":style,"hard":hard},
      open(os.path.join(HERE,'.idx_'+fn),'w'))
def dt(y,m,d): return D.date(y,m,d)
def addm(d,m,eom=False):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    r=D.date(y,mo,1)
    return r
def endterm(start,months): return addm(start.replace(day=1),months)-D.timedelta(days=1)
def m2(v): return f"{v:,.2f}"
def m0(v): return f"{v:,.0f}"
def us(d): return d.strftime('%m/%d/%Y')
def uss(d): return f"{d.month}/{d.day}/{d.strftime('%y')}"
