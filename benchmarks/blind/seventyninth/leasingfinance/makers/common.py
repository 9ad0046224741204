import json, random, os, datetime as dt
ROOT='build/blind'
F="Aaron Beatriz Calvin Danielle Emeka Farrah Gordon Hollis Imani Jorge Keisha Lorenzo Marisol Nathan Odette Preston Quiana Rafael Simone Tobias Ursula Vernon Whitney Xavier Yolanda Zachary Brenna Cody Deshawn Elaine Felipe Greta Harlan Ines Jamal Kristin Leland Mei Nadia Owen Priya Russell Shanice Trevor Viviana Wesley".split()
L="Abernethy Bascombe Castellano Dunleavy Eckhart Fontenot Gallardo Hightower Iversen Jankowski Kimbrough Lindqvist Maldonado Nakagawa Okafor Pettigrew Quintero Rasmussen Satterfield Thibodeaux Underhill Villanueva Wainwright Yarborough Zamora Ballard Crenshaw Delacroix Espinoza Farnsworth Goodall Hargrove Ibarra Jessup Kowalczyk Lombardi McAllister Novak Ostrander Pruitt Rosales Stinson Tran Vandermeer Whitlock Nguyen".split()
def names(rng,n):
    s=set();o=[]
    while len(o)<n:
        x=(rng.choice(F),rng.choice(L))
        if x not in s: s.add(x);o.append(x)
    return o
D=dt.date
def iso(d): return d.isoformat() if hasattr(d,'isoformat') else d
def addm(d,m):
    y,mo=divmod(d.year*12+d.month-1+m,12); mo+=1
    import calendar
    return D(y,mo,min(d.day,calendar.monthrange(y,mo)[1]))
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(1)
def mdy(d): return d.strftime('%m/%d/%Y')
def mdys(d): return f'{d.month}/{d.day}/{d.year}'
def m2(v): return f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
def m0(v): return f'{v:,.0f}' if v>=0 else f'({-v:,.0f})'
def row(**k): return {a:b for a,b in k.items() if b is not None}
def save(file,asset,style,hard,pn,ason,units,occ,vac,rows,sheet=None,planted=None):
    t=dict(propertyName=pn,asOnDate=iso(ason),units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{ROOT}/truth/{file}.json','w'),indent=1)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author='r79a',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
def doc(f): return f'{ROOT}/documents/{f}'
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth
class P:
    def __init__(s,f,size): s.c=canvas.Canvas(doc(f),pagesize=size,invariant=1); s.w,s.h=size
    def t(s,x,y,txt,font='Helvetica',sz=8,al='l',maxw=None,col=(0,0,0)):
        txt=str(txt)
        if maxw:
            while txt and stringWidth(txt,font,sz)>maxw: txt=txt[:-1]
        s.c.setFont(font,sz); s.c.setFillColorRGB(*col)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,s.h-y,txt)
        return txt
    def line(s,x1,y1,x2,y2,w=.5,col=(0,0,0)):
        s.c.setLineWidth(w); s.c.setStrokeColorRGB(*col); s.c.line(x1,s.h-y1,x2,s.h-y2)
    def box(s,x,y,w,h,fill,stroke=0):
        s.c.setFillColorRGB(*fill); s.c.setLineWidth(.4); s.c.rect(x,s.h-y-h,w,h,fill=1,stroke=stroke)
    def wrap(s,txt,font,sz,w):
        o=[];cur=''
        for a in txt.split():
            n=(cur+' '+a).strip()
            if stringWidth(n,font,sz)>w and cur: o.append(cur);cur=a
            else: cur=n
        return o+[cur] if cur else o
    def page(s): s.c.showPage()
    def save(s): s.c.save()
