import random, json, os, datetime as D, calendar
B='build/blind'
FN="Aaron Alicia Amara Andre Beatriz Brenda Caleb Carmen Chloe Curtis Dana Darnell Deborah Dmitri Elena Emeka Fiona Gloria Hassan Helen Imani Isaac Jasmine Joel Karim Keisha Lamar Leila Lorraine Marcus Marisol Mei Naomi Nikhil Olga Oscar Paige Pedro Quentin Renee Rosa Samir Shauna Sofia Tariq Teresa Theo Uma Vernon Vivian Wesley Yolanda Zach".split()
LN="Abernathy Achebe Alvarez Bancroft Bhatt Birch Caldwell Castellano Chung Corrigan Dalgaard Delacroix Dunmore Eastwick Farrow Fontaine Garza Gilmartin Haddad Hollis Ibarra Jankowski Kessler Kowalczyk Lindqvist Lozano Macready Mbeki Merriweather Nakagawa Novak Okafor Olmstead Pacheco Pemberton Quiroga Rafferty Rosales Sandoval Sauvageau Tillman Trask Underhill Vasquez Vong Wexler Winslow Yarborough Yoon Zamora Zielinski".split()
class R(random.Random):
    def __init__(s,seed): super().__init__(seed); s.used=set()
    def nm(s,style=0):
        while 1:
            f,l=s.choice(FN),s.choice(LN)
            if (f,l) not in s.used: s.used.add((f,l)); break
        return f'{f} {l}' if style==0 else f'{l}, {f}' if style==1 else f'{l.upper()}, {f.upper()}'
    def date(s,a,b): return D.date.fromordinal(s.randint(a.toordinal(),b.toordinal()))
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); return D.date(y,m+1,min(d.day,calendar.monthrange(y,m+1)[1]))
def eom(d): return D.date(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def us2(d): return f'{d.month}/{d.day}/{d:%y}' if d else ''
def m(x): return '' if x is None else f'{x:,.2f}'
def m0(x): return '' if x is None else f'{x:,.0f}'
def par(x): return '' if x is None else (f'({-x:,.2f})' if x<0 else f'{x:,.2f}')
def iso(d): return d.isoformat() if d else None
def save(file,asset,author,style,hard,prop,ason,units,occ,rows,sheet=None,planted=None,fixed=None):
    out=[]
    for r in rows:
        o={}
        for k,v in r.items():
            if isinstance(v,D.date): v=v.isoformat()
            if v is None or v=='' or v==[]: continue
            if isinstance(v,float): v=round(v,2)
            o[k]=v
        assert 'unit' in o or 'tenantName' in o,o
        out.append(o)
    t={"propertyName":prop,"asOnDate":ason,"units":units,"occupied":occ,"vacant":None if units is None or occ is None else units-occ,"sheet":sheet,"planted":planted,"rows":out}
    json.dump(t,open(f'{B}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[{"file":file,"assetType":asset,"documentType":"RENT_ROLL","author":author,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
class Pg:
    def __init__(s,file,size,head,foot=None,bot=40,lh=10,font='Helvetica',bold=None,fs=7):
        from reportlab.pdfgen import canvas
        s.c=canvas.Canvas(f'{B}/documents/{file}',pagesize=size,invariant=1); s.W,s.H=size
        s.head,s.foot,s.bot,s.lh,s.font,s.fs=head,foot,bot,lh,font,fs; s.bold=bold or font+'-Bold'; s.n=0; s.new()
    def new(s):
        if s.n: s.end()
        s.n+=1; s.y=s.H-36; s.head(s)
    def end(s):
        if s.foot: s.foot(s)
        s.c.showPage()
    def need(s,n):
        if s.y-n*s.lh<s.bot: s.new()
    def t(s,x,txt,al='l',b=False,fs=None,y=None):
        s.c.setFont(s.bold if b else s.font,fs or s.fs)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,s.y if y is None else y,str(txt))
    def row(s,cols,vals,b=False,fs=None):
        for (x,al),v in zip(cols,vals):
            if v not in (None,''): s.t(x,v,al,b,fs)
        s.y-=s.lh
    def line(s,x0=None,x1=None,dy=0,w=.5):
        s.c.setLineWidth(w); s.c.line(36 if x0 is None else x0,s.y+dy,(s.W-36) if x1 is None else x1,s.y+dy)
    def done(s): s.end(); s.c.save()
