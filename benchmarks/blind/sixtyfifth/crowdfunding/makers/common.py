import random, json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
D=dt.date
F="Marisol Dwayne Priya Colton Anneke Tobias Leticia Garrett Shanice Ruben Ingrid Omar Kelsey Vince Noelle Hector Brandi Lionel Mei Russell Tamika Jonah Estelle Curtis Paloma Wade Yolanda Everett Dina Marcus Fern Alonzo Kirsten Desmond Trudy Nikhil Bethany Saul Carmen Otis".split()
L="Abernethy Quintero Vossler Okafor Lindqvist Barragan Tremaine Pruitt Hallenbeck Nakagawa Delacroix Stroud Wexford Ibarra Castellan Munroe Pettibone Rahimi Oyelaran Grissom Truax Villalpando Hobday Sandoval Kittredge Marchetti Drummond Ferrante Lockridge Amadi Burkhalter Esposito Thorne Zielinski Gaither Mansour Roquemore Fitch Llewellyn Cardoso".split()
def namer(R,fmt="LF"):
    used=set()
    def n():
        while True:
            a,b=R.choice(F),R.choice(L)
            if (a,b) not in used: break
        used.add((a,b))
        return {"LF":f"{b}, {a}","FL":f"{a} {b}","IL":f"{a[0]}. {b}","UP":f"{b.upper()} {a.upper()}"}[fmt]
    return n
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1]))
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(1)
def iso(d): return d.isoformat() if d else None
def us(d): return d.strftime("%m/%d/%Y") if d else ""
def us2(d): return f"{d.month}/{d.day}/{d.year%100:02d}" if d else ""
def m2(x): return "" if x is None else (f"{x:,.2f}" if x>=0 else f"({-x:,.2f})")
def m0(x): return "" if x is None else (f"{x:,.0f}" if x>=0 else f"({-x:,.0f})")
def row(**k): return {a:b for a,b in k.items() if b is not None and b!="" and b!=[]}
INDEX=[]
def out(file): return os.path.join(HERE,"documents",file)
def save(file,asset,style,hard,rows,name,date,units,occ,vac,sheet=None,planted=None,author="crowdfunding underwriting"):
    for r in rows: assert r.get("unit") or r.get("tenantName"),(file,r)
    t=dict(propertyName=name,asOnDate=date,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(HERE,"truth",file+".json"),"w"),indent=1)
    INDEX.append(dict(file=file,assetType=asset,documentType="RENT_ROLL",author=author,style=style,hard=hard))
    print(file,len(rows),units,occ,vac)
