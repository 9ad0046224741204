import json,os,random
B=os.path.dirname(os.path.abspath(__file__))
def doc(n): return f"{B}/documents/{n}"
def save(n,asset,style,hard,pn,ason,u,o,v,rows,planted=None,sheet=None,totals=None):
    rows=[{k:x for k,x in r.items() if x is not None} for r in rows]
    t=dict(propertyName=pn,asOnDate=ason,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows)
    if totals: t["totals"]=totals
    json.dump(t,open(f"{B}/truth/{n}.json","w"),indent=1,ensure_ascii=False)
    p=f"{B}/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e["file"]!=n]+[dict(file=n,assetType=asset,documentType="RENT_ROLL",author="r39",style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e["file"]),open(p,"w"),indent=1,ensure_ascii=False)
F="Alma Bert Cora Dwight Edna Felix Greta Hollis Inez Jerome Kit Lorna Milo Nadia Otis Petra Quincy Rhoda Silas Thea Ulric Vera Wendell Xenia Yusuf Zelda Arlo Bettina Clyde Delphine".split()
L="Abbotsby Brunnell Castorena Dunleavy Eckhart Fairweal Gundersen Holloway Ivarsen Jankowiak Kettleby Lundmark Mossberger Nakagome Oxtoby Pellerin Quimper Rastrick Solvang Tremblett Ungar Vasquine Wexcombe Yarborne Zielke Ardoin Brackley Corwith Dellaporte Emsworth".split()
def names(seed,k,fmt="{f} {l}"):
    r=random.Random(seed); s=[];seen=set()
    while len(s)<k:
        x=fmt.format(f=r.choice(F),l=r.choice(L))
        if x not in seen: seen.add(x); s.append(x)
    return s
