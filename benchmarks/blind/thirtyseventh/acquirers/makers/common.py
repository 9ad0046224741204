import random, json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__)); INDEX=[]
F="Adela Bruno Corwin Dessa Elric Fenna Garrick Hollis Ines Jorah Kestra Lionel Marisol Nadine Orrin Petra Quill Rosalind Stellan Tamsin Ulric Verena Wendell Xiomara Yorick Zelda Amado Brisa Calla Dmitri Esme Faron Giselle Hamza Imani Jovan Keiko Lazaro Mireille Nolan Oksana Pilar Ramiro Saoirse Tobias".split()
L="Abernall Brackwood Castellane Dunmoor Eskridge Farrowby Gundersby Halvorne Ivarsdale Jessamy Kilbrook Lorimond Mastrangue Nettlefield Ostrowell Pallanter Quintrell Rademore Solverino Thackwell Ugarteza Vandermoss Whitlowe Yarborne Zamarripo Achterby Bellwether Crannock Delacruzo Enderlin Fitzmaur Galbreth Hortensen Inglebard Okonjowe Patelwar Nguyenham Reyesol Tranlow".split()
def namer(r):
    seen=set()
    def n(fmt="FL"):
        while True:
            a,b=r.choice(F),r.choice(L)
            if (a,b) not in seen: seen.add((a,b)); break
        return f"{a} {b}" if fmt=="FL" else f"{b}, {a}"
    return n
D=dt.date
def rd(r,a,b): return a+dt.timedelta(days=r.randrange((b-a).days+1))
def addm(d,m,day=None):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,min(day or d.day,28))
def eom(d): return (D(d.year+(d.month==12),d.month%12+1,1)-dt.timedelta(days=1))
def lend(s,m): return addm(s,m)-dt.timedelta(days=1)
def us(d): return d.strftime("%m/%d/%Y")
def us2(d): return f"{d.month}/{d.day}/{d.year%100:02d}"
def c2(x): return f"{x:,.2f}" if x>=0 else f"({-x:,.2f})"
def c0(x): return f"{x:,.0f}"
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def clean(x): return {k:(iso(v) if isinstance(v,dt.date) else (round(v,2) if isinstance(v,float) else v)) for k,v in x.items() if v is not None}
def path(n): return os.path.join(HERE,"documents",n)
def save(n,asset,style,rows,units,occ,vac,prop,ason,sheet=None,planted=None,hard=""):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(x) for x in rows])
    json.dump(t,open(os.path.join(HERE,"truth",n+".json"),"w"),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=n,assetType=asset,documentType="RENT_ROLL",author="acquirers",style=style,hard=hard))
def step(d,a,per=None):
    x={"date":iso(d),"amount":round(a,2)}
    if per: x["per"]=per
    return x
