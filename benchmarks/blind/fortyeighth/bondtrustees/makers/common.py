"""Shared plumbing only (names, dates, truth files) - every layout lives in its own maker."""
import json, os, random, datetime as dt
BASE=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(BASE,'documents'); TR=os.path.join(BASE,'truth')
F="Alma Bettina Corwin Darnell Edith Fabian Gwen Hollis Imani Jarrod Kestrel Lorna Marisol Nolan Odessa Perry Quiana Roscoe Selma Tobias Ursula Vance Wilma Yusuf Zelda Arlo Bridget Cedric Delphine Emeka Farah Gordon Hester Ivo Jolene Kofi Leora Mateo Nadine Orrin Paloma Reuben Shanice Thaddeus Una Viola Wendell Xiomara Abel Corinne".split()
L="Abernale Brickhouse Calloway Dunmore Eastlick Farnsby Goldwyn Hathorne Ibarrondo Jessamy Kilbride Lathrop Mondragon Netherby Okonjo Pettigrew Quarles Rostami Standish Tillotson Umber Vasquillo Wetherby Yarborough Zielonka Ashgrove Bellweather Cranford Delacorte Echevarra Fennimore Greystone Hollander Inglenook Jurado Kowalke Lindqvold Marchetta Nakamori Osterholt Pruitt Quintero Ravenel Sorrell Trevayne Upchurch Vandermolen Whitlock Yeager Zapatero".split()
def person(r): return r.choice(F),r.choice(L)
class Names:
    def __init__(s,r): s.r=r; s.used=set()
    def get(s):
        while True:
            p=person(s.r)
            if p not in s.used: s.used.add(p); return p
def d(y,m,day): return dt.date(y,m,day)
def addm(x,n):
    m=x.month-1+n; y=x.year+m//12; m=m%12+1
    import calendar
    return dt.date(y,m,min(x.day,calendar.monthrange(y,m)[1]))
def eom(x): return addm(x.replace(day=1),1)-dt.timedelta(days=1)
def us(x): return x.strftime('%m/%d/%Y')
def m2(v): return f"{v:,.2f}" if v>=0 else f"({-v:,.2f})"
def save(fname,truth,asset,style,hard=False):
    rows=[]
    for r in truth['rows']:
        q={}
        for k,v in r.items():
            if v is None or v=='' or v==[]: continue
            if isinstance(v,(dt.date,dt.datetime)): v=v.strftime('%Y-%m-%d')
            if isinstance(v,float): v=round(v,2)
            q[k]=v
        rows.append(q)
    truth['rows']=rows
    truth.setdefault('sheet',None); truth.setdefault('planted',None)
    with open(os.path.join(TR,fname+'.json'),'w') as f: json.dump(truth,f,indent=1,ensure_ascii=False)
    os.makedirs(os.path.join(BASE,'makers','idx'),exist_ok=True)
    with open(os.path.join(BASE,'makers','idx',fname+'.json'),'w') as f:
        json.dump({"file":fname,"assetType":asset,"documentType":"RENT_ROLL","author":"bondtrustees","style":style,"hard":hard},f)
