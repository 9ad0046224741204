import random, json, os, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth
HERE=os.path.dirname(os.path.abspath(__file__)); INDEX=[]
SEED=3307
LAST="Abernathy Bostwick Calloway Dunleavy Eberhart Fontaine Grissom Halvorsen Iverson Jankowski Kessler Lindqvist Mabry Nakagawa Oyelaran Pettibone Quintero Rasmussen Sandoval Tillery Underhill Vasquez Whitlock Yarborough Zielinski Achterberg Boateng Castellano Delacruz Engstrom Farrow Gallardo Hutchins Ibarra Jeffcoat Kowalczyk Larrabee McAllister Nwosu Ortega Pruitt Rutledge Stanfield Thackeray Villanueva Wickham Ybarra Amador Birdsong Cordova Draper Espinoza Fairbanks Goodwin Haggerty Kirkland Lomax Merriweather Nguyen Osborne Patel Reyes Singh Trimble Upshaw Vance Weatherly".split()
FIRST="Aaron Bianca Carlos Denise Elijah Farah Gordon Hannah Isaac Jocelyn Kendra Luis Marisol Nathan Olivia Priya Quentin Rosa Samuel Tamika Victor Wendy Xavier Yolanda Zachary Andre Beth Curtis Dana Ernest Gloria Howard Irene Jerome Keisha Lorraine Miguel Norma Oscar Pauline".split()
def rng(name): return random.Random(f"{SEED}-{name}")
class People:
    def __init__(s,r): s.r=r; s.used=set()
    def __call__(s,fmt="{l}, {f}"):
        while True:
            p=(s.r.choice(LAST),s.r.choice(FIRST))
            if p not in s.used: s.used.add(p); return fmt.format(l=p[0],f=p[1])
def D(y,m,d): return dt.date(y,m,d)
def addm(d,n,day=None):
    k=d.year*12+d.month-1+n; y,m=divmod(k,12); m+=1
    last=(dt.date(y+(m==12),m%12+1,1)-dt.timedelta(1)).day
    return dt.date(y,m,min(day or d.day,last))
def eom(d): return addm(dt.date(d.year,d.month,1),1)-dt.timedelta(1)
def money(x,dash=None,cents=True,par=False):
    if x is None: return ""
    if dash is not None and x==0: return dash
    s=f"{abs(x):,.2f}" if cents else f"{abs(x):,.0f}"
    return (f"({s})" if par else "-"+s) if x<0 else s
def mdy(d,f="%m/%d/%Y"): return d if isinstance(d,str) else (d.strftime(f) if d else "")
def conv(o):
    if isinstance(o,dt.date): return o.isoformat()
    if isinstance(o,dict): return {k:conv(v) for k,v in o.items() if v is not None and not k.startswith("_") and v!=[]}
    if isinstance(o,list): return [conv(x) for x in o]
    if isinstance(o,float): return round(o,2)
    return o
def save(file,assetType,style,hard,propertyName,asOn,units,occ,vac,rows,sheet=None,planted=None):
    t={"propertyName":propertyName,"asOnDate":conv(asOn),"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":conv(rows)}
    json.dump(t,open(f"{HERE}/truth/{file}.json","w"),indent=1)
    INDEX.append({"file":file,"assetType":assetType,"documentType":"RENT_ROLL","author":"ratings","style":style,"hard":hard})
def doc(f): return f"{HERE}/documents/{f}"
class P:
    """page with columns; every document defines its own columns, header and fonts"""
    def __init__(s,file,size,cols,font="Helvetica",fs=7,lead=9,top=100,bottom=40,header=None):
        s.c=canvas.Canvas(doc(file),pagesize=size,invariant=1); s.w,s.h=size; s.cols=cols; s.font=font; s.fs=fs; s.lead=lead
        s.top=top; s.bottom=bottom; s.header=header; s.page=0; s.file=file; s.new(first=True)
    def new(s,first=False):
        if not first: s.c.showPage()
        s.page+=1; s.y=s.h-s.top
        if s.header: s.header(s)
        s.c.setFont(s.font,s.fs)
    def need(s,n):
        if s.y-n*s.lead<s.bottom: s.new(); return True
    def t(s,x,y,txt,al="l",font=None,fs=None):
        s.c.setFont(font or s.font,fs or s.fs)
        {"l":s.c.drawString,"r":s.c.drawRightString,"c":s.c.drawCentredString}[al](x,y,txt)
    def row(s,vals,font=None,fs=None,adv=True,dy=0):
        for (x,al,w),v in zip(s.cols,vals):
            if v in (None,""): continue
            v=str(v); wd=stringWidth(v,font or s.font,fs or s.fs)
            if wd>w+.5: print("WIDE",s.file,repr(v),round(wd),w)
            s.t(x,s.y-dy,v,al,font,fs)
        if adv: s.y-=s.lead
    def line(s,x1,x2,y=None,w=.5):
        s.c.setLineWidth(w); y=s.y+s.lead-2 if y is None else y; s.c.line(x1,y,x2,y)
    def done(s): s.c.save()
