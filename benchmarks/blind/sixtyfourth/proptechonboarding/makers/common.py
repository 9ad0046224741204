import random, json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
FN="Lena Marcus Priya Odell Tamsin Hugo Wanda Ibrahim Celeste Dmitri Roshni Kofi Maribel Anders Jolene Tobias Farah Quincy Luz Desmond Greta Nikhil Paloma Everett Yuki Bram Shanice Otto Delphine Rafael Ingrid Malik Corinne Stellan Aisha Wes Brigid Tomas Odette Leon".split()
LN="Dorsey Okonjo Hallvard Pettibone Rasmusson Quintero Vandermolen Achterberg Lindqvist Moreau Tesfaye Bhandari Castellano Whitlow Oyelaran Kowalczyk Fenwick Araujo Delacroix Brandvold Nakagawa Stroud Popescu Maddox Iversen Guerrero Thackeray Szabo Winslow Ferreira Hadjian Colquhoun Mbeki Ostrander Radcliffe Salcedo Tillman Umberger Yarrow Zielinski Birdsong Cavendish".split()
class G:
    def __init__(s,seed): s.r=random.Random(seed); s.used=set()
    def name(s,f="{f} {l}"):
        while True:
            a,b=s.r.choice(FN),s.r.choice(LN)
            if (a,b) not in s.used: s.used.add((a,b)); return f.format(f=a,l=b,i=a[0])
    def date(s,a,b):
        a=dt.date.fromisoformat(a);b=dt.date.fromisoformat(b)
        return a+dt.timedelta(days=s.r.randrange((b-a).days+1))
    def first(s,a,b):
        return s.date(a,b).replace(day=1)
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    import calendar
    return d.replace(year=y,month=m,day=min(d.day,calendar.monthrange(y,m)[1]))
def endlease(d,n): return addm(d.replace(day=1) if d.day==1 else d,n)-dt.timedelta(days=1)
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def us(d): return d.strftime("%m/%d/%Y")
def us2(d): return d.strftime("%m/%d/%y")
def usn(d): return f"{d.month}/{d.day}/{d.year}"
def m2(x): return f"({abs(x):,.2f})" if x<0 else f"{x:,.2f}"
def m0(x): return f"({abs(x):,.0f})" if x<0 else f"{x:,.0f}"
def row(**k):
    return {a:(iso(b) if not isinstance(b,list) else b) for a,b in k.items() if b is not None and b!=[]}
INDEX=[]
def ch(*p): return [{"code":c,"amount":round(a,2)} for c,a in p if a is not None]
def emit(name,rows,asset,style,hard,prop=None,ason=None,units=None,occ=None,vac=None,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f"{HERE}/truth/{name}.json","w"),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=name,assetType=asset,documentType="RENT_ROLL",author="proptechonboarding",style=style,hard=hard,rows=len(rows),planted=bool(planted)))
def doc(name): return f"{HERE}/documents/{name}"
from reportlab.pdfgen import canvas
class P:
    def __init__(s,name,size): s.c=canvas.Canvas(doc(name),pagesize=size,invariant=1); s.w,s.h=size
    def f(s,n,z): s.c.setFont(n,z); s.fn,s.fz=n,z
    def t(s,x,y,v,a="l",clip=None):
        v=str(v)
        if clip:
            while s.c.stringWidth(v,s.fn,s.fz)>clip: v=v[:-1]
        (s.c.drawString if a=="l" else s.c.drawRightString if a=="r" else s.c.drawCentredString)(x,y,v)
        return v
    def line(s,x0,y,x1,w=.5): s.c.setLineWidth(w); s.c.line(x0,y,x1,y)
    def box(s,x,y,w,h,fill=None,stroke=1,lw=.5):
        s.c.setLineWidth(lw)
        if fill is not None: s.c.setFillGray(fill)
        s.c.rect(x,y,w,h,stroke=stroke,fill=0 if fill is None else 1); s.c.setFillGray(0)
    def page(s): s.c.showPage()
    def save(s): s.c.save()
