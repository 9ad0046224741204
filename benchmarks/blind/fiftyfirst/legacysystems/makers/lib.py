import os, json, random
from datetime import date, timedelta
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, legal, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
LAST="Abernathy Ballard Castellano Dunleavy Eskridge Fontaine Gallego Hargrove Iverson Jablonski Kowalik Lindqvist Marchetti Nakagawa Okonkwo Pemberton Quintero Rasmussen Sandoval Tillman Underhill Vasquez Whitlock Yarborough Zielinski Archuleta Bohannon Crabtree Delacroix Echeverria Fitzhugh Greenleaf Holloway Ibarra Janowski Kimbrough Lafferty McElroy Norquist Ostrander Pruitt Ridgeway Stubblefield Thibodeaux Upshaw Villanueva Wozniak Youngblood Zamarripa Barksdale Coughlin Dinh Farooq Goswami Huynh Jaramillo Kessler Loomis Mbeki Nettles".split()
FIRST="Alan Beatrice Carlos Dolores Edwin Francine Gregory Harriet Ismael Joanne Kenneth Lorraine Marvin Nadine Oscar Paulette Quentin Rosalind Stanley Teresa Ulysses Vivian Wendell Yolanda Zachary Andre Bonnie Clifford Denise Ernesto Gloria Howard Irene Jerome Kathleen Leon Miriam Norbert Olga Phyllis Rene Sylvia Theodore Velma Walter".split()
def write(name,truth,asset,style,author,hard,**kw):
    truth['rows']=[{k:v for k,v in r.items() if v is not None and v!=[] } for r in truth['rows']]
    truth.setdefault('planted',None); truth.setdefault('sheet',None)
    json.dump(truth,open(os.path.join(TR,name+'.json'),'w'),indent=1)
    p=os.path.join(ROOT,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]
    ix.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard))
    ix.sort(key=lambda i:i['file'])
    json.dump(ix,open(p,'w'),indent=1)
def iso(d): return d.isoformat() if isinstance(d,date) else d
def m(x,dec=2): return f"{x:,.{dec}f}"
def tm(x):  # trailing minus
    return f"{-x:,.2f}-" if x<0 else f"{x:,.2f} "
def addm(d,n):
    y=d.year+(d.month-1+n)//12; mo=(d.month-1+n)%12+1
    return date(y,mo,min(d.day,28))
def eom(d): return addm(d.replace(day=1),1)-timedelta(days=1)
def L(*f):
    """fields (start,text) left or (end,text,'r') right-aligned ending before column end"""
    w={}
    buf=[]
    for x in f:
        if x is None: continue
        s=str(x[1]); p=x[0]-len(s) if len(x)>2 else x[0]
        while len(buf)<p+len(s): buf.append(' ')
        for i,c in enumerate(s):
            if buf[p+i]!=' ' and c!=' ': raise ValueError('overprint %r in %r'%(s,''.join(buf)))
            if c!=' ': buf[p+i]=c
    return ''.join(buf).rstrip()
def D(*spans,ch='-'):
    buf=[]
    for a,b in spans:
        while len(buf)<b: buf.append(' ')
        for i in range(a,b): buf[i]=ch
    return ''.join(buf)
def C(t,w): return t.center(w).rstrip()
class Printer:
    def __init__(s,lpp,header,footer=None):
        s.lpp=lpp; s.header=header; s.footer=footer; s.pages=[]; s.cur=None
    def new(s):
        if s.cur is not None: s.close()
        s.cur=list(s.header(len(s.pages)+1))
    def close(s):
        if s.footer:
            f=s.footer(len(s.pages)+1); s.cur+= ['']*(s.lpp-len(s.cur)-len(f)) + f
        s.pages.append(s.cur); s.cur=None
    def add(s,*lines,extra=0):
        fl=len(s.footer(1)) if s.footer else 0
        if s.cur is None or len(s.cur)+len(lines)+extra>s.lpp-fl: s.new()
        s.cur+=list(lines)
    def done(s):
        if s.cur is not None: s.close()
        return s.pages
def lp(name,pages,size=landscape(letter),font='Courier',fs=8,lead=9.5,x=36,top=40,bars=None,by_word=False,boldlines=(),color=(0,0,0),holes=False,title=None):
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=size,invariant=1)
    if title: c.setTitle(title)
    W,H=size
    for pg in pages:
        if bars:
            c.setFillColorRGB(*bars)
            y=H-top+lead*0.8; i=0
            while y>30:
                if i%2==0: c.rect(18,max(y-3*lead,18),W-36,min(3*lead,y-18),stroke=0,fill=1)
                y-=3*lead; i+=1
        if holes:
            c.setStrokeColorRGB(.75,.75,.75)
            yy=20
            while yy<H: c.circle(9,yy,4); c.circle(W-9,yy,4); yy+=36
        c.setFillColorRGB(*color)
        y=H-top
        for ln in pg:
            f=font
            if ln.startswith('\x01'): f=font+'-Bold'; ln=ln[1:]
            c.setFont(f,fs)
            if by_word:
                cw=pdfmetrics.stringWidth('0',f,fs)
                i=0
                import re
                for mt in re.finditer(r'\S+( \S+)*',ln): c.drawString(x+mt.start()*cw,y,mt.group())
            elif ln.strip(): c.drawString(x,y,ln)
            y-=lead
        assert y>5,(name,'page overflow',len(pg))
        mx=max(len(l) for l in pg); assert x+mx*pdfmetrics.stringWidth('0',font,fs)<W-5,(name,'too wide',mx)
        c.showPage()
    c.save()
