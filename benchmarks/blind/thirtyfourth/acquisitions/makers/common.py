import random, json, os, datetime as dt
B=os.path.dirname(os.path.abspath(__file__)); SEED=340034
FN="Alma Bettina Corwin Delphine Emeric Farrah Gideon Hollis Ianthe Jorah Keziah Lorcan Marisol Nestor Odalys Perrin Quilla Rosalind Stellan Tamsin Ulises Verity Wendell Xiomara Yusra Zeb Anselm Briony Caspian Dagny Elodie Fintan Greer Hadley Isolde Jarek Kerensa Ludo Mireya Nolan".split()
LN="Abernethy Brannock Castellow Dunwoodie Eskridge Fairlamb Galbreath Hollowell Ibarrola Jessup Kittredge Lindqvist Mabry Nakagoshi Oyelaran Pettibone Quarterman Ravenel Stubblefield Tidwell Underhill Vantongeren Whisenant Yarbrough Zielonka Amundsen Bocanegra Crabtree Delacroix Endicott Fontanez Goodspeed Huckaby Ingersoll Kowalczuk Lattimore Mosquera Nettles Ogletree Purvis Rutledge Sandoval-Reyes Threadgill Urquidi Vickers Wojtas".split()
D=dt.date
def rng(k): return random.Random(f"{SEED}-{k}")
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def __call__(s,f="fl"):
        while 1:
            a,b=s.r.choice(FN),s.r.choice(LN)
            if (a,b) not in s.u: s.u.add((a,b)); break
        return f"{a} {b}" if f=="fl" else f"{b}, {a}"
def rd(r,a,b): return a+dt.timedelta(days=r.randint(0,(b-a).days))
def eom(y,m): return (D(y+(m==12),m%12+1,1)-dt.timedelta(days=1))
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); m+=1
    return D(y,m,min(d.day,eom(y,m).day))
def us(d): return f"{d.month}/{d.day}/{d.year}"
def us0(d): return d.strftime("%m/%d/%Y")
def m2(x): return f"{x:,.2f}" if x>=0 else f"({-x:,.2f})"
def m0(x): return f"{x:,.0f}"
def row(**k):
    o={}
    for a,v in k.items():
        if v is None or v==[]: continue
        if isinstance(v,(dt.date,dt.datetime)): v=v.isoformat()[:10]
        if isinstance(v,float): v=round(v,2)
        o[a]=v
    return o
def ch(*p): return [{"code":c,"amount":round(a,2)} for c,a in p]
def save(f,asset,style,hard,name,ason,u,o,v,rows,sheet=None,planted=None):
    json.dump({"propertyName":name,"asOnDate":ason,"units":u,"occupied":o,"vacant":v,"sheet":sheet,"planted":planted,"rows":rows},open(f"{B}/truth/{f}.json","w"),indent=1,ensure_ascii=False)
    p=f"{B}/index.part/{f}.json"; os.makedirs(os.path.dirname(p),exist_ok=True)
    json.dump({"file":f,"assetType":asset,"documentType":"RENT_ROLL","author":"acquisitions","style":style,"hard":hard},open(p,"w"))
def doc(f): return f"{B}/documents/{f}"
