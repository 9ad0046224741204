import json,os,random,datetime as D
R=os.path.dirname(os.path.abspath(__file__))
def doc(n): return f"{R}/documents/{n}"
def iso(d): return d.isoformat() if hasattr(d,'isoformat') else d
def row(**k): return {a:iso(b) for a,b in k.items() if b is not None}
def put(n,asset,style,hard,name,ason,units,occ,vac,rows,totals,planted=None,sheet=None):
    t=dict(propertyName=name,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,printedTotals=totals,rows=rows)
    json.dump(t,open(f"{R}/truth/{n}.json","w"),indent=1,ensure_ascii=False)
    json.dump(dict(file=n,assetType=asset,documentType="RENT_ROLL",author="r18",style=style,hard=hard),open(f"{R}/parts/{n}.json","w"))
    L=[json.load(open(f"{R}/parts/{f}")) for f in sorted(os.listdir(f"{R}/parts"))]
    json.dump(L,open(f"{R}/index.json","w"),indent=1)
FN="Dana Marcus Ilse Theo Priya Rafael Noor Kent Joanna Wes Tamsin Obi Lena Hugo Carla Devin Marta Yusuf Greta Paolo Simone Brett Aiko Dorian Nell Ruben Fay Ansel Tova Clyde Mina Jarek Odette Lionel Sabra Quentin".split()
LN="Abernott Bascomb Calderis Dunmore Eskridge Farrowby Galvanek Hestrin Ivarson Jalbrook Kestwick Lomaxen Marbeck Nordahl Ostrander Pellworth Quillane Ravensby Sotelov Tarkington Umberly Vasquero Wendling Yarrowick Zellmark Brightmoor Castellow Drummel".split()
def person(r): return r.choice(FN)+" "+r.choice(LN)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    import calendar
    return D.date(y,mo,min(d.day,calendar.monthrange(y,mo)[1]))
def eom(d): return addm(d.replace(day=1),1)-D.timedelta(1)
