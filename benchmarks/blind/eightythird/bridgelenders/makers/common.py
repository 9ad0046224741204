import json,os,random,datetime as dt
ROOT='build/blind'
F="Alana Bryce Corinne Devon Elspeth Farrah Gideon Hollis Imani Jarrett Keira Lamont Marisol Nolan Odessa Percy Quentin Rosalind Santiago Tamsin Ulises Verity Wendell Xiomara Yusuf Zelda Amara Boden Celeste Darnell Eamon Fiona Grady Hester Ines Joaquin Kendra Leopold Maeve Nestor Orla Priya Reuben Saoirse Thaddeus Una Vaughn Winona Anders Bettina".split()
L="Abernethy Brantwood Calloway Dunmore Escarra Farnsley Gatlinburgh Hathersage Iverton Jessup Kirkbride Lindqvist Mosswell Nakagaki Okonjo Pemberwick Quillan Ravenell Stallworth Thibodaux Underhay Valderas Wexcombe Yarborough Zapatero Ashgrove Birdsall Cordero Dellinger Eastlake Fonseca Gulliver Hargrave Ingleby Jaramillo Kowalczuk Latimer Mbeki Northcutt Oyelaran Pruitt Rasmusson Sandoval Tillery Upchurch Vasquez-Lund Whitlock Yancey Zielinsky Marchetti".split()
class G(random.Random):
    def name(s,style='FL'):
        if not hasattr(s,'seen'): s.seen=set()
        while 1:
            a,b=s.choice(F),s.choice(L)
            if (a,b) not in s.seen: break
        s.seen.add((a,b))
        return f'{a} {b}' if style=='FL' else f'{b}, {a}'
    def date(s,a,b):
        return a+dt.timedelta(days=s.randint(0,(b-a).days))
def D(y,m,d): return dt.date(y,m,d)
def addm(d,n,eom=False):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    last=(dt.date(y+m//12,m%12+1,1)-dt.timedelta(days=1)).day
    return dt.date(y,m,last if eom else min(d.day,last))
def mdy(d): return d.strftime('%m/%d/%Y') if d else ''
def mdyn(d): return f'{d.month}/{d.day}/{d.year}' if d else ''
def mdy2(d): return d.strftime('%m/%d/%y') if d else ''
def m2(x): return f'{x:,.2f}' if x>=0 else f'({-x:,.2f})'
def n2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}' if x>=0 else f'({-x:,.0f})'
def clean(r):
    o={}
    for k,v in r.items():
        if k.startswith('_') or v is None: continue
        if isinstance(v,list):
            if not v: continue
            v=[clean(i) if isinstance(i,dict) else i for i in v]
        if isinstance(v,(dt.date,)): v=v.isoformat()
        if isinstance(v,float): v=round(v,2)
        o[k]=v
    return o
def save(fn,asset,style,hard,propertyName,asOn,units,occ,vac,rows,sheet=None,planted=None):
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    json.dump(t,open(f'{ROOT}/truth/{fn}.json','w'),indent=1)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r83a',style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
    print(fn,len(rows),'rows',units,occ,vac)
def path(fn): return f'{ROOT}/documents/{fn}'
try:
    from reportlab.pdfgen import canvas
    from reportlab.pdfbase.pdfmetrics import stringWidth as SW
except ImportError: pass
class P:
    def __init__(s,fn,size,font='Helvetica',bold='Helvetica-Bold',fs=7):
        s.c=canvas.Canvas(path(fn),pagesize=size,invariant=1); s.W,s.H=size; s.f,s.b,s.fs=font,bold,fs; s.page=1; s.y=0
    def t(s,x,y,v,al='l',b=False,fs=None,font=None,w=None,color=None):
        if v is None or v=='': return
        v=str(v); f=font or (s.b if b else s.f); z=fs or s.fs
        if w and SW(v,f,z)>w: print('  OVER',repr(v),round(SW(v,f,z)),w)
        s.c.setFont(f,z)
        if color: s.c.setFillColor(color)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,y,v)
        if color: s.c.setFillColorRGB(0,0,0)
    def line(s,x1,y,x2,w=.5,y2=None,col=None):
        if col: s.c.setStrokeColor(col)
        s.c.setLineWidth(w); s.c.line(x1,y,x2,y if y2 is None else y2)
        if col: s.c.setStrokeColorRGB(0,0,0)
    def fill(s,x,y,w,h,col): s.c.setFillColor(col); s.c.rect(x,y,w,h,stroke=0,fill=1); s.c.setFillColorRGB(0,0,0)
    def next(s): s.c.showPage(); s.page+=1
    def done(s): s.c.save()
