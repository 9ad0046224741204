import json, os, random, datetime as dt, calendar
ROOT='.'
DOC=ROOT+'/documents/'; TR=ROOT+'/truth/'
FIRST="""Marisol Devin Tamika Reggie Yolanda Brent Keisha Omar Lucia Trent Anjali Corey Shanice Wade Priya Marcus Elena Dustin Nadia Hector Bethany Jamal Rosa Colby Fatima Grant Imani Felix Paige Andre Carmen Nolan Simone Ruben Heather Tyrell Mei Garrett Adriana Kurt Latoya Sergio Holly Desmond Ingrid Mateo Brianna Clint Zuri Amir Joanna Percy Renata Scott Vivian Lamar Tessa Hugo Crystal Ivan Monique Darnell Alma Curtis Leila Roland Gwen Emilio Candace Byron Sunita Chad Odessa Wesley Noemi Todd Aisha Rick Valeria Gavin Dominique Ernesto Kayla Sterling Ming Abigail Troy Selena Vernon Ruth Jorge Kimberly Duane Pilar""".split()
LAST="""Abernethy Balcazar Cantrell Dossey Eastwick Fontaine Grissom Hollowell Iverson Jaramillo Kettering Lundquist Mabry Nakagawa Ollivier Pettiford Quesada Rountree Stallworth Tillery Underhill Valdespino Whitlock Yarbrough Zuniga Ashcraft Bellamy Crowder Delacruz Ebersole Fuqua Gaddis Hightower Ingersoll Jernigan Kimbrough Lassiter Mondragon Newcombe Ogletree Poindexter Rademacher Sandifer Thibodeau Urbina Venable Westbrook Yancey Zeller Arrington Broussard Castellano Dillard Espinal Farquhar Gillespie Hargrove Isaksen Jeffcoat Kowalczyk Ledbetter McAlister Nettles Osterman Pickering Rasmussen Sotelo Tidwell Upshaw Villaseñor Wofford Amador Birdsong Culpepper Dupree Escobedo Fennimore Galindo Huckaby Ibarra Kessinger Lamberth Montalvo Norwood Oakley Prudhomme Redfern Swafford Truong Vandermeer Wickham Okafor Banerjee Nguyen Cho Haddad""".split()
class People:
    def __init__(s,rng): s.r=rng; s.used=set()
    def get(s):
        while True:
            f,l=s.r.choice(FIRST),s.r.choice(LAST)
            if (f,l) not in s.used:
                s.used.add((f,l)); return f,l
    def lf(s): f,l=s.get(); return f'{l}, {f}'
    def fl(s): f,l=s.get(); return f'{f} {l}'
D=dt.date
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return D(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def day(d,n): return d+dt.timedelta(n)
def mdy(d): return d.strftime('%m/%d/%Y') if isinstance(d,D) else (d or '')
def mdy1(d): return f'{d.month}/{d.day}/{d.year}' if isinstance(d,D) else (d or '')
def mdy2(d): return f'{d.month}/{d.day}/{d:%y}' if isinstance(d,D) else (d or '')
def iso(d): return d.isoformat() if isinstance(d,D) else d
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def par(x): return f'({-x:,.2f})' if x<0 else f'{x:,.2f}'
def lease(r,asof,first=False,maxm=48,terms=(12,12,12,12,13,14,15,10)):
    """move-in, lease start, lease end running at asof"""
    mi=addm(asof,-r.randint(0,maxm)); mi=D(mi.year,mi.month,1 if first else r.randint(1,28))
    if mi>asof: mi=day(asof,-r.randint(1,20))
    ls=mi
    while True:
        le=day(addm(ls,r.choice(terms)),-1)
        if r.random()<.6: le=D(le.year,le.month,calendar.monthrange(le.year,le.month)[1])
        if le>=asof: return mi,ls,le
        ls=day(le,1)
def T(**k):
    return {a:(iso(b) if isinstance(b,D) else b) for a,b in k.items() if b is not None and b!='' and b!=[]}
def R(x): return round(x,2)
def save(name,asset,prop,ason,units,occ,vac,rows,sheet=None,planted=None,style='',hard=''):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(TR+name+'.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]
    ix.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r40b',style=style,hard=hard))
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),units,occ,vac)
class Pager:
    """collects drawing ops per page so that page totals can be printed"""
    def __init__(s,path,size):
        from reportlab.pdfgen import canvas
        s.c=canvas.Canvas(path,pagesize=size,invariant=1); s.W,s.H=size; s.pages=[]
    def new(s): s.pages.append([])
    def op(s,f): s.pages[-1].append(f)
    def t(s,x,y,txt,font='Helvetica',size=7,al='l',col=(0,0,0),clip=None):
        from reportlab.pdfbase.pdfmetrics import stringWidth
        txt=str(txt)
        if clip:
            while stringWidth(txt,font,size)>clip: txt=txt[:-1]
        def f(c,n,N):
            c.setFont(font,size); c.setFillColorRGB(*col)
            k=txt.replace('{n}',str(n)).replace('{N}',str(N))
            {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,y,k)
        s.op(f); return txt
    def line(s,x1,y1,x2,y2,w=.5,g=0,dash=None):
        def f(c,n,N):
            c.setLineWidth(w); c.setStrokeGray(g)
            c.setDash(*(dash or ([],0))); c.line(x1,y1,x2,y2)
        s.op(f)
    def rect(s,x,y,w,h,fill=(.9,.9,.9)):
        def f(c,n,N):
            c.setFillColorRGB(*fill); c.rect(x,y,w,h,stroke=0,fill=1)
        s.op(f)
    def save(s):
        N=len(s.pages)
        for i,p in enumerate(s.pages):
            for f in p: f(s.c,i+1,N)
            s.c.showPage()
        s.c.save()
