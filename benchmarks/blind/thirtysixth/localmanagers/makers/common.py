import random, json, os, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__)); SEED=360036
INDEX=[]
F="Alma Bertram Celeste Dorian Edith Farrell Greta Hollis Imani Joel Kiera Lonnie Maribel Nestor Odessa Perry Quentin Rosalind Silas Tamara Ulises Verna Wade Yolanda Zeke Bridget Cody Darnell Elena Frances Gus Hattie Ivan Janelle Kurt Leticia Marcus Noreen Omar Priya Ramon Shawna Tobias Vivian Warren Deanna Emil Lucinda".split()
L="Abernath Brisco Calhoon Dufresne Eklund Fontaine Gustavson Hatcher Ibarra Jankowski Kessinger Lombardo Mbeki Norquist Okafor Pruitt Quesada Rademaker Stavros Tillman Underhill Vasquez Wojcik Yarborough Zamora Ainsley Bonham Crutcher Delacroix Espinoza Fairbank Grimaldi Hollowell Ingersoll Jessup Kowalczyk Lindqvist Maddox Nakagawa Ostrander Pellegrino Ruckert Saldana Thibodeau Vandermeer Whitlock Ybarra Zielinski".split()
class R(random.Random):
    def __init__(s,n): super().__init__(f"{SEED}-{n}"); s.used=set()
    def name(s,style=0):
        while 1:
            a,b=s.choice(F),s.choice(L)
            if (a,b) not in s.used: break
        s.used.add((a,b))
        return f"{a} {b}" if style==0 else f"{b}, {a}"
    def date(s,a,b): return a+dt.timedelta(days=s.randrange((b-a).days+1))
    def first(s,a,b): return s.date(a,b).replace(day=1)
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def us(d): return d if isinstance(d,str) else f"{d.month}/{d.day}/{d.year}"
def us2(d): return d if isinstance(d,str) else d.strftime("%m/%d/%y")
def eoy(d,n=1): return dt.date(d.year+n,d.month,d.day)-dt.timedelta(days=1)
def m(x): return f"{x:,.2f}"
def row(**k): return {a:iso(b) for a,b in k.items() if b is not None and b!=""}
def save(fn,asset,style,rows,units,occ,vac,prop,asof,sheet=None,planted=None,hard=""):
    t=dict(propertyName=prop,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    os.makedirs(BASE+"/truth",exist_ok=True)
    json.dump(t,open(f"{BASE}/truth/{fn}.json","w"),indent=1)
    INDEX.append(dict(file=fn,assetType=asset,documentType="RENT_ROLL",author="localmanagers",style=style,hard=hard))
def D(fn):
    os.makedirs(BASE+"/documents",exist_ok=True); return f"{BASE}/documents/{fn}"
