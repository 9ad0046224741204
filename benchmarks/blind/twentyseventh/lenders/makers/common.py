import random, json, os, datetime as dt
B=os.path.dirname(os.path.abspath(__file__)); R=random.Random(27027); INDEX=[]
F="Marisol Trent Aleah Devonte Priya Hollis Bianca Orson Keiko Landry Thea Amir Corinne Rufus Odette Javier Simone Wade Ngozi Ellery Pilar Gideon Tamsin Kofi Lenore Bryce Yesenia Anders Cleo Marcus Ingrid Dashiell Fatima Quentin Roslyn Emeka Paige Tobias Vera Lamar".split()
L="Okonski Bramwell Tessier Vandergrift Quiroga Halvorsen Pettibone Adeyemi Castellano Drummond Ferreira Gough Hinojosa Iverson Jankowski Kessinger Lindqvist Marchetti Nakagawa Oyelaran Pruitt Rasmussen Sandoval Thibodeaux Ulrich Villareal Whitcombe Yarborough Zielinski Abernathy Boudreau Crandall Delacroix Eastwick Fontaine Grissom Hargrove Ibarra Jorgensen Kowalczyk".split()
used=set()
def person():
    while 1:
        n=(R.choice(F),R.choice(L))
        if n not in used: used.add(n); return n
def lf(): a,b=person(); return f"{b}, {a}"
def fl(): return " ".join(person())
def d(a,b): # random date
    x=dt.date.fromisoformat(a); y=dt.date.fromisoformat(b); return x+dt.timedelta(R.randrange((y-x).days+1))
def eom(x): return (x.replace(day=28)+dt.timedelta(4)).replace(day=1)-dt.timedelta(1)
def addm(x,n): m=x.month-1+n; return dt.date(x.year+m//12,m%12+1,min(x.day,28))
def us(x): return x.strftime("%m/%d/%Y") if x else ""
def us2(x): return f"{x.month}/{x.day}/{x.year%100:02d}" if x else ""
def m2(v): return "" if v is None else f"{v:,.2f}"
def m0(v): return "" if v is None else f"{v:,.0f}"
def row(**k):
    o={}
    for a,b in k.items():
        if b is None: continue
        if isinstance(b,dt.date): b=b.isoformat()
        o[a]=b
    return o
def save(fn,asset,style,rows,prop,asof,u,o,v,sheet=None,planted=None,hard=False):
    t=dict(propertyName=prop,asOnDate=asof,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f"{B}/truth/{fn}.json","w"),indent=1)
    INDEX.append(dict(file=fn,assetType=asset,documentType="RENT_ROLL",author="lenders27",style=style,hard=hard))
