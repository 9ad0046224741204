import random, json, os, datetime as D
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.lib.pagesizes import letter, legal, A4, landscape
ROOT=os.path.dirname(os.path.abspath(__file__))
FIRST="Aaron Abigail Adriana Alicia Amir Andre Angela Anita Antonio April Ben Bianca Brandon Brenda Caleb Carla Cedric Chloe Claire Colin Dana Darius Deborah Denise Derek Diego Edith Elena Eli Emma Erik Esther Fatima Felix Frank Gina Grace Greg Hannah Hector Helen Ian Ines Irene Isaac Jada Janet Jasmine Joel Jorge Josie Karen Keisha Kevin Kira Lamar Laura Leo Lily Lucia Marcus Maria Marisol Maya Miguel Mona Nadia Nathan Nina Omar Owen Paige Paul Priya Quinn Rachel Ramon Rita Rosa Ruth Sam Sandra Sean Simone Tara Terrence Tina Uma Victor Wanda Wes Yara Zach".split()
LAST="Abbott Acosta Adler Akers Alvarado Amaro Ansel Arroyo Atwell Bae Baird Banerjee Barlow Bassett Beckett Benitez Birch Bledsoe Bowden Bracken Briggs Burgess Cabrera Calloway Cantrell Carver Castillo Cho Clement Colby Conroy Cortez Crane Dalton Danforth Deluca Desai Dorsey Drummond Eaton Egan Ellison Escobar Farrow Fenton Fielding Flores Foley Fontaine Gaines Garrity Gibbs Goodwin Grady Guzman Hale Hamlin Harker Hayward Hendry Holt Hooper Huang Ibarra Ingram Jarvis Jensen Joiner Kaplan Keane Kessler Khan Kirby Lachance Lambert Landry Larkin Leland Lim Locke Lomax Madsen Maldonado Marsh McCrae Meeks Mercer Molina Monroe Mudd Nash Navarro Nguyen Nolan Norris Oakley Ochoa Osborne Padilla Park Pham Pike Pruitt Quinlan Ramsey Reyes Rhodes Rollins Rowe Salas Sawyer Sharma Shelby Sloan Soto Stark Stroud Tanaka Tate Thorne Tran Underhill Valdez Vance Vega Waddell Ware Weller Whitlow Wilkes Wynn Yates Yoder Zamora".split()
class Names:
    def __init__(s,r): s.r=r; s.used=set()
    def fl(s):
        while 1:
            a=(s.r.choice(FIRST),s.r.choice(LAST))
            if a not in s.used: s.used.add(a); return a
    def first_last(s): return "%s %s"%s.fl()
    def last_first(s): f,l=s.fl(); return "%s, %s"%(l,f)
def d(y,m,dd): return D.date(y,m,dd)
def eom(x):
    n=(x.replace(day=28)+D.timedelta(days=4)).replace(day=1); return n-D.timedelta(days=1)
def addm(x,n):
    m=x.month-1+n; y=x.year+m//12; m=m%12+1
    for dd in (x.day,30,29,28):
        try: return D.date(y,m,dd)
        except ValueError: pass
def iso(x): return x.isoformat() if isinstance(x,D.date) else x
def us(x): return x.strftime('%m/%d/%Y') if isinstance(x,D.date) else (x or '')
def usn(x): return '%d/%d/%d'%(x.month,x.day,x.year) if isinstance(x,D.date) else (x or '')
def us2(x): return x.strftime('%m/%d/%y') if isinstance(x,D.date) else (x or '')
def m2(v): return '' if v is None else '{:,.2f}'.format(v)
def m2p(v): return '' if v is None else ('({:,.2f})'.format(-v) if v<0 else '{:,.2f}'.format(v))
def n0(v): return '' if v is None else '{:,.0f}'.format(v)
def r2(x): return round(x+1e-9,2)
def row(**k):
    o={}
    for a,v in k.items():
        if v is None or v=='' or v==[]: continue
        o[a]=iso(v)
    return o
INDEX={}
def save(name, meta, truth, checks):
    """checks: list of [label, printed, computed, must_tie]"""
    truth.setdefault('sheet',None); truth.setdefault('planted',None)
    o={k:truth[k] for k in ('propertyName','asOnDate','units','occupied','vacant','sheet','planted','rows')}
    json.dump(o,open(f'{ROOT}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    json.dump({'meta':dict(file=name,documentType='RENT_ROLL',author='r52a',**meta),'checks':checks},open(f'{ROOT}/checks/{name}.json','w'),indent=1)
def tsum(rows,key,pred=lambda r:True): return r2(sum(x.get(key) or 0 for x in rows if pred(x)))
def csum(rows,code,pred=lambda r:True): return r2(sum(c['amount'] for x in rows if pred(x) for c in x.get('charges',[]) if c['code']==code))
class P:
    """page writer: every text is measured; overflow of its cell raises"""
    def __init__(s,path,size,font='Helvetica',fs=7,total=0,title='Rent Roll',producer=''):
        s.c=canvas.Canvas(path,pagesize=size,invariant=1); s.W,s.H=size; s.font=font; s.fs=fs; s.page=0; s.total=total
        s.c.setTitle(title); s.c.setCreator(producer)
    def t(s,x,y,txt,al='l',font=None,fs=None,w=None,color=None):
        if txt is None or txt=='': return
        txt=str(txt); f=font or s.font; z=fs or s.fs
        if w is not None and stringWidth(txt,f,z)>w+0.3: raise SystemExit('overflow %r %.1f>%.1f'%(txt,stringWidth(txt,f,z),w))
        s.c.setFont(f,z)
        if color is not None: s.c.setFillGray(color)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,y,txt)
        if color is not None: s.c.setFillGray(0)
    def line(s,x1,y,x2,w=0.5,y2=None,dash=None):
        s.c.setLineWidth(w); s.c.setDash(*( [dash] if dash else [])); s.c.line(x1,y,x2,y if y2 is None else y2); s.c.setDash()
    def box(s,x,y,w,h,fill=None,stroke=0):
        if fill is not None: s.c.setFillGray(fill)
        s.c.rect(x,y,w,h,fill=int(fill is not None),stroke=stroke); s.c.setFillGray(0)
    def np(s):
        if s.page: s.c.showPage()
        s.page+=1
    def end(s): s.c.save(); return s.page
def build(fn,path):
    n=fn(path,0); fn(path,n)
