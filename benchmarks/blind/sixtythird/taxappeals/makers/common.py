import random, json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TRU,exist_ok=True)
INDEX=[]
D=dt.date
LAST="Abernett Bascombe Calloway Dressen Eckhart Fontaine Gillory Hartsock Imberly Jessup Kowalczyk Lindahl Marchetti Nakagawa Okonjo Pellham Quarles Ridenour Salcedo Thibault Underhay Vasquez Whitlow Xiong Yarbro Zelinsky Ambrosio Bielski Cordova Delacruz Espino Farrow Gunderson Hollis Iverson Juarez Kipling Lomax Montero Nwosu Ostrander Pruitt Rasmus Sandoval Tolliver Ulrich Villanueva Wexley Yoon Zamora Brantley Chaudry Dumont Fenske Grady Haddix Kemmer Lavoie Mertz Novak Olmstead Petrakis Rourke Stavros Trask Venable Wendt".split()
FIRST="Aaron Bethany Carlos Denise Elena Frank Gwen Hector Irene Joel Keisha Leon Marta Nolan Olive Paul Quinn Rosa Simon Tara Ursula Victor Wanda Yusuf Zoe Alicia Brian Chloe Darnell Edith Felix Grace Hugh Ivy Jamal Kara Luis Mona Neil Opal Priya Ramon Sheila Tomas Vera Wes".split()
class Names:
    def __init__(s,rng): s.r=rng; s.used=set()
    def p(s):
        while True:
            a=(s.r.choice(FIRST),s.r.choice(LAST))
            if a not in s.used: s.used.add(a); return a
    def fl(s): a=s.p(); return f"{a[0]} {a[1]}"
    def lf(s): a=s.p(); return f"{a[1]}, {a[0]}"
def clean(d): return {k:v for k,v in d.items() if v is not None and v!=[]}
def R(**k): return clean(k)
def iso(d): return d.isoformat() if isinstance(d,D) else d
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    return D(y,m,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]))
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(1)
def rdate(r,a,b): return a+dt.timedelta(r.randint(0,(b-a).days))
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def us(d): return f"{d.month:02d}/{d.day:02d}/{d.year}"
def us1(d): return f"{d.month}/{d.day}/{d.year}"
def us2(d): return f"{d.month}/{d.day}/{d.year%100:02d}"
def save(file,asset,style,hard,rows,propertyName=None,asOn=None,units=None,occ=None,vac=None,sheet=None,planted=None):
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(TRU,file+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=file,assetType=asset,documentType="RENT_ROLL",author="taxappeals",style=style,hard=hard))
