import json, os, random, datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
F="Aaron Adela Alma Amber Andre Angel Beatriz Benny Brandi Bryce Camille Carlos Cassidy Chester Clarissa Cody Daria Darnell Delia Devin Dolores Dwayne Elena Elias Esteban Faith Felipe Gina Gordon Graciela Grant Hailey Hector Holly Ignacio Irene Isaac Jada Javier Jolene Kendra Kyle Lacey Leroy Lorena Lucas Mabel Marcus Marisol Mateo Melody Naomi Nestor Nolan Odessa Olga Owen Paloma Parker Perla Quentin Ramona Rhett Rosalind Ruben Sadie Shawna Stefan Tamara Teresa Trent Ursula Vance Verna Wade Wendell Ximena Yolanda Zane".split()
L="Abeyta Aldaz Archuleta Ballard Barela Begaye Benally Brubaker Burkhart Calloway Candelaria Chee Christensen Cordova Dahlgren Denetclaw Dixon Duran Eastman Esquibel Fairbanks Fierro Gallegos Garfield Gutierrez Hansen Haskell Hatch Holyoak Iniguez Jaramillo Jessop Kimball Kowalski Larsen Leyba Lovato Lujan Maestas Marquez McBride Mirabal Montoya Nakai Nez Nielson Ocampo Olsen Ortega Pacheco Pettingill Quintana Redhorse Rencher Rigby Romero Sandoval Saavedra Schmidt Sorensen Stoddard Tafoya Thatcher Tsosie Udall Valdez Vigil Wadsworth Whitlock Yazzie Youngblood Zamora Zuniga".split()
class R(random.Random):
    def __init__(s,seed): super().__init__(seed); s.used=set()
    def pair(s):
        while True:
            p=(s.choice(F),s.choice(L))
            if p not in s.used: s.used.add(p); return p
    def fl(s): return ' '.join(s.pair())
    def lf(s): a,b=s.pair(); return f'{b}, {a}'
    def day(s,a,b):
        return a+dt.timedelta(days=s.randrange((b-a).days+1))
    def first(s,a,b):
        d=s.day(a,b); return d.replace(day=1)
D=dt.date
def eom(d):
    n=(d.replace(day=28)+dt.timedelta(days=4)).replace(day=1); return n-dt.timedelta(days=1)
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    last=eom(D(y,m,1)).day
    return D(y,m,min(d.day,last))
def leaseend(d,n): return addm(d,n)-dt.timedelta(days=1)
iso=lambda d:d.isoformat()
def us(d): return d.strftime('%m/%d/%Y')
def us2(d): return f'{d.month}/{d.day}/{d.year}'
def usy(d): return f'{d.month}/{d.day:02d}/{d:%y}'
def m2(x): return f'{x:,.2f}'
def save(name,meta,rows,asset,style,hard=False,author='r41d'):
    rows=[{k:v for k,v in r.items() if v is not None} for r in rows]
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    t=dict(propertyName=None,asOnDate=None,units=None,occupied=None,vacant=None,sheet=None,planted=None); t.update(meta); t['rows']=rows
    json.dump(t,open(os.path.join(TR,name+'.json'),'w'),indent=1)
    p=os.path.join(ROOT,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
    print(name,len(rows))
