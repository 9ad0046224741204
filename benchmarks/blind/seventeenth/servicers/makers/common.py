import json,os,random,datetime as dt
B=os.path.dirname(os.path.abspath(__file__))
D=dt.date
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    return D(y,m,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]))
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(days=1)
def m2(x): return f"{x:,.2f}"
FIRST="Odalys Brennik Tamsin Corvin Ysolde Marrow Ephraim Lunetta Davor Imani Priya Kwabena Solveig Anselm Mirela Tobias Noor Galina Hollis Zephyr Renata Osei Calla Jarek Bettina Linus Farah Quillan Maeve Dario Junia Stellan".split()
LAST="Quarrington Velasko Ombley Thackrel Dunmorrow Pesquera Lindqvar Abernoth Castellane Fyrwood Okonjira Marchetto Wexlund Haddleby Sorensby Tillinghurst Brackmoor Nakashiro Eldersen Podvorny Gallimaufre Rusthaven Iverleigh Crandalou Mbatha Yarrowby Zelinko Prewittson Coldwater Ashgrovan".split()
def person(r,fmt="lf"):
    f,l=r.choice(FIRST),r.choice(LAST)
    return f"{l}, {f}" if fmt=="lf" else f"{f} {l}"
def save(name,t,asset,style,hard=False):
    for row in t["rows"]:
        for k in list(row):
            v=row[k]
            if v is None or v==[]: del row[k]
            elif isinstance(v,dt.date): row[k]=v.isoformat()
            elif isinstance(v,float): row[k]=round(v,2)
        for s in row.get("rentSteps",[]): s["date"]=iso(s["date"]); s["amount"]=round(s["amount"],2)
        for s in row.get("charges",[]): s["amount"]=round(s["amount"],2)
    t.setdefault("planted",None); t.setdefault("sheet",None)
    json.dump(t,open(f"{B}/truth/{name}.json","w"),indent=1)
    p=f"{B}/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e["file"]!=name]
    ix.append({"file":name,"assetType":asset,"documentType":"RENT_ROLL","author":"r16","style":style,"hard":hard})
    json.dump(sorted(ix,key=lambda e:e["file"]),open(p,"w"),indent=1)
def put(c,y,spec,vals,font="Helvetica",size=7):
    c.setFont(font,size)
    for (x,a),v in zip(spec,vals):
        if v in (None,""): continue
        (c.drawRightString if a=="r" else c.drawCentredString if a=="c" else c.drawString)(x,y,str(v))
