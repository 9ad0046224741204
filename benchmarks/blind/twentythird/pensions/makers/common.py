import json,os,random,datetime as dt
B='.'
FN="Alba Bruno Carmen Dario Elise Farid Gwen Hollis Imani Jonas Keiko Lorne Mireya Nadir Odette Piers Quinn Rosalie Sven Tamsin Ursula Viktor Wendell Ximena Yusuf Zelda Marcus Leila Owen Priya Tomas Greta Hugo Anika Dele Corinne".split()
LN="Abernott Balcerowitz Cardenal Dunmoor Estevao Farnleigh Gostrand Hathersage Ibekwe Jarnigan Kowalchek Lindqvister Marchetto Nwosuka Ostrander Pellegrind Quarlesby Rademaker Sandovar Tremblay-Roy Ullmanson Vasquell Whitcombe Yamadori Zielonka Okerlund Castellane Brightwater Mendozi Thackray Bellweth Nguyenne Delacourt Pruittman".split()
def d(y,m,dd): return dt.date(y,m,dd)
def addm(x,n):
    k=x.year*12+x.month-1+n; return dt.date(k//12,k%12+1,min(x.day,28))
def eom(x): return addm(x.replace(day=1),1)-dt.timedelta(1)
def us(x): return x.strftime('%m/%d/%Y') if x else ''
def iso(x): return x.isoformat() if x else None
def m2(x): return '' if x is None else (f'{x:,.2f}' if x>=0 else f'({-x:,.2f})')
def m2n(x): return '' if x is None else f'{x:,.2f}'
def m0(x): return '' if x is None else f'{x:,.0f}'
class Nm:
    def __init__(s,r): s.r=r; s.u=set()
    def __call__(s,f='{f} {l}'):
        while 1:
            a=(s.r.choice(FN),s.r.choice(LN))
            if a not in s.u: s.u.add(a); return f.format(f=a[0],l=a[1])
def R(**k): return {a:b for a,b in k.items() if b is not None and b!=[]}
def save(name,asset,rows,prop,ason,units,occ,vac,style,hard,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{B}/truth/{name}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r31',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',units,occ,vac)
from reportlab.pdfgen import canvas
class Pg:
    "plain line printer onto a canvas"
    def __init__(s,name,size,head,foot=None,font='Helvetica',fs=7,lead=9,bottom=36):
        s.c=canvas.Canvas(f'{B}/documents/{name}',pagesize=size); s.W,s.H=size
        s.head,s.foot,s.font,s.fs,s.lead,s.bot=head,foot,font,fs,lead,bottom; s.n=0; s.new()
    def new(s):
        if s.n:
            if s.foot: s.foot(s)
            s.c.showPage()
        s.n+=1; s.y=s.H-36; s.head(s)
    def need(s,h):
        if s.y-h<s.bot: s.new()
    def t(s,x,txt,al='l',b=False,fs=None,y=None):
        bf={'Helvetica':'Helvetica-Bold','Times-Roman':'Times-Bold','Courier':'Courier-Bold'}[s.font]
        s.c.setFont(bf if b else s.font,fs or s.fs); y=s.y if y is None else y
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,y,str(txt))
    def row(s,cells,b=False,fs=None,h=None):
        s.need(s.lead)
        for x,txt,al in cells:
            if txt not in (None,''): s.t(x,txt,al,b,fs)
        s.y-=h or s.lead
    def line(s,x0,x1,dy=0,w=.5):
        s.c.setLineWidth(w); s.c.line(x0,s.y+dy,x1,s.y+dy)
    def end(s):
        if s.foot: s.foot(s)
        s.c.save()
