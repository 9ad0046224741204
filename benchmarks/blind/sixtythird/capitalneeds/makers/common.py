import random, json, os, datetime as dt
B=os.path.dirname(os.path.abspath(__file__))
FN="Alma Boris Celia Darnell Edith Fabian Gloria Hector Irena Jamal Keiko Lionel Mabel Nestor Odette Percy Quyen Rosalind Stefan Tamika Ulises Verna Wendell Ximena Yusuf Zelda Marisol Clyde Bernice Anton Lucille Devon Priya Otis Noreen Mateo Harriet Ezra Paulette Goran".split()
LN="Abernathy Bautista Cordero Dunleavy Espinal Farrow Gantt Hollis Ibarra Jessup Kowalczyk Lattimore Mbeki Nakagawa Ocasio Pruitt Quarles Rosado Santangelo Tran Underhill Velasco Whitcomb Xiong Yarborough Zielinski Beaumont Crutchfield Delacroix Easley Fontaine Grissom Haldane Iverson Juarez Kettering Lomax Meacham Northrup Okafor Pelletier Radcliffe Stanhope Thibodeaux Vasquez Wexler Amato Birdsong Castellano Drummond".split()
class N:
    def __init__(s,r): s.r=r; s.u=set()
    def pair(s):
        while 1:
            p=(s.r.choice(FN),s.r.choice(LN))
            if p not in s.u: s.u.add(p); return p
    def lf(s): f,l=s.pair(); return f"{l}, {f}"
    def fl(s): f,l=s.pair(); return f"{f} {l}"
    def li(s): f,l=s.pair(); return f"{l}, {f[0]}."
def D(r,y0,y1,first=False):
    d=dt.date(r.randint(y0,y1),r.randint(1,12),1 if first else r.randint(1,28)); return d
def mdy(d): return d.strftime("%m/%d/%Y")
def mdy2(d): return d.strftime("%m/%d/%y")
def m_d_yy(d): return f"{d.month}/{d.day}/{d:%y}"
def iso(d): return d.isoformat()
def money(x): return f"{x:,.2f}"
def n0(x): return f"{x:,.0f}"
def addy(d,n):
    try: return d.replace(year=d.year+n)
    except ValueError: return d.replace(year=d.year+n,day=28)
IDX=[]
def clean(rows):
    out=[]
    for r in rows:
        r={k:v for k,v in r.items() if v is not None and v!=[]}
        out.append(r)
    return out
def save(file,asset,style,hard,name,ason,units,occ,vac,rows,sheet=None,planted=None):
    t=dict(propertyName=name,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=clean(rows))
    json.dump(t,open(f"{B}/truth/{file}.json","w"),indent=1,ensure_ascii=False)
    IDX.append(dict(file=file,assetType=asset,documentType="RENT_ROLL",author="capitalneeds-r63",style=style,hard=hard))
    return t
