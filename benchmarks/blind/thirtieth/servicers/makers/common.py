import random, json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__)); DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
INDEX=[]
F="Alondra Bettina Corwin Dashiell Elspeth Farrah Gideon Hollis Imani Jarek Keziah Lorcan Marisol Nadia Osric Petra Quillon Roisin Soren Tamsin Ulric Vesna Winslow Xiomara Yusuf Zelda Anselm Brielle Caspian Delphine Emeric Fiora Grady Henrike Ishaan Jolene Kwame Linnea Mateus Noor".split()
L="Abernall Brockhurst Castellane Dunmoor Eskridge Fallowell Garrabrant Hathersby Iverstone Jurado Kettlewick Lomeli Marchbank Nwosu Ostrander Pellerin Quarrington Rasmuth Sandifer Tolliver Umberg Vantreese Wetherbee Yarborne Zamorano Achterberg Beauclair Crandon Delacorte Erlandsen Figueras Gantry Holloran Ibarrola Jessamine Kovarik Lundmark Mbeki-Orr Novotna Okonjo".split()
class N:
    def __init__(s,r): s.r=r; s.seen=set()
    def __call__(s):
        while 1:
            n=(s.r.choice(F),s.r.choice(L))
            if n not in s.seen: s.seen.add(n); return n
def rng(name): return random.Random("servicers/"+name)
def iso(d): return d.isoformat() if d else None
def rd(r,a,b):
    return a+dt.timedelta(days=r.randint(0,(b-a).days))
def eom(d):
    n=(d.replace(day=28)+dt.timedelta(days=4)).replace(day=1); return n-dt.timedelta(days=1)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return dt.date(y,mo,min(d.day,28 if mo==2 else 30))
def m(v,z='0.00'): return z if v==0 else (f"{v:,.2f}" if v>=0 else f"({-v:,.2f})")
def save(name,asset,style,hard,rows,propertyName,asOn,units,occ,vac,sheet=None,planted=None):
    out=[]
    for q in rows:
        o={}
        for k,v in q.items():
            if k.startswith('_') or v is None or v==[]: continue
            if isinstance(v,dt.date): v=v.isoformat()
            if isinstance(v,float): v=round(v,2)
            o[k]=v
        out.append(o)
    json.dump({"propertyName":propertyName,"asOnDate":asOn,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":out},open(os.path.join(TR,name+'.json'),'w'),indent=1)
    INDEX.append({"file":name,"assetType":asset,"documentType":"RENT_ROLL","author":"servicers","style":style,"hard":hard})
