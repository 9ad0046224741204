import random, json, os, datetime as dt
from datetime import date, timedelta
HERE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
FIRST="Adela Bram Corwin Delphine Ewan Farrah Gideon Hollis Imelda Jarvis Keziah Lorcan Mabel Nestor Odette Percy Quilla Rufus Selma Tobias Ursula Vance Wilma Xander Yara Zeke Anselm Bettina Cyril Dorcas Emeric Fenna Gordie Hester Isolde Joaquin Kendra Lyle Marisol Niles Orla Piers Ramona Stellan Thea Ulric Verna Winston Yolanda Zora".split()
LAST="Abernale Brickwell Castellow Dunmarsh Eddowes Farnsby Gillraith Hathersam Ingleton Jesper Kettleby Lindqvar Mossgrave Norvell Oakeshaw Pembrey Quillfeather Rothsay Stannard Trevanick Underhay Vasquell Wetherspoon Yarborne Zellick Ashcombe Bannerly Crowhurst Delacroy Elphinster Fontaigne Grosvell Hollowick Ibarrola Jankovar Kilbride Lamoreau Mbeki-Rowe Nakagome Okonrae Pradesko Rasmullen Szymanek Tadesso Ugarteche Velasquin Wojtalik Yamadori Zubiria O'Dalliher".split()
def R(seed): return random.Random("r61fm-"+seed)
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def __call__(s,style="fl"):
        while 1:
            f,l=s.r.choice(FIRST),s.r.choice(LAST)
            if (f,l) not in s.u: break
        s.u.add((f,l))
        return {"fl":f"{f} {l}","lf":f"{l}, {f}","LF":f"{l.upper()}, {f.upper()}","lfi":f"{l}, {f[0]}."}[style]
def row(**k):
    o={}
    for a,b in k.items():
        if b is None: continue
        if isinstance(b,(date,dt.datetime)): b=b.strftime("%Y-%m-%d")
        if a=="charges":
            if not b: continue
            b=[{"code":c,"amount":round(x,2)} for c,x in b]
        if isinstance(b,float): b=round(b,2)
        o[a]=b
    return o
def m2(x,par=False):
    if x is None: return ""
    if x<0: return f"({-x:,.2f})" if par else f"-{-x:,.2f}"
    return f"{x:,.2f}"
def m0(x,par=False):
    if x is None: return ""
    if x<0: return f"({-x:,.0f})" if par else f"-{-x:,.0f}"
    return f"{x:,.0f}"
def us(d): return d.strftime("%m/%d/%Y") if d else ""
def usl(d): return f"{d.month}/{d.day}/{d.year}" if d else ""
def mdy(d): return d.strftime("%m/%d/%y") if d else ""
def addm(d,n,last=False):
    y=d.year+(d.month-1+n)//12; mo=(d.month-1+n)%12+1
    import calendar
    return date(y,mo,min(d.day,calendar.monthrange(y,mo)[1]))
def eom(d):
    import calendar
    return date(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
def path(f): 
    return os.path.join(HERE,"documents",f)
def save(f,asset,style,prop,asof,rows,units,occ,vac,sheet=None,planted=None,hard=False,author="feemanagers"):
    for x in rows: assert x.get("unit") or x.get("tenantName"),x
    t=dict(propertyName=prop,asOnDate=asof.strftime("%Y-%m-%d") if isinstance(asof,date) else asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(HERE,"truth",f+".json"),"w"),indent=1,ensure_ascii=False)
    INDEX[:]=[i for i in INDEX if i["file"]!=f]
    INDEX.append(dict(file=f,assetType=asset,documentType="RENT_ROLL",author=author,style=style,hard=hard))
    print(f,len(rows),units,occ,vac)
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
class P:
    def __init__(s,f,size): 
        s.c=canvas.Canvas(path(f),pagesize=size,invariant=1); s.W,s.H=size; s.fn="Helvetica"; s.fs=8; s.n=1
    def font(s,fn,fs): s.fn,s.fs=fn,fs; s.c.setFont(fn,fs)
    def L(s,x,y,t): s.c.drawString(x,y,str(t))
    def Rr(s,x,y,t): s.c.drawRightString(x,y,str(t))
    def C(s,x,y,t): s.c.drawCentredString(x,y,str(t))
    def fit(s,t,w):
        t=str(t)
        while SW(t,s.fn,s.fs)>w and len(t)>1: t=t[:-1]
        return t
    def line(s,x1,y,x2,w=.5): s.c.setLineWidth(w); s.c.line(x1,y,x2,y)
    def box(s,x,y,w,h,g): s.c.setFillGray(g); s.c.rect(x,y,w,h,stroke=0,fill=1); s.c.setFillGray(0)
    def new(s): s.c.showPage(); s.n+=1; s.c.setFont(s.fn,s.fs)
    def end(s): s.c.save()
