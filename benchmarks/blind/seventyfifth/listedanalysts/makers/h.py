import random, json, os, datetime as dt, calendar
B='build/blind'
D=dt.date
def p(f): return f'{B}/documents/{f}'
def iso(d): return d.isoformat() if d else None
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    return D(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def end(d,months): return addm(d,months)-dt.timedelta(days=1)
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=[]}
def save(file,asset,style,hard,name,asof,rows,units,occ,vac,sheet=None,planted=None):
    rows=[clean(r) for r in rows]
    t=dict(propertyName=name,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{B}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    ip=f'{B}/index.json'; ix=json.load(open(ip)) if os.path.exists(ip) else []
    ix=[i for i in ix if i['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author='r75b',style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(ip,'w'),indent=1)
    assert all(r.get('unit') or r.get('tenantName') for r in rows)
    print(file,len(rows),'rows')
A="Harlan Bexley Corvane Tidewell Marrow Ostrander Penhale Quillan Redmoor Saltash Thornby Umberfield Vexford Wadley Yarrow Ashgrove Brindle Calder Dunmere Eskdale Farrant Gresley Hollin Ivelle Jessop Kestrel Lorne Mowbray Northolt Orrin Pell Quarrier Rookwood Stannard Tolland Ulverton Varley Wexcombe Alder Birchall Cinder Draycott Elmsworth Foxhall Granby Hexton Inkwell Juniper Kelsall Larkmoor".split()
def names(rng,kinds,n):
    out=set(); l=[]
    while len(l)<n:
        x=f'{rng.choice(A)} {rng.choice(kinds)}'
        if x not in out: out.add(x); l.append(x)
    return l
