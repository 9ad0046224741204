import json, os, random, datetime as dt
H='./'
FN="Adaeze Brendan Callista Dmitri Elowen Farid Greta Hollis Imani Jorge Keziah Lamar Mireille Nolan Odalys Piers Quyen Rosalind Sunil Tamsin Ulises Vera Wendell Xiomara Yosef Zelda Anselm Bettina Cormac Deirdre Emeka Faye".split()
LN="Abernott Brisco Calloway Dunmere Esparza Fennick Gathright Hollowell Iverson Jankowitz Kerrigan Lindqvist Mbeki Norwell Okafor Pellegrin Quist Radcliff Sandoval Thackery Ullman Vasquez-Roy Whitlock Xiong Yarborough Zielke Ashgrove Bontemps Castellane Drummel O'Farren St.Clair".split()
class G(random.Random):
    def nm(s,style=0):
        if not hasattr(s,'seen'): s.seen=set()
        while 1:
            f,l=s.choice(FN),s.choice(LN)
            if (f,l) not in s.seen: s.seen.add((f,l)); break
        return f"{l}, {f}" if style==0 else f"{f} {l}"
    def lease(s,asof,term=12):
        e=eom(asof.year,asof.month+s.randint(0,11)); b=addm(e,-term)+dt.timedelta(1)
        b=dt.date(e.year,e.month,1); b=addm(b,1-term)
        mi=b+dt.timedelta(s.choice([0,0,2,5,9,14])) if s.random()<.5 else addm(b,-12*s.randint(1,4))
        if mi>asof: mi=addm(mi,-12); b=addm(b,-12) if b>asof else b
        if b>asof: b=addm(b,-12);e=eom(b.year,b.month+11)
        if mi>b: b=mi
        return b,e,mi
def addm(d,n):
    m=d.year*12+d.month-1+n; y,m=divmod(m,12)
    return dt.date(y,m+1,min(d.day,28))
def eom(y,m):
    y+=(m-1)//12; m=(m-1)%12+1
    return (dt.date(y+m//12,m%12+1,1))-dt.timedelta(1)
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def row(**k):
    return {a:(iso(b)) for a,b in k.items() if b is not None}
def mdy(d): return d.strftime('%m/%d/%Y') if isinstance(d,dt.date) else (d or '')
def mdy2(d): return f"{d.month}/{d.day}/{d.year%100:02d}" if isinstance(d,dt.date) else (d or '')
def m2(x): return '' if x is None else f"{x:,.2f}" if x>=0 else f"({-x:,.2f})"
def m0(x): return '' if x is None else f"{x:,.0f}"
def sm(rows,k): return round(sum(r.get(k,0) or 0 for r in rows),2)
def save(f,asset,style,hard,prop,ason,rows,units,occ,vac,sheet=None,planted=None,ties=()):
    for a,b in ties:
        assert abs(a-b)<.005 , (f,a,b)
    assert units is None or units>=(occ or 0)+(vac or 0)
    json.dump(dict(propertyName=prop,asOnDate=iso(ason),units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows),open(H+'truth/'+f+'.json','w'),indent=1)
    p=H+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=f]+[dict(file=f,assetType=asset,documentType='RENT_ROLL',author='r28',style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
    print(f,len(rows),units,occ,vac)
