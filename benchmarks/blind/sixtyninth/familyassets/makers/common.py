import json, os, random, datetime as dt, calendar
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TRU=os.path.join(ROOT,'truth')
D=dt.date
FIRST="Marisol Trent Ingrid Dashiell Yolanda Kofi Bettina Ruben Odalys Hamish Priya Lamont Greta Anselm Tamika Wyatt Noor Casimir Delphine Orrin Jocelyn Emeka Paloma Stellan Rhonda Thaddeus Mei Clovis Farrah Leopold Winona Abdul Sunniva Desmond Kalani Britta Osvaldo Naomi Percy Zelda Imani Gerrit Luz Corwin Hadley Jamal Petra Ambrose Shanice Lennart Dolores Ekon Rosalind Bryce Amaya Silas Tova Marcellus Ione Vikram".split()
LAST="Abernethy Quispe Thorvald Mbeki Lachance Dunsmore Okonjo Petrakis Velarde Stroud Hallworth Nakagawa Birdsong Crandell Ferreira Gantry Holloway Ibarra Jessup Kowalczyk Lindqvist Montrose Nwosu Ostrander Pemberly Quillen Rademaker Sandoval Tremont Underhill Vasquez Whitlock Yancey Zelinski Ashgrove Bellamy Castellon Drummond Eastlake Fairbairn Grunwald Haverty Islington Jarrell Kessling Lockridge Maddern Norquist Oyelaran Prentice Rosario Sedgewick Tilden Ulrich Vantongeren Wexley Yoder Ziegler".split()
class R(random.Random):
    def __init__(s,seed): super().__init__(seed); s.used=set()
    def name(s,style='FL'):
        while True:
            f,l=s.choice(FIRST),s.choice(LAST)
            if (f,l) not in s.used: s.used.add((f,l)); break
        return {'FL':f'{f} {l}','LF':f'{l}, {f}','IL':f'{f[0]}. {l}','L':l,'UP':f'{l}, {f}'.upper()}[style]
    def day(s,a,b): return a+dt.timedelta(days=s.randint(0,(b-a).days))
def addm(d,n,keep=False):
    y,m=divmod(d.month-1+n,12); y+=d.year; m+=1
    return D(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def term_end(d,n): return addm(d,n)-dt.timedelta(days=1)
def eom(d): return D(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def us(d): return d.strftime('%m/%d/%Y')
def us2(d): return d.strftime('%m/%d/%y')
def us1(d): return f'{d.month}/{d.day}/{d.year}'
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def par(x): return f'({-x:,.2f})' if x<0 else f'{x:,.2f}'
def clean(r): return {k:(iso(v) if isinstance(v,dt.date) else v) for k,v in r.items() if v is not None}
def save(fn,asset,style,hard,prop,ason,units,occ,vac,rows,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    json.dump(t,open(os.path.join(TRU,fn+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r69b',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
    print(fn,len(rows),'rows',units,occ,vac)
def path(fn): return os.path.join(DOC,fn)
