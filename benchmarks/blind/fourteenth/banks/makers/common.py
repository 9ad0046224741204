import json, os, random, datetime as dt
from reportlab.pdfbase.pdfmetrics import stringWidth
HERE=os.path.dirname(os.path.abspath(__file__))
D=os.path.join(HERE,'documents'); T=os.path.join(HERE,'truth')
FIRST="Alma Brent Carla Dorian Elsie Farid Gwen Hector Imani Jonas Keisha Lionel Marisol Nolan Oksana Prakash Quinn Rosa Stefan Tamika Ulises Vera Wendell Ximena Yusuf Zora Abby Bao Cecil Devon Esra Flint Greta Hollis Ingrid Jamal Kira Leona Milo Noor Otis Paloma Rafi Selma Tobin Uma Vikram Wanda Yana Zeke".split()
LAST="Abernethy Bascombe Calloway Dravec Eastlund Fontanez Grubb Haverly Iturbe Jessup Kowalik Lindqvist Marchetti Nwosu Oyelaran Pruett Quesada Rademacher Sandoval Thibault Umansky Vasko Wetherby Xiong Yarborough Zielke Acheson Brandvold Castellano Delacroix Ekberg Farnham Gutknecht Hosseini Inman Jaramillo Kessinger Loomis McTavish Niemi Ostrander Pellerin Rutkowski Stavros Tran Underhill Venable Wozniak Yoder Zamora".split()
def names(r,n):
    s=set(); out=[]
    while len(out)<n:
        x=(r.choice(FIRST),r.choice(LAST))
        if x in s: continue
        s.add(x); out.append(x)
    return out
def iso(d): return d.strftime('%Y-%m-%d') if isinstance(d,(dt.date,dt.datetime)) else d
def addm(d,m,day=None):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    k=day or d.day
    while True:
        try: return dt.date(y,mo,k)
        except ValueError: k-=1
def eom(d): return addm(d.replace(day=1),1)-dt.timedelta(1)
def m2(v): return f'{v:,.2f}'
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b==[] : continue
        if isinstance(b,(dt.date,dt.datetime)): b=iso(b)
        if isinstance(b,float): b=round(b,2)
        o[a]=b
    return o
def save(file,truth,asset,style,hard):
    base={"propertyName":None,"asOnDate":None,"units":None,"occupied":None,"vacant":None,"sheet":None,"planted":None}
    base.update(truth)
    for r in base['rows']:
        for c in r.get('charges',[]): c['amount']=round(c['amount'],2)
    json.dump(base,open(f'{T}/{file}.json','w'),indent=1,ensure_ascii=False)
    p=f'{HERE}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[{"file":file,"assetType":asset,"documentType":"RENT_ROLL","author":"r7","style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def put(c,x,y,s,f='Helvetica',z=8,al='l',w=None):
    s=str(s)
    if w is not None and stringWidth(s,f,z)>w+.01: raise SystemExit(f'too wide: {s!r} {stringWidth(s,f,z):.1f}>{w}')
    c.setFont(f,z)
    (c.drawString if al=='l' else c.drawRightString if al=='r' else c.drawCentredString)(x,y,s)
def wrap(s,f,z,w):
    out=[];cur=''
    for t in s.split():
        n=(cur+' '+t).strip()
        if stringWidth(n,f,z)<=w: cur=n
        else: out.append(cur); cur=t
    if cur: out.append(cur)
    return out
