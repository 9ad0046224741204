import random, json, os, datetime as dt
ROOT=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(ROOT,'documents'); TRU=os.path.join(ROOT,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TRU,exist_ok=True)
FIRST="Aaron Abigail Adriana Alma Amir Andre Angela Anika Beatriz Benita Blake Bridget Caleb Camille Carlos Cedric Chloe Clara Corey Dalia Damon Daniela Darnell Deanna Derek Devin Dominic Edith Elena Eli Emeka Erica Ernesto Esther Farah Felix Fiona Gavin Gloria Grant Gwen Hannah Hector Helena Hugo Imani Irene Isaac Ivan Jada Jasper Jerome Joanna Joel Julian Kara Karim Keisha Kendra Kofi Lamar Latoya Leah Leon Lidia Logan Lourdes Luis Mabel Malik Marcus Marisol Maya Micah Miguel Mira Nadia Naomi Nestor Nina Noel Omar Opal Oscar Paige Pablo Petra Priya Quinn Rafael Ramona Reggie Renee Rosa Ruben Samir Sandra Selena Shane Silvia Simone Tamara Terrence Theo Tessa Tyrell Uma Valerie Vincent Wanda Wesley Xenia Yolanda Yusuf Zachary Zoe".split()
LAST="Abernathy Acosta Adeyemi Albrecht Alcott Ansari Arroyo Ashworth Bancroft Barrera Beasley Benavides Birdsong Blackwell Boateng Bridgers Calloway Cardona Castellano Chaudhry Clendenin Colbert Corrigan Crutchfield Dandridge Delacruz Dempsey Dolezal Donohue Easley Eberhart Echols Eldridge Escamilla Fairbanks Farquhar Fenwick Figueroa Fontaine Galindo Garrity Gentry Gilchrist Goforth Grantham Hagerty Halvorsen Hargrove Hinojosa Holcomb Huddleston Ibarra Inoue Jankowski Jarrett Kaczmarek Kendrick Kilgore Kowalski Lafferty Landrum Lockhart Lozano Mackey Maldonado Marbury McElroy McNulty Mehta Montalvo Mwangi Nakamura Newsome Nordstrom Obregon Okafor Ordonez Osgood Pacheco Palmquist Pennington Pettigrew Pickett Quezada Quigley Rainey Redmond Rentschler Ridgeway Rosales Rutledge Salcedo Sandoval Schaefer Shelby Sorensen Stallworth Swanson Tapia Tennyson Thackeray Tolliver Trujillo Underhill Valdivia Vanhorn Villarreal Wadsworth Westbrook Whitaker Winslow Yamada Yarbrough Zamora Zeller".split()
class Names:
    def __init__(s,seed):
        s.r=random.Random(seed); s.used=set()
    def pair(s):
        while 1:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.used:
                s.used.add(p); return p
    def fl(s): return "%s %s"%s.pair()
    def lf(s): f,l=s.pair(); return "%s, %s"%(l,f)
D=dt.date
def iso(d): return d.isoformat() if d else None
def mdy(d): return d.strftime('%m/%d/%Y') if d else ''
def mdy2(d): return d.strftime('%m/%d/%y') if d else ''
def mdyn(d): return '%d/%d/%d'%(d.month,d.day,d.year) if d else ''
def mdyn2(d): return '%d/%d/%02d'%(d.month,d.day,d.year%100) if d else ''
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    import calendar
    return D(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(1)
def day(n): return dt.timedelta(n)
def m2(v): return '{:,.2f}'.format(v)
def m2p(v): return '({:,.2f})'.format(-v) if v<0 else '{:,.2f}'.format(v)
def m0(v): return '{:,.0f}'.format(v)
def m0p(v): return '({:,.0f})'.format(-v) if v<0 else '{:,.0f}'.format(v)
def clean(row):
    o={}
    for k,v in row.items():
        if v is None or v=='' : continue
        if isinstance(v,(dt.date,)): v=iso(v)
        if isinstance(v,float): v=round(v,2)
        if k=='charges': 
            v=[{"code":c,"amount":round(a,2)} for c,a in v]
            if not v: continue
        o[k]=v
    return o
def save(fn,asset,style,author,rows,propertyName,asOn,units,occ,vac,sheet=None,planted=None,hard=False):
    rows=[clean(r) for r in rows]
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(TRU,fn+'.json'),'w'),indent=1)
    e=dict(file=fn,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)
    p=os.path.join(ROOT,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=fn]+[e]; ix.sort(key=lambda x:x['file'])
    json.dump(ix,open(p,'w'),indent=1)
    print(fn,len(rows),units,occ,vac,'PLANTED' if planted else '')
# --- pdf helpers
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth as SW, registerFont
from reportlab.pdfbase.ttfonts import TTFont
L='/usr/share/fonts/truetype/liberation/'
for n,f in dict(LS='LiberationSans-Regular',LSB='LiberationSans-Bold',LSI='LiberationSans-Italic',LN='LiberationSansNarrow-Regular',LNB='LiberationSansNarrow-Bold',LM='LiberationMono-Regular',LMB='LiberationMono-Bold').items(): registerFont(TTFont(n,L+f+'.ttf'))
for n,f in dict(DC='DejaVuSansCondensed',DCB='DejaVuSansCondensed-Bold',DSE='DejaVuSerifCondensed',DSEB='DejaVuSerifCondensed-Bold').items(): registerFont(TTFont(n,'/usr/share/fonts/truetype/dejavu/'+f+'.ttf'))
def T(c,x,y,s,f='LS',z=7,a='l',w=None):
    s=str(s)
    if w:
        if SW(s,f,z)>w:
            while s and SW(s,f,z)>w: s=s[:-1]
    c.setFont(f,z)
    {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[a](x,y,s)
def fits(s,f,z,w): return SW(s,f,z)<=w
def wrap(s,f,z,w):
    out=[];cur=''
    for wd in s.split(' '):
        t=(cur+' '+wd).strip()
        if cur and SW(t,f,z)>w: out.append(cur);cur=wd
        else: cur=t
    out.append(cur); return out
class PageCanvas(canvas.Canvas):
    """canvas that knows its total page count; foot(c,page,total)"""
    def __init__(s,*a,foot=None,**k):
        canvas.Canvas.__init__(s,*a,**k); s._st=[]; s._foot=foot
    def showPage(s):
        s._st.append(dict(s.__dict__)); s._startPage()
    def save(s):
        n=len(s._st)
        for i,st in enumerate(s._st):
            s.__dict__.update(st)
            if s._foot: s._foot(s,i+1,n)
            canvas.Canvas.showPage(s)
        canvas.Canvas.save(s)
