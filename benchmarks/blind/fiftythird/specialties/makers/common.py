import random, json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
SEED=5303
def rng(name): return random.Random(f"{SEED}-{name}")
FIRST="Aaron Adele Alicia Amir Anika Arturo Beatriz Blake Brianna Caleb Camille Carmen Cedric Chloe Clara Damon Darnell Dahlia Deepak Desmond Elena Elias Elise Emmett Erin Esther Fatima Felix Gloria Grant Hannah Hector Imani Ines Isaac Jada Jerome Jia Joelle Jonas Kavita Keith Kendra Kofi Lamar Leila Lucia Marcus Marisol Mei Miles Nadia Naomi Nico Odette Omar Paige Priya Quinn Rafael Renee Rhea Rosa Sanjay Selma Shawn Simone Tariq Tessa Theo Trina Ursula Vera Victor Wendell Xiomara Yusuf Zadie Zoe".split()
LAST="Abernathy Adeyemi Aldana Amrani Ashdown Babcock Baptiste Barrowman Bellweather Birch Bouchard Brandt Calloway Cardoza Castellane Chatterjee Chowning Colquitt Cordero Dabrowski Danforth Delacroix Dinh Dunleavy Eastwick Ekwueme Escalante Fairbairn Farrow Figueroa Galvan Garrity Glasspool Goddard Guerrero Haddad Halloran Hargrove Hidalgo Holloway Ibarra Ingersoll Jankowski Jessup Kaminski Kettering Kowal Lachance Langford Ledbetter Lindqvist Lovelace Machado Marchetti McAllister Mbeki Merriweather Nakagawa Navarro Nguyen Oduya Okafor Ostrander Pacheco Pemberton Petrov Pickering Quintero Radcliffe Rao Redfern Rosales Sandoval Santangelo Shapley Siddiqui Sorensen Stavros Tanaka Thackeray Tolliver Trujillo Underhill Vandermeer Vasquez Villareal Wainwright Weatherby Whitcomb Woolcott Yarborough Yoon Zapata Zielinski".split()
class Names:
    def __init__(s,r):
        s.r=r; s.seen=set()
    def pair(s):
        while True:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.seen:
                s.seen.add(p); return p
    def lf(s): f,l=s.pair(); return f"{l}, {f}"
    def fl(s): f,l=s.pair(); return f"{f} {l}"
    def il(s): f,l=s.pair(); return f"{f[0]}. {l}"
D=dt.date
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def us(d): return d.strftime("%m/%d/%Y")
def us2(d): return d.strftime("%m/%d/%y")
def usn(d): return f"{d.month}/{d.day}/{d.year}"
def usn2(d): return f"{d.month}/{d.day}/{d.year%100:02d}"
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    last=[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]
    return D(y,m,min(d.day,last))
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(1)
def days(n): return dt.timedelta(n)
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def row(**k):
    o={}
    for a,b in k.items():
        if b is None: continue
        if isinstance(b,dt.date): b=iso(b)
        if a in("marketRent","contractRent","annualRent","deposit","balance","totalCharges","area"): b=round(b,2)
        o[a]=b
    return o
INDEX=[]
def save(file,truth,assetType,style,hard):
    truth.setdefault("sheet",None); truth.setdefault("planted",None)
    with open(f"{HERE}/truth/{file}.json","w") as f: json.dump(truth,f,indent=1,ensure_ascii=False)
    INDEX.append({"file":file,"assetType":assetType,"documentType":"RENT_ROLL","author":"r53/specialties","style":style,"hard":hard})
def doc(f): return f"{HERE}/documents/{f}"
