import json,os,random,datetime as D
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents');TR=os.path.join(HERE,'truth')
os.makedirs(DOC,exist_ok=True);os.makedirs(TR,exist_ok=True)
F="Alana Bertil Corwin Dorit Esme Farrah Gideon Hollis Imara Jorah Kalinda Lorne Maeve Nadim Odette Piers Quilla Ruben Sunniva Tobin Ursa Vance Willa Xiomara Yusra Zane Amparo Beckett Cyrene Delroy Elspeth Fenton Greer Harlan Isolde Jessamy Kofi Linnea Marisol Nikhil Oriel Priya Rosalind Sanjay Thandi Ulises Viggo Wendell Yolanda Zofia".split()
L="Abernard Brackwell Castellow Drummont Eastergard Fallowes Garrick-Ode Hensworth Iversley Jankowitz Kessrin Lombardez Mattingwell Norquist Okonjo Pellagrin Quarrels Rastogini Sandovar Thistlewood Umberley Varnholt Westerholm Yarborne Zelinskey Achterman Boudrey Cinquemar Delacourte Emmerling Fitzalder Gutierro Haverstam Ingersby Jurado Kirkenbach Llewelder Moncrieff Nguyende Oyelaru Prestwich Quintanar Rosenvald Stavrosky Tillinghest Urquharts Vidalgo Wojcinsky Yamadori Zimmerle".split()
class Names:
    def __init__(s,r): s.r=r;s.u=set()
    def fl(s):
        while 1:
            n=(s.r.choice(F),s.r.choice(L))
            if n not in s.u: s.u.add(n);return n
def m(x): return f"{x:,.2f}"
def i0(x): return f"{x:,.0f}"
def iso(d): return d.isoformat() if isinstance(d,D.date) else d
def us(d): return d.strftime('%m/%d/%Y') if isinstance(d,D.date) else (d or '')
def us2(d): return d.strftime('%m/%d/%y') if isinstance(d,D.date) else (d or '')
def ush(d): return f"{d.month}/{d.day}/{d.year}" if isinstance(d,D.date) else (d or '')
def eom(y,mo):
    return (D.date(y+(mo==12),mo%12+1,1)-D.timedelta(1))
def addm(d,n):
    k=d.month-1+n; y=d.year+k//12; mo=k%12+1
    return D.date(y,mo,min(d.day,eom(y,mo).day))
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b=='' : continue
        if isinstance(b,D.date): b=iso(b)
        if isinstance(b,float): b=round(b,2)
        o[a]=b
    return o
def ch(*p): return [{"code":c,"amount":round(a,2)} for c,a in p]
IDX={}
def save(file,rows,name,asof,units,occ,vac,asset,style,hard=False,sheet=None,planted=None):
    t={"propertyName":name,"asOnDate":asof,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":rows}
    json.dump(t,open(os.path.join(TR,file+'.json'),'w'),indent=1)
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    p=os.path.join(HERE,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[{"file":file,"assetType":asset,"documentType":"RENT_ROLL","author":"agencyservicer-r62","style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
    print(file,len(rows),units,occ,vac)
def out(f): return os.path.join(DOC,f)
from reportlab.pdfgen import canvas
class P:
    """bare page writer, y from top"""
    def __init__(s,f,size,font='Helvetica',fs=8):
        s.c=canvas.Canvas(out(f),pagesize=size,invariant=1);s.W,s.H=size;s.f=font;s.fs=fs;s.y=0;s.page=1
    def t(s,x,y,txt,al='l',f=None,fs=None,col=None):
        c=s.c;c.setFont(f or s.f,fs or s.fs)
        if col: c.setFillColorRGB(*col)
        txt=str(txt);Y=s.H-y
        {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,Y,txt)
        if col: c.setFillColorRGB(0,0,0)
    def line(s,x1,y1,x2,y2,w=.5,g=0):
        s.c.setStrokeGray(g);s.c.setLineWidth(w);s.c.line(x1,s.H-y1,x2,s.H-y2);s.c.setStrokeGray(0)
    def box(s,x,y,w,h,rgb):
        s.c.setFillColorRGB(*rgb);s.c.rect(x,s.H-y-h,w,h,stroke=0,fill=1);s.c.setFillColorRGB(0,0,0)
    def new(s): s.c.showPage();s.page+=1
    def done(s): s.c.save()
