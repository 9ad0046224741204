import json,os,random,datetime as D
HERE=os.path.dirname(os.path.abspath(__file__)); DOC=HERE+'/documents/'; TR=HERE+'/truth/'
INDEX=[]
FN="Marisol Devon Tamika Gerald Ines Curtis Bao Lorraine Hector Shanice Wendell Priya Otis Carmen Tyrell Nadia Floyd Yesenia Grant Latoya Emil Rosa Duane Keiko Arlo Bettina Cyrus Delphine Enzo Farrah Glenn Hana Ivor Jocelyn Kirk Leticia Milo Noreen Omar Paulette Quinn Reggie Selma Tobias Uma Vernon Willa Xavier Yolanda Zane".split()
LN="Abernall Brockwitz Castanedo Dellinger Eastmore Fontanez Gorrick Halvorsen Iverly Jankowiak Kellerby Lomaxton Mireles Nordquist Oyelaran Pettibone Quarlesby Rostova Sandifer Tolliver Urbanek Vasquera Whitlatch Xiongde Yarborne Zelinka Brandtner Coylesby Dunmoor Estavillo Furlong Greatorex Hochman Imhoff Jessop Kimbrell Lindqvist Marchbank Nevarez Ostrander Pruittsby Rademaker Stallworth Tranh Upshaw Villalpa Wozniakow Yoderick Zamarripa Birdsong".split()
class R(random.Random):
    def __init__(s,seed): super().__init__(seed); s.used=set()
    def name(s,f="{f} {l}"):
        while 1:
            a,b=s.choice(FN),s.choice(LN)
            if (a,b) not in s.used: s.used.add((a,b)); return f.format(f=a,l=b,m=s.choice("ABCDEJKLMRST"))
    def date(s,a,b): 
        return a+D.timedelta(days=s.randrange((b-a).days))
def d(y,m,dd): return D.date(y,m,dd)
def addm(x,n):
    m=x.month-1+n; return D.date(x.year+m//12,m%12+1,min(x.day,28))
def eom(x): return D.date(x.year+(x.month==12),x.month%12+1,1)-D.timedelta(1)
def us(x): return x.strftime('%m/%d/%Y')
def us2(x): return x.strftime('%m/%d/%y')
def sh(x): return f"{x.month}/{x.day}/{x.year}"
def m2(v): return f"{v:,.2f}" if v>=0 else f"({-v:,.2f})"
def mm(v): return f"{v:,.2f}"
def m0(v): return f"{v:,.0f}"
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b==[]: continue
        o[a]=b.isoformat() if isinstance(b,D.date) else (round(b,2) if isinstance(b,float) else b)
    assert o.get('unit') or o.get('tenantName'),o
    return o
def ch(*ps): return [{"code":c,"amount":round(v,2)} for c,v in ps if v is not None]
def save(fn,asset,style,hard,name,ason,units,occ,vac,rows,sheet=None,planted=None):
    t=dict(propertyName=name,asOnDate=ason.isoformat() if isinstance(ason,D.date) else ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(TR+fn+'.json','w'),indent=1)
    INDEX.append(dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='banks',style=style,hard=hard))
    print(fn,len(rows),units,occ,vac,bool(planted))
def s(rows,k): return round(sum(r.get(k,0) or 0 for r in rows),2)
