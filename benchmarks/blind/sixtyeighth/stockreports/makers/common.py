import json, os, random, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib import pagesizes as ps
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=ROOT+'/documents/'; TRU=ROOT+'/truth/'
D=dt.date
_fd={}
def ttf(name):
    import subprocess
    if name not in _fd:
        for base in ('/usr/share/fonts',):
            for d,_,fs in os.walk(base):
                if name+'.ttf' in fs:
                    pdfmetrics.registerFont(TTFont(name,os.path.join(d,name+'.ttf'))); _fd[name]=1; return name
        raise SystemExit('no font '+name)
    return name
FIRST="Adela Marcus Tyrell Bianca Owen Priya Dmitri Colleen Rashid Yolanda Felix Greta Hector Imani Jasper Keiko Lamar Mireille Nolan Odette Pablo Quentin Rosalind Santos Tamika Ulises Vera Wendell Ximena Yusuf Zelda Arturo Brenna Cedric Delphine Ezra Fatima Gordon Hollis Ingrid Jerome Kendra Lionel Maribel Nadia Orson Paloma Reuben Simone Thaddeus Valencia Warren Anika Blaine Corinne Darnell Esme Ferris Gwen Hugo".split()
LAST="Abernethy Balcomb Castellow Dunmire Eastlake Farquar Gilliard Hasbrook Ibarreche Jankovic Kettering Lindqvest Montrose Nakashiro Okonjo Pellegrane Quillby Rasmus Sandovar Thibodaux Underhall Vasquero Whitlow Xiang Yarbro Zelinsky Achterman Boudrow Calloway Delacourt Ellsberry Fontenelle Grayling Holloman Isaacson Jorgenson Kowalchek Lattimer Mbekani Norquist Oyelaran Pickering Ramaswami Stranahan Tolliver Urquidez Vandermark Wexford Yamaguro Zapatero Amundson Brightwell Cordovan Dressler Engstrom Fairbank Guerrin Hutchings Ingersol Kilbride".split()
class Names:
    def __init__(s,rnd): s.r=rnd; s.used=set()
    def get(s,fmt='{l}, {f}'):
        while 1:
            f,l=s.r.choice(FIRST),s.r.choice(LAST)
            if (f,l) not in s.used:
                s.used.add((f,l)); return fmt.format(f=f,l=l)
def m2(v,dash=None,paren=False,cur=''):
    if dash is not None and v==0: return dash
    t=f'{abs(v):,.2f}'
    if v<0: return f'({cur}{t})' if paren else f'-{cur}{t}'
    return cur+t
def m0(v): return f'{v:,.0f}'
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def us2(d): return d.strftime('%m/%d/%y') if d else ''
def usn(d): return f'{d.month}/{d.day}/{d.year}' if d else ''
def iso(d): return d.isoformat()
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); m+=1
    last=[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]
    return D(y,m,min(d.day,last))
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(1)
def fit(t,font,size,w):
    while pdfmetrics.stringWidth(t,font,size)>w: t=t[:-1]
    return t.rstrip()
class P:
    def __init__(s,name,size):
        s.path=DOC+name; s.W,s.H=size; s.size=size; s.pages=[]; s.f=('Helvetica',8)
    def page(s): s.pages.append([]); return len(s.pages)
    def font(s,n,z): s.f=(n,z)
    def w(s,t): return pdfmetrics.stringWidth(t,*s.f)
    def _t(s,x,y,t,k,col=None):
        if t is None or t=='': return
        s.pages[-1].append(('t',x,y,str(t),k,s.f,col))
    def l(s,x,y,t,col=None): s._t(x,y,t,'l',col)
    def r(s,x,y,t,col=None): s._t(x,y,t,'r',col)
    def c(s,x,y,t,col=None): s._t(x,y,t,'c',col)
    def line(s,x1,y1,x2,y2,w=.5,col=0,dash=None): s.pages[-1].append(('n',x1,y1,x2,y2,w,col,dash))
    def box(s,x,y,w,h,fill=.9,stroke=0): s.pages[-1].append(('b',x,y,w,h,fill,stroke))
    def save(s,title=None):
        c=canvas.Canvas(s.path,pagesize=s.size,invariant=1)
        if title: c.setTitle(title)
        n=len(s.pages)
        for i,ops in enumerate(s.pages):
            for o in ops:
                if o[0]=='t':
                    _,x,y,t,k,f,col=o
                    t=t.replace('{p}',str(i+1)).replace('{n}',str(n))
                    c.setFont(*f)
                    if col is None: c.setFillGray(0)
                    else: c.setFillColorRGB(*col)
                    fn={'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[k]; fn(x,s.H-y,t)
                elif o[0]=='n':
                    _,x1,y1,x2,y2,w,col,dash=o
                    c.setLineWidth(w); c.setStrokeGray(col); c.setDash(dash or [])
                    c.line(x1,s.H-y1,x2,s.H-y2)
                else:
                    _,x,y,w,h,fill,st=o
                    if isinstance(fill,tuple): c.setFillColorRGB(*fill)
                    else: c.setFillGray(fill)
                    c.setStrokeGray(.4); c.setLineWidth(.5); c.setDash([])
                    c.rect(x,s.H-y-h,w,h,fill=1,stroke=st)
            c.showPage()
        c.save()
def clean(r):
    o={}
    for k,v in r.items():
        if v is None or v=='' or v==[]: continue
        if isinstance(v,dt.date): v=v.isoformat()
        if isinstance(v,float): v=round(v,2)
        o[k]=v
    return o
def tie(name,a,b,planted=False):
    ok=abs(a-b)<.005
    if ok==planted: raise SystemExit(f'TIE {name}: {a} vs {b}')
def save(fn,asset,author,style,hard,prop,asof,rows,units,occ,vac,sheet=None,planted=None):
    t={"propertyName":prop,"asOnDate":asof if isinstance(asof,str) or asof is None else asof.isoformat(),"units":units,"occupied":occ,"vacant":vac,
       "sheet":sheet,"planted":planted,"rows":[clean(r) for r in rows]}
    json.dump(t,open(TRU+fn+'.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=fn]+[{"file":fn,"assetType":asset,"documentType":"RENT_ROLL","author":author,"style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
    print(fn,len(rows),'rows',units,occ,vac)
