import random, json, os, datetime as dt
ROOT='build/blind'
D=dt.date
F="Avery Brianna Calvin Dolores Everett Fatima Graciela Hector Imani Jerome Kelsey Lamont Marisol Nadine Orlando Priya Quentin Rosalind Stellan Tamika Ulises Verona Wendell Ximena Yolanda Zachary Alonzo Bettina Corwin Darnell Elspeth Florian Gwendolyn Harlan Ingrid Jovan Keisha Leopold Maren Nolan Odette Percy Renata Silas Thea Umberto Vance Willa Yusuf Zelda".split()
L="Abernatty Bastione Calderwood Drummel Eastvale Fontanez Grebler Halvorset Iniguez Jarnagin Kettleman Lindqvist Mcatee Norrgard Okonwe Pellerito Quarrells Rostami Stavely Trimbach Ulloa-Reyes Vandermast Wexcombe Yarrowby Zielonka Ashbrough Bellingar Castrejon Dunmoyer Espadas Fairlamb Gallowhur Hinkelman Ibarrola Joubran Kwartler Loxterman Montavo Nakasone Oyelade Pruettman Ravenell Sundstrom Tolliver Urquizo Villasana Whitgrove Yamaoka Zubiri Brackenfeld".split()
def names(rng,n):
    s=[];seen=set()
    while len(s)<n:
        p=(rng.choice(F),rng.choice(L))
        if p in seen: continue
        seen.add(p); s.append(p)
    return s
def m2(x): return f"{x:,.2f}" if x>=0 else f"({-x:,.2f})"
def n2(x): return f"{x:,.2f}"
def n0(x): return f"{x:,.0f}"
def mdy(d): return d.strftime('%m/%d/%Y') if d else ''
def iso(d): return d.isoformat() if d else None
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return D(y,m,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]))
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(1)
def R(**k):
    return {a:(iso(b) if isinstance(b,dt.date) else (round(b,2) if isinstance(b,float) else b)) for a,b in k.items() if b is not None and b!=[]}
def doc(fn): return f'{ROOT}/documents/{fn}'
def save(fn,asset,style,hard,prop,ason,u,o,v,rows,sheet=None,planted=None,totals=None,**kw):
    t=dict(propertyName=prop,asOnDate=ason,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{ROOT}/truth/{fn}.json','w'),indent=1)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r81a',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
    p=f'{ROOT}/makers/totals.json'; tt=json.load(open(p)) if os.path.exists(p) else {}
    tt[fn]=totals or {}; json.dump(tt,open(p,'w'),indent=1)
    print(fn,len(rows),'rows')
