import json, random, os, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__))
FN="Alma Bruno Celia Dorian Edda Farid Greta Hollis Imani Jarek Keona Lionel Maris Nadir Odessa Piers Quincy Rhea Silas Tamsin Ulrich Vesna Wendell Xiomara Yusuf Zelda Bettina Corwin Delphine Emeric Fallon Gideon Hester Isidro Junia Kester Leocadia Marlow Nerissa Orson".split()
LN="Abernake Brindley Castellow Drummore Eskildsen Farrowby Gantrell Hazelmere Ingersby Jallow-Reyes Kettlewick Lundquarry Marchbank Nordahl Okonwe Pellwright Quillane Rostovar Sandoval-Pike Thackerby Umbrello Varkonyi Westerlake Yarnold Zambrana Achterberg Bellinghast Corrigane Dostalek Ferncastle Guerrain Holloman Ivarsdott Kipchumba Lanterly Mossgrove Nakadai Ostrander Pruittson Tremblade".split()
def rng(seed): return random.Random(seed)
def namer(r,style="fl"):
    seen=set()
    def f():
        while True:
            a,b=r.choice(FN),r.choice(LN)
            if (a,b) in seen: continue
            seen.add((a,b))
            return {"fl":f"{a} {b}","lf":f"{b}, {a}","LF":f"{b.upper()}, {a.upper()}","lfi":f"{b}, {a} {r.choice('ABCDEJKLMRST')}.","ini":f"{a[0]}. {b}"}[style]
    return f
def D(y,m,d): return dt.date(y,m,d)
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return dt.date(y,m,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]))
def eom(d): return addm(d.replace(day=1),1)-dt.timedelta(days=1)
def us(d): return d.strftime("%m/%d/%Y")
def us1(d): return f"{d.month}/{d.day}/{d.year}"
def us2(d): return d.strftime("%m/%d/%y")
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def m2(x): return f"{x:,.2f}" if x>=0 else f"({-x:,.2f})"
def m0(x): return f"{x:,.0f}"
def clean(row):
    out={}
    for k,v in row.items():
        if k.startswith("_") or v is None or v=="" or v==[]: continue
        if isinstance(v,dt.date): v=iso(v)
        if isinstance(v,float): v=round(v,2)
        out[k]=v
    return out
INDEX={}
def save(fn,asset,style,rows,name,ason,units,occ,vac,sheet=None,planted=None,hard=False,author="document team, loan & property auction platform"):
    rows=[clean(r) for r in rows]
    for r in rows:
        assert r.get("unit") or r.get("tenantName"),r
    t={"propertyName":name,"asOnDate":ason,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":rows}
    json.dump(t,open(f"{BASE}/truth/{fn}.json","w"),indent=1,ensure_ascii=False)
    p=f"{BASE}/index.parts.json"; d=json.load(open(p)) if os.path.exists(p) else {}
    d[fn]={"file":fn,"assetType":asset,"documentType":"RENT_ROLL","author":author,"style":style,"hard":hard}
    json.dump(d,open(p,"w"))
    json.dump([d[k] for k in sorted(d)],open(f"{BASE}/index.json","w"),indent=1)
    print(fn,len(rows),"rows units/occ/vac",units,occ,vac,"PLANTED" if planted else "")
def out(fn): return f"{BASE}/documents/{fn}"
