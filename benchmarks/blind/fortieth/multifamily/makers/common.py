import json, os, random, datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FIRST="Alicia Marcus Devon Priya Hannah Luis Terrence Joanna Kwame Brittany Omar Elena Curtis Yuki Rachel Dominic Fatima Grant Shanice Peter Maribel Tyler Nadia Colin Ivette Jerome Wendy Arturo Keisha Nolan Beth Samir Paula Reggie Lorena Trent Ming Abigail Hector Jolene Vikram Carmen Darnell Sonja Felix Tamika Owen Rosa Blaine Ingrid".split()
LAST="Abernathy Boykin Castellano Dufresne Eastman Fairbairn Gallardo Hollins Ibarra Jankowski Kessler Lockridge Mbeki Nakagawa Oyelaran Pemberton Quintero Rasmussen Stallworth Tran Underhill Vasquez Whitlock Yamada Zielinski Ashcroft Bonner Cordova Delgado Ezell Fontaine Grimsby Hathaway Irizarry Jessup Knowlton Lindqvist Merriweather Norwood Okafor Prescott Ramsdell Sandoval Thibodeaux Varela Westbrook Yancey Bagley Coombs Dratch".split()
class Names:
    def __init__(s,r): s.r=r; s.used=set()
    def __call__(s,fmt="FL"):
        while True:
            f,l=s.r.choice(FIRST),s.r.choice(LAST)
            if (f,l) not in s.used: break
        s.used.add((f,l))
        return {"FL":f"{f} {l}","LF":f"{l}, {f}","L,F":f"{l},{f}","FI":f"{l}, {f[0]}."}[fmt]
D=dt.date
def td(d,n): return d+dt.timedelta(days=n)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    for k in range(4):
        try: return D(y,mo,d.day-k)
        except ValueError: pass
def us(d,z=True,y2=False):
    if d is None: return ""
    y=f"{d.year%100:02d}" if y2 else str(d.year)
    return f"{d.month:02d}/{d.day:02d}/{y}" if z else f"{d.month}/{d.day}/{y}"
def m2(x): return "" if x is None else (f"{x:,.2f}" if x>=0 else f"({-x:,.2f})")
def mn(x): return "" if x is None else f"{x:,.2f}"
def clean(r):
    o={}
    for k,v in r.items():
        if v is None or v=="" or v==[]: continue
        if isinstance(v,(D,dt.datetime)): v=v.strftime("%Y-%m-%d")
        if isinstance(v,float): v=round(v,2)
        if k=="charges": v=[{"code":c["code"],"amount":round(c["amount"],2)} for c in v]
        o[k]=v
    return o
def save(fn,rows,name,ason,units,occ,vac,asset,author,style,hard,sheet=None,planted=None):
    rows=[clean(r) for r in rows]
    t=dict(propertyName=name,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f"{ROOT}/truth/{fn}.json","w"),indent=1,ensure_ascii=False)
    p=f"{ROOT}/index.json"
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x["file"]!=fn]+[dict(file=fn,assetType=asset,documentType="RENT_ROLL",author=author,style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda x:x["file"]),open(p,"w"),indent=1)
    assert all(r.get("unit") or r.get("tenantName") for r in rows)
    print(fn,len(rows),units,occ,vac)
def doc(fn): return f"{ROOT}/documents/{fn}"
