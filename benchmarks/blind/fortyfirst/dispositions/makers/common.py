import random, json, os, datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TRU=os.path.join(ROOT,'truth')
def rng(k): return random.Random('r41a-'+k)
FIRST="Adela Benno Corin Dalia Emmett Farah Gideon Hollis Imani Jarek Kaia Leander Maren Nolan Odessa Priya Quentin Rosalba Soren Tamsin Ulises Vesna Wendell Ximena Yusuf Zelda Amos Brielle Caspian Delphine Ezra Fiona Grady Henrik Isolde Jonah Katya Lorenzo Mireille Nadia".split()
LAST="Abernet Brackwell Castellow Drummore Eastvold Fenwright Garrowby Hallgren Ibarruela Jessop-Lane Kowaltz Lindqvale Marchbank Nakahira Okonwe Pellgrove Quillfeather Rasmund Stavropol Thornquist Umberly Vasquette Whitlowe Xander Yarborne Zielke Ashcombe Boyadjan Crandle Devereaux-Hill Elkhart Fontanez Grimsley Hathorne Ingleby Jurado Kessing Lamoreaux Mbeki-Ward Northrup".split()
def people(R,n,style='LF'):
    s=set(); out=[]
    while len(out)<n:
        f,l=R.choice(FIRST),R.choice(LAST)
        if (f,l) in s: continue
        s.add((f,l)); out.append(f"{l}, {f}" if style=='LF' else f"{f} {l}")
    return out
D=dt.date
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    import calendar
    return D(y,mo,min(d.day,calendar.monthrange(y,mo)[1]))
def iso(d): return d.isoformat() if isinstance(d,(dt.date,)) else d
def mdy(d): return d.strftime('%m/%d/%Y') if d else ''
def mdy2(d): return d.strftime('%m/%d/%y') if d else ''
def mdyn(d): return f"{d.month}/{d.day}/{d.year}" if d else ''
def m2(x): return f"{x:,.2f}"
def m2p(x): return f"({-x:,.2f})" if x<0 else f"{x:,.2f}"
def n0(x): return f"{x:,.0f}"
def row(**k):
    o={}
    for a,v in k.items():
        if v is None or v=='' or v==[]: continue
        if isinstance(v,dt.date): v=v.isoformat()
        if isinstance(v,float): v=round(v,2)
        o[a]=v
    return o
def ch(*pairs): return [{"code":c,"amount":round(a,2)} for c,a in pairs]
def step(d,a,per=None):
    o={"date":iso(d),"amount":round(a,2)}
    if per:o["per"]=per
    return o
def save(file,asset,author,style,hard,rows,name,asof,units,occ,vac,sheet=None,planted=None):
    for r in rows:
        assert r.get('unit') or r.get('tenantName'),r
    t={"propertyName":name,"asOnDate":iso(asof),"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":rows}
    json.dump(t,open(os.path.join(TRU,file+'.json'),'w'),indent=1)
    p=os.path.join(ROOT,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[{"file":file,"assetType":asset,"documentType":"RENT_ROLL","author":author,"style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
    print(file,len(rows),units,occ,vac)
from reportlab.pdfbase.pdfmetrics import stringWidth
class PG:
    def __init__(s,file,size):
        from reportlab.pdfgen import canvas
        s.c=canvas.Canvas(os.path.join(DOC,file),pagesize=size,invariant=1); s.W,s.H=size; s.n=1
    def t(s,x,y,v,al='l',f='Helvetica',z=7,w=None,col=None):
        v=str(v)
        if w:
            while v and stringWidth(v,f,z)>w: v=v[:-1]
        s.c.setFont(f,z)
        if col: s.c.setFillColorRGB(*col)
        yy=s.H-y
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,yy,v)
        if col: s.c.setFillColorRGB(0,0,0)
    def line(s,x1,y,x2,w=.5,col=(0,0,0)):
        s.c.setLineWidth(w); s.c.setStrokeColorRGB(*col); s.c.line(x1,s.H-y,x2,s.H-y)
    def rect(s,x,y,w,h,col):
        s.c.setFillColorRGB(*col); s.c.rect(x,s.H-y-h,w,h,stroke=0,fill=1); s.c.setFillColorRGB(0,0,0)
    def next(s): s.c.showPage(); s.n+=1
    def done(s): s.c.save()
