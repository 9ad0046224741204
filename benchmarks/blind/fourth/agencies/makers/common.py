import os, json, random, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__)); D=HERE+'/documents/'; T=HERE+'/truth/'
META=[]
FN="Marcus Alicia Devon Priya Tomas Renee Curtis Yolanda Brandon Keisha Oleg Hannah Miguel Sade Wei Patrick Lorena Nathan Imani Gregor Tessa Andre Bianca Jerome Farah Dylan Monique Samuel Ingrid Rashad Caitlin Hector Noor Wesley Paulina Terrence Joelle Kwame Sierra Leandro Abigail Victor Shanice Tyler Dolores Mei Raymond Camille Isaac Fatima Gavin Rosalind Omar Brenda Liam Tamika Eduardo Vivian Cedric Anneke".split()
LN="Abernethy Baptiste Calloway Delacruz Eastman Fontaine Grabowski Hollins Ibarra Jennings Kowalczyk Lattimore Mbeki Navarrete Okafor Pemberton Quintana Rutledge Saldivar Thibodeaux Underhill Vasquez Whitcomb Xiong Yarbrough Zielinski Ashworth Bellweather Castellano Dunmore Espinoza Farnsworth Gutierrez Hathaway Iverson Joubert Kilpatrick Lundgren McAllister Nakagawa Oyelaran Pruitt Ramaswamy Stallworth Trevino Upchurch Villanueva Winslow Yamada Zamora Bracken Cheatham Dorsey Eberhardt Fallon Griggs Huang Ionescu Jaramillo Keough Lachance Montoya Nguyen Odom Pacheco Reinholt Sandoval Tran Vance Wojcik".split()
class G:
    def __init__(s,seed): s.r=random.Random(seed); s.used=set()
    def nm(s):
        while 1:
            p=(s.r.choice(FN),s.r.choice(LN))
            if p not in s.used: s.used.add(p); return p
    def fl(s): return "%s %s"%s.nm()
    def lf(s): a,b=s.nm(); return "%s, %s"%(b,a)
def iso(d): return d.isoformat() if d else None
def eom(d):
    n=dt.date(d.year+(d.month==12),d.month%12+1,1); return n-dt.timedelta(1)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return dt.date(y,mo,min(d.day,eom(dt.date(y,mo,1)).day))
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def par(x,f=m2): return "("+f(-x)+")" if x<0 else f(x)
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=[] and v!=""}
def save(name,asset,author,style,hard,prop,ason,units,occ,vac,rows,planted=None,sheet=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    json.dump(t,open(T+name+'.json','w'),indent=1)
    META.append(dict(file=name,assetType=asset,documentType="RENT_ROLL",author=author,style=style,hard=hard))
