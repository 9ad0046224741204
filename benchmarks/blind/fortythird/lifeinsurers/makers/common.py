import json, os, random, datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
D=dt.date
KEYS=["unit","building","propertyName","unitType","area","tenantName","statusText","section","marketRent","contractRent","annualRent",
 "leaseStartDate","leaseEndDate","moveInDate","moveOutDate","deposit","balance","charges","totalCharges","rentSteps"]
def doc(name): return os.path.join(ROOT,"documents",name)
def iso(v): return v.isoformat() if isinstance(v,(dt.date,dt.datetime)) else v
def row(**k):
    r={}
    for x in KEYS:
        v=k.pop(x,None)
        if v is None or v==[]: continue
        if x=="charges": v=[{"code":c,"amount":round(a,2)} for c,a in v]
        elif x=="rentSteps": v=[{kk:iso(vv) for kk,vv in s.items()} for s in v]
        elif isinstance(v,float): v=round(v,2)
        r[x]=iso(v)
    assert not k,k
    return r
def save(name,rows,propertyName,asOn,units,occ,vac,assetType,style,author,sheet=None,planted=None,hard=False):
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(ROOT,"truth",name+".json"),"w"),indent=1)
    p=os.path.join(ROOT,"index.json")
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i["file"]!=name]+[dict(file=name,assetType=assetType,documentType="RENT_ROLL",author=author,style=style,hard=hard)]
    ix.sort(key=lambda i:i["file"]); json.dump(ix,open(p,"w"),indent=1)
    print(name,len(rows),"rows; units",units,occ,vac,"sum contract",round(sum(r.get("contractRent",0) for r in rows),2))
FIRST="Marisol Devon Priya Tobias Lenora Quentin Hye-jin Abdul Rosalind Garrett Imani Stellan Bettina Cordell Yesenia Malik Theodora Joaquin Fern Nikhil Odessa Rashad Wilma Xiomara Corbin Delphine Emeka Farrah Gideon Harriet Ignacio Jolene Kwame Lucinda Mateo Nadia Orville Paloma Rufus Saoirse Tamika Ulises Verna Winston Yolanda Zeke Adela Bertrand Clarice Dominic".split()
LAST="Abernathy Bouchard Castellon Dunleavy Eastwick Fontaine Garza Holloway Ibarra Jankowski Kettering Lindqvist Mbeki Nakashima Oyelaran Pruitt Quiroz Rasmussen Stavros Thibodeaux Umarov Vandermeer Whitcomb Xiong Yarbrough Zelenko Alcott Bergstrom Cheng Delacroix Ellery Farnsworth Gutierrez Hargrove Iverson Jaramillo Kowalczyk Lockridge Mendenhall Norwood Okafor Pacheco Redfern Sandoval Trujillo Underhill Velasco Wexler Yamada Zimmerman".split()
def names(rng,n):
    s=set();o=[]
    while len(o)<n:
        a=(rng.choice(FIRST),rng.choice(LAST))
        if a not in s: s.add(a);o.append(a)
    return o
def md(d,f="%m/%d/%Y"): return d.strftime(f)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    import calendar
    return D(y,mo,min(d.day,calendar.monthrange(y,mo)[1]))
def eom(d): return addm(d.replace(day=1),1)-dt.timedelta(days=1)
