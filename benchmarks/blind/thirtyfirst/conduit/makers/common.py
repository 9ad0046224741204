import random, json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__)); INDEX=[]
D=dt.date
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    return D(y,m,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]))
def endm(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(days=1)
def m2(v): return f"{v:,.2f}"
def m0(v): return f"{v:,.0f}"
def us(d): return d.strftime("%m/%d/%Y")
def us1(d): return f"{d.month}/{d.day}/{d.year}"
def us2(d): return f"{d.month}/{d.day}/{d.strftime('%y')}"
FIRST="Alma Bertram Corliss Delphine Edmund Fay Gideon Harriet Ignatius Joan Kermit Lavinia Milford Nell Orville Petra Quincy Rowena Silas Thelma Ulysses Verna Wendell Yvette Zeb Marisol Tomas Hideo Priya Kwame".split()
LAST="Abernott Brickley Castellow Dunmoor Esterby Farquist Gadsey Hollenbee Ivarson Jessamy Kettlow Lindqvale Marrow Nettleby Ostrander Pellew Quarles Rendle Sandoval Tilney Underhay Vossberg Wexcombe Yarnell Zellmer Okonjo Raghunath Delacroix Tremblow Pickard".split()
def person(r,sep=", "):
    f,l=r.choice(FIRST),r.choice(LAST); return f"{l}{sep}{f}"
def save(fn,asset,truth,style,hard=False):
    truth.setdefault("planted",None); truth.setdefault("sheet",None)
    truth["rows"]=[{k:iso(v) for k,v in x.items() if v is not None} for x in truth["rows"]]
    for x in truth["rows"]:
        if "rentSteps" in x and not x["rentSteps"]: del x["rentSteps"]
        if "rentSteps" in x:
            x["rentSteps"]=[{k:iso(v) for k,v in s.items()} for s in x["rentSteps"]]
    json.dump(truth,open(f"{HERE}/truth/{fn}.json","w"),indent=1)
    INDEX.append(dict(file=fn,assetType=asset,documentType="RENT_ROLL",author="conduit",style=style,hard=hard))
def doc(fn): return f"{HERE}/documents/{fn}"
