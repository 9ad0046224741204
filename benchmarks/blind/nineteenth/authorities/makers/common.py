import json, os, random, datetime as D
HERE=os.path.dirname(os.path.abspath(__file__))
FN="Adela Bernard Corinne Dmitri Eloise Faustino Greta Hamid Ines Jarvis Keisha Lorcan Marisol Nadia Osvaldo Priya Quentin Rosalba Silas Tamika Ulises Verna Wendell Ximena Yolanda Zachary Alma Bogdan Chidi Delphine Emeka Fern Gustavo Hyacinth Ivo Joanna Kwame Leticia Mirela Ngozi Opal Pavel Renata Shaquille Thuy Vito Winona Yusuf".split()
LN="Abernathy Bellacourt Czarnik Delmonte Eskridge Fontanez Gallowitz Hargreave Ibarrola Jankovich Kettleby Larrimore Mbengue Nakagawa Okonjo Pellerin Quisling Ravenel Sotomura Tranh Underhay Valdovino Wexcombe Yarborough Zielman Ambrosio Brightwater Castellan Dunleavy Ferreiro Gostick Holloman Ingersby Kaczor Lindqvist Marchetto Norquist Olivarez Pemberly Rostova Stallwood Tibbets Vang Whitlatch Ybarra Zamorano".split()
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def __call__(s,fmt="F L"):
        while 1:
            f,l=s.r.choice(FN),s.r.choice(LN)
            if (f,l) not in s.u: break
        s.u.add((f,l))
        return {"F L":f"{f} {l}","L, F":f"{l}, {f}","L, F M":f"{l}, {f} {s.r.choice('ABCDEGJKLMRST')}.","LF":f"{l.upper()}, {f.upper()}"}[fmt]
def rd(r,a,b):
    a=D.date(*a);b=D.date(*b); return a+D.timedelta(r.randrange((b-a).days+1))
def m1(d): return d.replace(day=1)
def addy(d,n=1): return d.replace(year=d.year+n) if not(d.month==2 and d.day==29) else D.date(d.year+n,2,28)
def iso(d): return d.isoformat() if isinstance(d,D.date) else d
def us(d): return d.strftime("%m/%d/%Y") if d else ""
def us2(d): return d.strftime("%m/%d/%y") if d else ""
def mo(v,n=2,par=True):
    if v is None: return ""
    s=f"{abs(v):,.{n}f}"
    return s if v>=0 else (f"({s})" if par else "-"+s)
def row(**k):
    o={}
    for a,v in k.items():
        if v is None or v==[]: continue
        o[a]=iso(v)
    return o
def ch(**k): return [{"code":a,"amount":v} for a,v in k.items() if v is not None]
def chs(l): return [{"code":a,"amount":v} for a,v in l if v is not None]
def put(name,asset,style,hard,prop,ason,rows,u,o,v,sheet=None,planted=None,totals=None):
    t={"propertyName":prop,"asOnDate":ason,"units":u,"occupied":o,"vacant":v,"sheet":sheet,"planted":planted,"printedTotals":totals or {},"rows":rows}
    json.dump(t,open(f"{HERE}/truth/{name}.json","w"),indent=1)
    p=f"{HERE}/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e["file"]!=name]+[{"file":name,"assetType":asset,"documentType":"RENT_ROLL","author":"r23","style":style,"hard":hard}]
    ix.sort(key=lambda e:e["file"]); json.dump(ix,open(p,"w"),indent=1)
def doc(n): return f"{HERE}/documents/{n}"
class Cv:
    def __init__(s,path,size):
        from reportlab.pdfgen import canvas
        s.c=canvas.Canvas(path,pagesize=size,invariant=1); s.W,s.H=size
    def t(s,x,y,txt,f="Helvetica",z=7,al="l",col=0):
        s.c.setFont(f,z); s.c.setFillGray(col)
        (s.c.drawString if al=="l" else s.c.drawRightString if al=="r" else s.c.drawCentredString)(x,y,str(txt)); s.c.setFillGray(0)
    def ln(s,x1,y1,x2,y2,w=.5): s.c.setLineWidth(w); s.c.line(x1,y1,x2,y2)
    def box(s,x,y,w,h,g=None,st=1,lw=.5):
        s.c.setLineWidth(lw)
        if g is not None: s.c.setFillGray(g)
        s.c.rect(x,y,w,h,stroke=st,fill=0 if g is None else 1); s.c.setFillGray(0)
    def page(s): s.c.showPage()
    def save(s): s.c.save()
