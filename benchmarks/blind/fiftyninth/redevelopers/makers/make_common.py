import json, os, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
BASE=os.path.dirname(os.path.abspath(__file__))
D=os.path.join(BASE,'documents'); TR=os.path.join(BASE,'truth')
def d(s):
    y,m,dd=s.split('-'); return dt.date(int(y),int(m),int(dd))
def r2(x): return round(x+1e-9,2)
def m(x,dec=2,cur='',paren=True):
    s=f"{abs(x):,.{dec}f}"
    if x<0: return f"({cur}{s})" if paren else f"-{cur}{s}"
    return cur+s
def us(x): x=d(x) if isinstance(x,str) else x; return x.strftime('%m/%d/%Y')
def us2(x): x=d(x) if isinstance(x,str) else x; return f"{x.month}/{x.day}/{x.year%100:02d}"
def mon(x): x=d(x) if isinstance(x,str) else x; return x.strftime('%d-%b-%y')
def longd(x): x=d(x) if isinstance(x,str) else x; return f"{x.strftime('%B')} {x.day}, {x.year}"
def uk(x): x=d(x) if isinstance(x,str) else x; return x.strftime('%d/%m/%Y')
class Doc:
    def __init__(s,file,asset,author,style,prop,asof,hard=False,sheet=None):
        s.file=file;s.meta=dict(file=file,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)
        s.prop=prop;s.asof=asof;s.sheet=sheet;s.rows=[];s.path=os.path.join(D,file)
    def add(s,**k):
        r={a:b for a,b in k.items() if b is not None and b!='' and b!=[]}
        assert r.get('unit') or r.get('tenantName'),r
        s.rows.append(r); return r
    def save(s,units=None,occ=None,vac=None,planted=None):
        t=dict(propertyName=s.prop,asOnDate=s.asof,units=units,occupied=occ,vacant=vac,sheet=s.sheet,planted=planted,rows=s.rows)
        json.dump(t,open(os.path.join(TR,s.file+'.json'),'w'),indent=1,ensure_ascii=False)
        ix=os.path.join(BASE,'index.json'); L=json.load(open(ix)) if os.path.exists(ix) else []
        L=[e for e in L if e['file']!=s.file]+[s.meta]; L.sort(key=lambda e:e['file'])
        json.dump(L,open(ix,'w'),indent=1)
        print(s.file,len(s.rows),'planted' if planted else '')
for n,f in [('LN','/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Regular.ttf'),('LNB','/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Bold.ttf'),
            ('DJ','/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf'),('DJB','/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf'),
            ('LS','/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'),('LSB','/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf')]:
    if os.path.exists(f): pdfmetrics.registerFont(TTFont(n,f))
    else: print('no',f)
class P:
    def __init__(s,path,size,head,foot=None,top=40,bottom=40):
        s.c=canvas.Canvas(path,pagesize=size,invariant=1); s.W,s.H=size; s.head=head;s.foot=foot;s.bottom=bottom;s.top=top;s.page=0;s.start()
    def start(s):
        s.page+=1; s.y=s.H-s.top; s.head(s)
    def brk(s):
        if s.foot: s.foot(s)
        s.c.showPage(); s.start()
    def need(s,h):
        if s.y-h<s.bottom: s.brk()
    def t(s,x,txt,f='Helvetica',z=8,a='l',y=None,w=None,col=None):
        y=s.y if y is None else y; txt=str(txt)
        if w:
            while pdfmetrics.stringWidth(txt,f,z)>w: txt=txt[:-1]
        s.c.setFont(f,z)
        if col: s.c.setFillColorRGB(*col)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[a](x,y,txt)
        if col: s.c.setFillColorRGB(0,0,0)
    def line(s,x1,x2,y=None,w=.5):
        y=s.y if y is None else y; s.c.setLineWidth(w); s.c.line(x1,y,x2,y)
    def box(s,x,y,w,h,rgb):
        s.c.setFillColorRGB(*rgb); s.c.rect(x,y,w,h,stroke=0,fill=1); s.c.setFillColorRGB(0,0,0)
    def done(s):
        if s.foot: s.foot(s)
        s.c.save()
def wrap(txt,f,z,w):
    out=[];cur=''
    for word in str(txt).split(' '):
        n=(cur+' '+word).strip()
        if pdfmetrics.stringWidth(n,f,z)<=w or not cur: cur=n
        else: out.append(cur);cur=word
    return out+[cur] if cur else out or ['']
