import random, json, os, datetime as D
from reportlab.pdfgen import canvas
H=os.path.dirname(os.path.abspath(__file__))
FN="Aaliyah Brent Carmen Dario Elspeth Farid Gwen Hollis Imani Jorge Kestrel Lena Marcus Nadia Orson Priya Quentin Rosa Stellan Tamika Ulrich Veda Wendell Ximena Yusuf Zora Dalton Mireille Petra Cormac".split()
LN="Abernethy Bolduc Castellan Drayton Eastlake Fontaine Grubbs Hathorne Iverson Jessup Kowalke Lindqvist Marbury Nakagome Oyelade Pruitt Quarles Redfern Santillan Thibodeaux Umansky Vandiver Wexcombe Yarrow Zielke Barrowman Okonjo-Hale St.Amant Mc\u0041dory Delacruz".split()
class R(random.Random):
    def nm(s): return s.choice(FN),s.choice(LN)
    def day(s,a,b): return a+D.timedelta(s.randint(0,(b-a).days))
def iso(d): return d.isoformat() if hasattr(d,'isoformat') else d
def addm(d,m):
    k=d.year*12+d.month-1+m; return D.date(k//12,k%12+1,min(d.day,28))
def m2(v): return ("(%s)"%format(-v,',.2f')) if v<0 else format(v,',.2f')
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def row(**k): return {a:(iso(b) if hasattr(b,'isoformat') else b) for a,b in k.items() if b is not None and b!=''}
def r2(x): return round(x+0.0,2)
def save(fn,asset,style,hard,rows,name,asof,u,o,v,sheet=None,planted=None,totals=None):
    t=dict(propertyName=name,asOnDate=asof,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows)
    if totals: t['printedTotals']=totals
    json.dump(t,open(f'{H}/truth/{fn}.json','w'),indent=1)
    p=f'{H}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r35',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
    for k,x in (totals or {}).items():
        s=sum(r.get(k,0) or 0 for r in rows if isinstance(r.get(k,0),(int,float)))
        if abs(s-x)>0.005: print(fn,k,'sum',s,'printed',x,'PLANTED' if planted else 'MISMATCH')
    print(fn,len(rows),u,o,v)
def tx(c,x,y,s,a='l',f='Helvetica',z=7):
    c.setFont(f,z); s=str(s)
    {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[a](x,y,s)
