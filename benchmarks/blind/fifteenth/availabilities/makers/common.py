import json, os, random, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
FIRST="Marisol Devin Tamika Owen Priya Callum Yesenia Grant Noelle Hakeem Ingrid Paolo Wren Dmitri Shauna Teodoro Bianca Lamar Odette Rashid Kirsten Emeka Joelle Brandt Xiomara Silas Anjali Quentin Delphine Tyrell Maeve Ignacio Corinne Jasper Lupita Nils Opal Reggie Saoirse Vaughn Thea Malik Renata Cyrus Ada Enzo Fern Gideon Halle Ismael".split()
LAST="Abernathy Okonkwo Villaseñor Prewitt Lindqvist Castellano Drummond Nakagawa Whitcomb Barrera Tolliver Sandoval Hruska Mbeki Fairbanks Gutiérrez Pelletier Quarles Rasmussen Stanhope Trujillo Underhill Vandermeer Wexler Yarbrough Zielinski Ashgrove Bexley Cordova Delacroix Eastman Fontaine Galindo Hathaway Ibarra Jessup Kowalczyk Lockridge Marchetti Novak Oyelaran Pennington Quiroz Ridgeway Saldana Thornbury Upshaw Vasquez Winslow Zamora Dutta Achebe Brightwell Crenshaw".split()
def rng(s): return random.Random(20261126*100+s)
class Names:
    def __init__(s,r): s.r=r; s.used=set()
    def pair(s):
        while 1:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.used: s.used.add(p); return p
    def lf(s): f,l=s.pair(); return f"{l}, {f}"
    def fl(s): f,l=s.pair(); return f"{f} {l}"
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); m+=1
    import calendar
    return dt.date(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def lease(r,asof,first=True,terms=(12,12,12,12,13,14,15,6,9)):
    """current lease: start<=asof<end, and a move-in at or before the start"""
    t=r.choice(terms); back=r.randint(3,int(t*30)-20)
    s=asof-dt.timedelta(days=back); e=addm(s,t)-dt.timedelta(days=1)
    mi=s if r.random()<.55 else addm(s,-r.choice([12,12,24,36,13,27]))
    return mi,s,e
def iso(d): return d.isoformat() if d else None
def row(**k): return {a:b for a,b in k.items() if b is not None}
def save(file,asset,style,hard,truth,author="r11 leasing director"):
    for k in("propertyName","asOnDate","units","occupied","vacant","sheet","planted"): truth.setdefault(k,None)
    json.dump(truth,open(f"{HERE}/truth/{file}.json","w"),indent=1,ensure_ascii=False)
    p=f"{HERE}/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x["file"]!=file]+[dict(file=file,assetType=asset,documentType="RENT_ROLL",author=author,style=style,hard=hard)]
    ix.sort(key=lambda x:x["file"]); json.dump(ix,open(p,"w"),indent=1)
def doc(f): return f"{HERE}/documents/{f}"
def m2(v): return f"{v:,.2f}"
def neg(v,d=2): return f"({abs(v):,.{d}f})" if v<0 else f"{v:,.{d}f}"
def tx(c,x,y,s,al="l",f="Helvetica",z=7,col=None):
    c.setFont(f,z)
    if col is not None: c.setFillColor(col)
    {"l":c.drawString,"r":c.drawRightString,"c":c.drawCentredString}[al](x,y,str(s))
    if col is not None: c.setFillGray(0)
def wrap(s,w,f,z):
    from reportlab.pdfbase.pdfmetrics import stringWidth as sw
    out=[];cur=""
    for t in s.split():
        n=(cur+" "+t).strip()
        if sw(n,f,z)>w and cur: out.append(cur);cur=t
        else: cur=n
    return out+[cur] if cur else out
