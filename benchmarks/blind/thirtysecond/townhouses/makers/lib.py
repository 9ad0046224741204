import random, json, os, datetime as dt
from datetime import date, timedelta
BASE=os.path.dirname(os.path.abspath(__file__)); INDEX=[]
FN="Marlene Dwayne Priya Tobias Lucinda Hector Yolanda Grant Imani Sergei Wendell Carla Quentin Noor Beatriz Alton Jolene Rafael Simone Kendrick Paige Omar Leticia Byron Hana Curtis Delphine Ezra Fiona Gideon Hollis Ingrid Jamal Keiko Lionel Mireya Nadia Orrin Petra Roland Sabine Terrell Ursula Vance Willa Xiomara Yusuf Zelda".split()
LN="Abernethy Bascombe Calloway Dubrovsky Eskridge Fontanez Grabowski Halvorsen Iglehart Jessup Kowalczyk Lattimore Mbeki Nakagawa Ostrander Pettibone Quintanilla Rasmussen Stallworth Thibodeaux Umansky Villareal Whitcomb Xiong Yarbrough Zavala Okonkwo Brannigan Delacruz Farnsworth Huckabee Kirkendall Lindqvist Mahoney Nettles Pruitt Ridgeway Sandoval Tran-Bell Vanterpool Wexler O'Dell St.Clair McGillicuddy".split()
class G:
    def __init__(s,seed): s.r=random.Random(seed); s.used=set()
    def name(s,style="fl"):
        while 1:
            f,l=s.r.choice(FN),s.r.choice(LN)
            if (f,l) not in s.used: s.used.add((f,l)); break
        return {"fl":f"{f} {l}","lf":f"{l}, {f}","LF":f"{l}, {f}".upper(),"fi":f"{f[0]}. {l}","lfm":f"{l}, {f} {s.r.choice('ABCDEJLMRT')}."}[style]
    def lease(s,asof,term=12):
        mi=asof-timedelta(days=s.r.randint(20,1900)); st=mi
        while add_m(st,term)<asof: st=add_m(st,term)
        return mi,st,add_m(st,term)-timedelta(days=1)
    def stats(s,n,**k):
        L=[]; 
        for a,b in k.items(): L+=[a]*b
        L+=["occ"]*(n-len(L)); s.r.shuffle(L); return L
def add_m(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    for dd in (d.day,30,29,28):
        try: return date(y,mo,dd)
        except ValueError: pass
iso=lambda d:d.isoformat() if hasattr(d,'isoformat') else d
def m2(x): return f"{x:,.2f}" if x>=0 else f"({-x:,.2f})"
def mneg(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def us(d): return f"{d.month:02d}/{d.day:02d}/{d.year}" if d else ""
def us1(d): return f"{d.month}/{d.day}/{d.year}" if d else ""
def us2(d): return f"{d.month:02d}/{d.day:02d}/{d.year%100:02d}" if d else ""
def dmy(d): return d.strftime("%d-%b-%y") if d else ""
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b=="": continue
        if hasattr(b,'isoformat'): b=b.isoformat()
        if a=="charges":
            b=[{"code":c,"amount":round(x,2)} for c,x in b]
            if not b: continue
        if isinstance(b,float): b=round(b,2)
        o[a]=b
    return o
def out(file,name,ason,units,occ,vac,rows,asset,style,hard,sheet=None,planted=None):
    t={"propertyName":name,"asOnDate":iso(ason),"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":rows}
    json.dump(t,open(f"{BASE}/truth/{file}.json","w"),indent=1)
    INDEX.append({"file":file,"assetType":asset,"documentType":"RENT_ROLL","author":"townhouses","style":style,"hard":hard})
def P(f): return f"{BASE}/documents/{f}"
