import random, json, os, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, A4, legal, landscape
from reportlab.lib import colors
from reportlab.pdfbase.pdfmetrics import stringWidth
HERE=os.path.dirname(os.path.abspath(__file__))
D=os.path.join(HERE,'documents')+'/'; TR=os.path.join(HERE,'truth')+'/'
INDEX=[]
FN="Odalys Bram Perrin Tamsyn Corwin Jessamy Ludo Marisol Ebba Thaddeus Wren Iskander Nell Oriel Fenwick Sunniva Dario Kezia Anselm Yara Linnet Matthias Rosalba Quill Hesper Ivo Calla Benedikt Zadie Orla".split()
LN="Vantreight Holcombe-Ruiz Osterley Quennell Dabrowka Farthingale Mbekwe Stroud Lindqvarn Abernath Castellote Pruyne Wexcombe Tarnoff Ghislandi Umberlow Harkaway Nakashido Roebling-Oss Delacorte Ysbrand Trevanick Kowalczuk Mundaray Feilden Sorrentini Blackadder Achterberg Pomeranz Okonedu".split()
def persons(r,n):
    s=[];seen=set()
    while len(s)<n:
        k=(r.choice(FN),r.choice(LN))
        if k in seen: continue
        seen.add(k); s.append(k)
    return s
A="Larkspur Ironvale Tessellate Bluefen Copperlane Hadrian Oakmere Pinnock Silverbeck Quorum Northgate Verity Brightwell Cinderford Dunmore Elmhurst Fathom Gannet Hollin Juniper Kestrel Lodestar Merrow Nimbus Osprey Palisade Redstart Sable Thornbury Umbra Vellum Wayfare Yarrow Zephyr".split()
def cos(r,n,B,suf):
    s=[]
    while len(s)<n:
        k=(r.choice(A)+' '+r.choice(B)+' '+r.choice(suf)).strip()
        if k not in s: s.append(k)
    return s
def m(x,d=2): return f"{x:,.{d}f}"
def iso(d): return d.isoformat()
def addm(d,n):
    y=d.year+(d.month-1+n)//12; mo=(d.month-1+n)%12+1
    return dt.date(y,mo,min(d.day,28) if d.day<29 else 28)
def endm(d,n): return addm(d,n)-dt.timedelta(1)
def R2(x): return round(x+1e-9,2)
def ch(pairs): return [{"code":a,"amount":b} for a,b in pairs if b is not None]
def save(fn,asset,style,rows,name,asof,units,occ,vac,planted=None,sheet=None,hard=False):
    for r in rows:
        for k in [k for k,v in r.items() if v is None or v==[]]: del r[k]
        assert 'unit' in r
    json.dump({"propertyName":name,"asOnDate":asof,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":rows},open(TR+fn+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":"RENT_ROLL","author":"utilityauditors","style":style,"hard":hard})
    print(fn,len(rows),'rows',units,occ,vac,planted and planted['kind'])
class P:
    def __init__(s,fn,size,font='Helvetica',fs=8):
        s.c=canvas.Canvas(D+fn,pagesize=size,invariant=1); s.W,s.H=size; s.font=font; s.fs=fs; s.pg=1
    def t(s,x,y,txt,al='l',b=False,fs=None,maxw=None,font=None):
        f=font or s.font
        if b: f={'Helvetica':'Helvetica-Bold','Times-Roman':'Times-Bold','Courier':'Courier-Bold'}.get(f,f)
        fs=fs or s.fs; s.c.setFont(f,fs); txt=str(txt)
        if maxw:
            w=stringWidth(txt,f,fs)
            if w>maxw: s.c.setFont(f,fs*maxw/w)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,y,txt)
    def line(s,x1,y1,x2,y2,w=.5): s.c.setLineWidth(w); s.c.line(x1,y1,x2,y2)
    def fill(s,x,y,w,h,g): s.c.setFillGray(g); s.c.rect(x,y,w,h,stroke=0,fill=1); s.c.setFillGray(0)
    def new(s): s.c.showPage(); s.pg+=1
    def done(s): s.c.save()
