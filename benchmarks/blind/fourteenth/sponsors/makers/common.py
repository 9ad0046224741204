import random, json, os, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__))
D=dt.date
FIRST="Amara Bentley Corinne Dashiell Elowen Farid Greta Hollis Imani Jasper Keiko Lorcan Maribel Nadir Odalys Percival Quinlan Rosalind Stellan Tamsin Ulric Verity Wendell Xiomara Yusuf Zelda Anselm Bridget Caspian Delphine Emeric Fiora Gideon Henrietta Ivo Juniper Kofi Leocadia Marcellus Noor Ottilie Pavel Renata Silas Thora Vikram Winona Abel Celeste Dmitri".split()
LAST="Abernol Brackwell Castellane Dunmorrow Eckhardsen Fennimont Garrowby Hathersage Inchbold Jarvanek Kestrelton Lindqvast Marchetto Nakagiri Oyelabi Pemberlow Quistgaard Rostovane Sandovere Thackwell Umberlin Vanterpoel Whitcomber Yarborne Zabrinski Alvarosa Bonnefort Cruzado Delacourte Esparzo Fitzhollis Gullbrand Hollowgate Ibarrola Kowaltzyk Lamontine Mbekani Nordvall Okonjima Pradhani Ravenscar Sorrentini Tamburro Vasquelle Wexcombe".split()
def person(r,style="lf"):
    f,l=r.choice(FIRST),r.choice(LAST)
    return {"lf":f"{l}, {f}","fl":f"{f} {l}"}[style]
def add_m(d,n,day=None):
    y,m=divmod(d.year*12+d.month-1+n,12); m+=1
    last=(D(y+(m==12),m%12+1,1)-dt.timedelta(1)).day
    return D(y,m,min(day or d.day,last))
def eom(d): return add_m(d,0,31)
def us(d): return d.strftime("%m/%d/%Y") if d else ""
def mdy(d): return f"{d.month}/{d.day}/{d.strftime('%y')}" if d else ""
def m2(x): return "" if x is None else (f"{x:,.2f}" if x>=0 else f"({-x:,.2f})")
def m2n(x): return "" if x is None else f"{x:,.2f}"
def clean(row):
    o={}
    for k,v in row.items():
        if v is None or v=="" or v==[]: continue
        if isinstance(v,(D,dt.datetime)): v=v.strftime("%Y-%m-%d")
        if isinstance(v,float): v=round(v,2)
        o[k]=v
    return o
def step(d,a,per=None):
    s={"date":d.isoformat() if isinstance(d,D) else d,"amount":round(a,2)}
    if per: s["per"]=per
    return s
def ch(*p): return [{"code":c,"amount":round(a,2)} for c,a in p if a is not None]
def save(fname,asset,style,hard,truth):
    truth.setdefault("sheet",None); truth.setdefault("planted",None)
    truth["rows"]=[clean(x) for x in truth["rows"]]
    json.dump(truth,open(f"{BASE}/truth/{fname}.json","w"),indent=1)
    p=f"{BASE}/index.json"; idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[x for x in idx if x["file"]!=fname]
    idx.append({"file":fname,"assetType":asset,"documentType":"RENT_ROLL","author":"r8","style":style,"hard":hard})
    idx.sort(key=lambda x:x["file"]); json.dump(idx,open(p,"w"),indent=1)
    print(fname,len(truth["rows"]))
def doc(f): return f"{BASE}/documents/{f}"
