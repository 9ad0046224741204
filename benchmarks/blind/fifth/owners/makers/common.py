import random, json, os, datetime as dt
from datetime import date, timedelta
ROOT=os.path.dirname(os.path.abspath(__file__))
FIRST="Marlon Adele Tobias Yesenia Corrine Dashiell Imani Preston Lucinda Hector Wanda Theo Paulina Gareth Noemi Ruben Sabrina Odell Kavita Bryce Tamika Emil Rosario Clifton Anja Devon Marisol Quentin Farah Lowell Ingrid Jamal Bettina Oscar Leila Vernon Priya Desmond Carla Hugh".split()
LAST="Abernethy Okafor Delacruz Whitcomb Tran Marchetti Boudreaux Szymanski Holloway Paredes Quigley Nakamura Eastman Farouk Lindqvist Bright Castellano Dunmore Ferris Gaines Hadley Iverson Jarvis Kowalczyk Lozano McAllister Novak Ortega Pruitt Rasmussen Stovall Thibodeau Underhill Vargas Wendell Yoder Zamora Beckett Crane Dempsey".split()
def rng(seed): return random.Random(seed)
class Names:
    def __init__(s,r): s.r=r; s.used=set()
    def __call__(s):
        while True:
            n=(s.r.choice(FIRST),s.r.choice(LAST))
            if n not in s.used: s.used.add(n); return n
def iso(d): return d.isoformat() if isinstance(d,(date,)) else d
def eom(d):
    n=date(d.year+(d.month==12),d.month%12+1,1); return n-timedelta(days=1)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return date(y,mo,min(d.day,eom(date(y,mo,1)).day))
def row(**k):
    o={}
    for a,v in k.items():
        if v is None or v=="" or v==[]: continue
        if isinstance(v,date): v=iso(v)
        if isinstance(v,float): v=round(v,2)
        o[a]=v
    for s in o.get("rentSteps",[]): s["date"]=iso(s["date"])
    return o
def save(name,asset,style,hard,prop,ason,rows,units=None,occ=None,vac=None,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=iso(ason),units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f"{ROOT}/truth/{name}.json","w"),indent=1,ensure_ascii=False)
    p=f"{ROOT}/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e["file"]!=name]+[dict(file=name,assetType=asset,documentType="RENT_ROLL",author="g1",style=style,hard=hard)]
    ix.sort(key=lambda e:e["file"]); json.dump(ix,open(p,"w"),indent=1,ensure_ascii=False)
    print(name,len(rows),units,occ,vac)
def doc(name): return f"{ROOT}/documents/{name}"
