import json, os, random, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth'); TMP='build/'
os.makedirs(DOC,exist_ok=True); os.makedirs(TR,exist_ok=True)
INDEX=[]
D=dt.date
def rng(n): return random.Random(6000+n)
def row(**k): return {a:b for a,b in k.items() if b is not None and b!=[]}
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    import calendar
    return D(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def expiry(start,months): return addm(start,months)-dt.timedelta(days=1)
def iso(d): return d.isoformat() if d else None
def c0(x): return f"{x:,.0f}"
def c2(x): return f"{x:,.2f}"
def yrs(a,b): return round((b-a).days/365.25,2)
def path(n): return os.path.join(DOC,n)
def save(name,asset,rows,prop,asof,units,occ,vac,style,hard,sheet=None,planted=None):
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    t=dict(propertyName=prop,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(TR,name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author='corporatesellers',style=style,hard=hard))
