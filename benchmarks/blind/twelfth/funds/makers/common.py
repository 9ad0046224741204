import os, json, random, calendar, datetime as D
BASE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(BASE,'documents'); TR=os.path.join(BASE,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TR,exist_ok=True)
FIRST="Marisol Devin Tanya Oren Priya Calvin Luz Theo Imani Kenji Bridget Omar Sable Rowan Celeste Dmitri Yolanda Grant Noor Felix Adaeze Wendell Mireya Tobias Harlan Ximena Desmond Greta Anselm Leticia Quentin Farah Jonah Odette Silas Vera Malik Paloma Reggie Ingrid Cyrus Daphne Emeka Hollis".split()
LAST="Abernathy Okafor Delgado Whitlock Szabo Tran Ferreira Mbeki Lindqvist Castellano Drummond Hargrove Ibarra Novotny Pruitt Quezada Rasmussen Stallworth Tillman Uribe Vandermeer Wickersham Yarrow Zuniga Boateng Carrizal Dunleavy Esquivel Fontaine Grabowski Haddad Jankowski Kirkland Lockhart Montoya Nakagawa Ostrander Petrakis Ransome Sandoval Thibodeaux Underhill Valdivia Wojcik".split()
def person(r,used,style="fl"):
    while True:
        f,l=r.choice(FIRST),r.choice(LAST)
        if (f,l) not in used:
            used.add((f,l)); break
    return {"fl":f"{f} {l}","lf":f"{l}, {f}","up":f"{l.upper()}, {f.upper()}"}[style]
def am(d,m,day=None):
    y,mo=divmod(d.year*12+d.month-1+m,12); mo+=1
    return D.date(y,mo,min(day or d.day,calendar.monthrange(y,mo)[1]))
def eom(d): return D.date(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
def iso(d): return d.isoformat() if isinstance(d,D.date) else d
def mdy(d,z=True):
    if not isinstance(d,D.date): return d or ''
    return d.strftime('%m/%d/%Y') if z else f"{d.month}/{d.day}/{d.year}"
def m2(v): return f"{v:,.2f}" if v>=0 else f"({-v:,.2f})"
def row(**k):
    o={}
    for a,v in k.items():
        if v is None: continue
        if isinstance(v,D.date): v=iso(v)
        if isinstance(v,float): v=round(v,2)
        o[a]=v
    if 'rentSteps' in o:
        o['rentSteps']=[{**s,'date':iso(s['date'])} for s in o['rentSteps']]
        if not o['rentSteps']: del o['rentSteps']
    return o
def save(file,asset,style,hard,propertyName,asOn,units,occ,vac,rows,totals,sheet=None,planted=None):
    t=dict(propertyName=propertyName,asOnDate=iso(asOn),units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,
           printedTotals=totals,rows=rows)
    json.dump(t,open(os.path.join(TR,file+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(BASE,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author='r1',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    s=lambda k:round(sum(x.get(k,0) or 0 for x in rows if not isinstance(x.get(k),str)),2)
    print(file,len(rows),'units',units,occ,vac,'rent',s('contractRent'),'mkt',s('marketRent'),'totals',totals)
class Pen:
    def __init__(s,c,font='Helvetica',bold='Helvetica-Bold',size=7): s.c=c;s.f=font;s.b=bold;s.s=size
    def __call__(s,x,y,t,al='l',b=False,size=None,fit=None):
        t=str(t); f=s.b if b else s.f; z=size or s.s
        s.c.setFont(f,z)
        if fit:
            w=s.c.stringWidth(t,f,z)
            if w>fit: print('  WIDE',t,round(w),fit)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,y,t)
