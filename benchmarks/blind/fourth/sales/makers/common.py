import json, os, random, datetime as dt
ROOT=os.path.dirname(os.path.abspath(__file__))
D=dt.date
INDEX=os.path.join(ROOT,'index_parts'); os.makedirs(INDEX,exist_ok=True)
for d in ('documents','truth'): os.makedirs(os.path.join(ROOT,d),exist_ok=True)
def doc(n): return os.path.join(ROOT,'documents',n)
def iso(d): return d.isoformat() if isinstance(d,(D,)) else d
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,1)
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(days=1)
def clean(r):
    o={}
    for k,v in r.items():
        if v is None or v==[] : continue
        if isinstance(v,D): v=iso(v)
        if isinstance(v,float): v=round(v,2)
        if k=='charges': v=[{'code':c['code'],'amount':round(c['amount'],2)} for c in v]
        if k=='rentSteps': v=[{kk:(iso(vv) if not isinstance(vv,float) else round(vv,2)) for kk,vv in s.items()} for s in v]
        o[k]=v
    return o
def save(name,propertyName,asOn,units,occ,vac,rows,assetType,style,hard,sheet=None,planted=None,checks=()):
    t=dict(propertyName=propertyName,asOnDate=iso(asOn) if asOn else None,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    json.dump(t,open(os.path.join(ROOT,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    # checks: (key, printed total)
    for lab,calc,printed in checks:
        ok=abs(calc-printed)<0.006
        print(('ok  ' if ok else 'DIFF'),name,lab,round(calc,2),printed,'(planted)' if planted and not ok else '')
    json.dump(dict(file=name,assetType=assetType,documentType='RENT_ROLL',author='e2',style=style,hard=hard,planted=bool(planted)),open(os.path.join(INDEX,name+'.json'),'w'))
    print(name,len(rows),'rows',units,occ,vac)
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def sm(rows,k): return round(sum(r.get(k) or 0 for r in rows),2)
def us(d): return f'{d.month}/{d.day}/{d.year}'
def us2(d): return d.strftime('%m/%d/%y')
def us4(d): return d.strftime('%m/%d/%Y')
