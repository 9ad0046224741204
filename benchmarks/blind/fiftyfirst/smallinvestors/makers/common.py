import json, os, random, datetime as dt
BASE=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS=os.path.join(BASE,'documents'); TRUTH=os.path.join(BASE,'truth')
D=dt.date
FIRST="Alvin Brenda Carlos Denise Ernesto Faith Gerald Hana Ivan Jolene Kwame Lorena Marcus Nadia Omar Priya Quincy Rosalind Stefan Tamika Ulises Vera Wendell Ximena Yusuf Zelda Andre Bridget Cedric Dolores Emil Fatima Greta Hector Imani Jasper Keisha Leland Mireya Nolan Odessa Pavel Renata Shawn Trudy Vance Whitney Yolanda Aiden Becca".split()
LAST="Abernathy Bustos Calloway Dembele Eckhart Fuentes Grimaldi Hollis Ibarra Jankowski Kessler Lomax Mbeki Nakagawa Okafor Pruitt Quarles Rasmussen Sandoval Thibodeaux Underhill Valdez Whitlock Yarbrough Zielinski Ambrose Bledsoe Castellano Duvall Espinal Fairchild Gunderson Haddad Ingram Jeffries Kowalczyk Ledbetter Montoya Norwood Ostrander Petrosyan Ramsey Stovall Tran Ulrich Vang Winfield Youngblood Cheatham Barlow".split()
class Names:
    def __init__(s,rng): s.r=rng; s.used=set()
    def fl(s):
        while 1:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.used and p[1] not in {u[1] for u in s.used if len(s.used)<45}:
                s.used.add(p); return p
    def full(s): return '%s %s'%s.fl()
    def lf(s): f,l=s.fl(); return '%s, %s'%(l,f)
def iso(d): return d.isoformat()
def mdy(d): return d.strftime('%m/%d/%Y')
def mdys(d): return '%d/%d/%d'%(d.month,d.day,d.year)
def mdyy(d): return '%d/%d/%02d'%(d.month,d.day,d.year%100)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,min(d.day,28) if d.day>28 else d.day)
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(days=1)
def m2(x): return '{:,.2f}'.format(x)
def m0(x): return '{:,.0f}'.format(x)
def clean(r): return {k:v for k,v in r.items() if v is not None}
def save(file,rows,propertyName=None,asOn=None,units=None,occ=None,vac=None,sheet=None,planted=None):
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    json.dump(t,open(os.path.join(TRUTH,file+'.json'),'w'),indent=1)
def path(f): return os.path.join(DOCS,f)
def entry(file,asset,author,style,hard=False):
    return dict(file=file,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)
