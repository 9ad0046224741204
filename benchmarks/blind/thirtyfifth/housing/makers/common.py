import random, json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
AUTH="compliance and operations director, affordable/senior/student housing"
US_F="Darnell Keisha Marisol Tyrone Yolanda Hector Lucinda Bernard Rosalie Quentin Imelda Alonzo Patrice Winston Camille Desmond Ofelia Rashad Noreen Gilbert Tamika Leopold Vera Santiago Odessa Curtis Marvella Ignacio Delphine Roscoe".split()
US_L="Abernock Bravante Culpenny Dorsavio Eastmoor Fennwick Gallardez Hollispar Iverstone Jaramilo Kettering Lomaxe Mondrago Nettlefield Ochoante Pennebrook Quillard Rostande Saltmarsh Tolliverne Umberlin Valdriguez Wetherspell Yarbonne Zelinskor Brantlow Castilleja Dunmorrow Echeverin Farnsby Grantley Hargroove Islander Jessopp Kilbrady Ledbetterly Marchbank Northrupp Oglesbay Prudholm Ransomere Stavrokis Thibodale Underhall Vansickel Wolcottson".split()
UK_F="Aisha Callum Bronwen Declan Gemma Harjit Iona Kwame Lorna Mohammed Nerys Olu Pippa Rhys Shanice Tariq Una Vikram Wendy Zainab Alasdair Beatrix Carys Dilip Eluned Fergus".split()
UK_L="Ackersley Birtwhist Clutterby Dunwoodie Entwist Fothergrove Gillibrand Heppleton Inglethorpe Jowettson Kershaugh Lathamby Murgatroy Nuttallby Okonjuwa Pickersgale Quarmbey Ramsbothe Sowerbutts Thistlewood Uttleyson Varleyson Whitworthe Yelverston Akhtarian Bhandaria Chowdhary Greenhalsh Hardcastell Pilkingham".split()
class Names:
    def __init__(s,rng,f,l): s.r=rng;s.f=f;s.l=l;s.seen=set()
    def pair(s):
        while True:
            p=(s.r.choice(s.f),s.r.choice(s.l))
            if p not in s.seen: s.seen.add(p); return p
    def lf(s): a,b=s.pair(); return f"{b}, {a}"
    def fl(s): a,b=s.pair(); return f"{a} {b}"
def R(**k):
    o={}
    for a,b in k.items():
        if b is None: continue
        if isinstance(b,(dt.date,dt.datetime)): b=b.strftime("%Y-%m-%d")
        if isinstance(b,float): b=round(b,2)
        o[a]=b
    return o
def ch(**k): return [{"code":c.replace('__',' '),"amount":round(a,2)} for c,a in k.items()]
def chl(*p): return [{"code":c,"amount":round(a,2)} for c,a in p if a is not None]
def doc(f): return os.path.join(HERE,"documents",f)
def save(f,asset,style,hard,name,ason,u,o,v,rows,planted=None,sheet=None):
    json.dump({"propertyName":name,"asOnDate":ason,"units":u,"occupied":o,"vacant":v,"sheet":sheet,"planted":planted,"rows":rows},open(os.path.join(HERE,"truth",f+".json"),"w"),indent=1,ensure_ascii=False)
    INDEX.append({"file":f,"assetType":asset,"documentType":"RENT_ROLL","author":AUTH,"style":style,"hard":hard})
def rd(rng,a,b):
    return a+dt.timedelta(days=rng.randint(0,(b-a).days))
def first(d): return d.replace(day=1)
def addm(d,n):
    y,m=divmod(d.month-1+n,12); return dt.date(d.year+y,m+1,min(d.day,28))
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
