import json, os, random, datetime as D
OUT=os.path.dirname(os.path.abspath(__file__))
SEED=330033
INDEX=[]
FIRST="Alma Bert Carla Dmitri Elena Faisal Greta Hector Imani Jorge Kirsten Lamar Mei Nadia Omar Priya Quentin Rosa Stefan Tanya Ursula Viktor Wanda Xavier Yolanda Zeke Andre Bianca Curtis Delia Emeka Fern Gordon Hilda Ivan Joelle Kofi Lorna Marek Noor Oscar Petra Rhonda Silas Thea Uma Vince Willa Yusuf Zora".split()
LAST="Abbott Barrientos Calloway Dunphy Eklund Farrow Gaines Hollis Ibarra Jessup Kowalczyk Lindqvist Mbeki Novak Okafor Pruitt Quarles Rademacher Sandoval Tolliver Underhill Vasquez Whitcomb Yarrow Zielinski Ashby Brandt Castellano Dorsey Endicott Fontaine Grubb Haverly Ingersoll Jankowski Kemp Lozano Mulvaney Nakata Ortega Pike Rousseau Stroud Tran Umber Vail Wexler Yoon Zamora Delacroix".split()
class Names:
    def __init__(s,r): s.r=r; s.used=set()
    def pair(s):
        while 1:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.used: s.used.add(p); return p
    def fl(s): return "%s %s"%s.pair()
    def lf(s): a,b=s.pair(); return "%s, %s"%(b,a)
def iso(d): return d.isoformat() if isinstance(d,D.date) else d
def clean(r):
    o={}
    for k,v in r.items():
        if k.startswith('_'): continue
        if v is None or v=='' or v==[]: continue
        if isinstance(v,D.date): v=v.isoformat()
        o[k]=v
    return o
def save(fn,rows,prop,ason,units,occ,vac,asset,style,hard=False,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    json.dump(t,open(f"{OUT}/truth/{fn}.json","w"),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=fn,assetType=asset,documentType="RENT_ROLL",author="assessors",style=style,hard=hard))
def path(fn): return f"{OUT}/documents/{fn}"
def rd(r,y0,y1): 
    a=D.date(y0,1,1).toordinal(); b=D.date(y1,12,31).toordinal(); return D.date.fromordinal(r.randint(a,b))
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mm=(d.month-1+m)%12+1
    return D.date(y,mm,1)
def eom(d): return addm(d.replace(day=1),1)-D.timedelta(1)
