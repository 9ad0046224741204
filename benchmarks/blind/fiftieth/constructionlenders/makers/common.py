import random, json, os, datetime as dt, calendar
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS = os.path.join(ROOT, 'documents'); TRUTH = os.path.join(ROOT, 'truth')
INDEX = []
SEED = 5050
FIRST = """Adaeze Bertil Calla Dorrit Emeka Farida Gustavo Hollis Ingrid Jovan Kamala Leopold Marisela Niamh Otis Priya Quentin Rosalind Severin Tamsin
Ulrika Vance Winona Xiomara Yusuf Zelda Amari Blaise Corin Delphine Ezra Fenna Gideon Hana Isidro Juno Kestrel Lazaro Mireille Nolan Odalys Perrin
Renata Soren Thandi Umberto Vesna Wes Yara Zoltan""".split()
LAST = """Abernethy Brightwell Castellanos Dunmore Eklund Farragut Gallowitz Hatherley Ibekwe Jessop Kirnan Lindqvist Montclare Nakagawa-Ruiz Oyelaran
Pellerin Quimby Rademaker Sandoval Thistlewood Uchima Varga Wexcombe Yarbrough Zielony Ashgrove Bellweather Corrigan-Shaw Dastur Engstrom Fairbairn
Grzybowski Holloway Iversen Jarrah Kowalczuk Lattimer Mbeki-Stone Northcutt Ostrander Pinheiro Ravensworth Stavros Tollefsen Underhill Voss Whitlock
Okonjo Petrakis Marchetti Delacroix O'Halloran St. Aubin Trujillo Vandermeer""".replace('St. Aubin','StAubin').split()
LAST=[l.replace('StAubin','St. Aubin') for l in LAST]

class Gen(random.Random):
    def __init__(self, name):
        super().__init__(f'{SEED}-{name}')
        self.used=set()
    def person(self, style='lf'):
        while True:
            f,l=self.choice(FIRST),self.choice(LAST)
            if (f,l) not in self.used: break
        self.used.add((f,l))
        return {'lf':f'{l}, {f}','fl':f'{f} {l}','LF':f'{l.upper()}, {f.upper()}'}[style]
    def rnd(self,a,b,step=5): return self.randrange(int(a//step),int(b//step)+1)*step
    def date(self,a,b): return a+dt.timedelta(days=self.randint(0,(b-a).days))

D=dt.date
def addm(d,n,day=None):
    y,m=divmod(d.year*12+d.month-1+n,12); m+=1
    return D(y,m,min(day or d.day,calendar.monthrange(y,m)[1]))
def eom(d): return D(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
def less1(d): return d-dt.timedelta(days=1)
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def us2(d): return d.strftime('%m/%d/%y') if d else ''
def usn(d): return f'{d.month}/{d.day}/{d.year}' if d else ''
def usn2(d): return f'{d.month}/{d.day}/{d.year%100:02d}' if d else ''
def m2(v): return f'{v:,.2f}'
def m0(v): return f'{v:,.0f}'
def par(v,n=2): return f'({abs(v):,.{n}f})' if v<0 else f'{v:,.{n}f}'
def iso(d): return d.isoformat() if isinstance(d,(D,)) else d
def clean(row):
    o={}
    for k,v in row.items():
        if k.startswith('_') or v is None or v=='' or v==[]: continue
        if isinstance(v,D): v=v.isoformat()
        if isinstance(v,float): v=round(v,2); v=int(v) if v==int(v) else v
        if k=='charges': v=[{'code':c['code'],'amount':(lambda x:int(x) if x==int(x) else x)(round(c['amount'],2))} for c in v]
        if k=='rentSteps': v=[{kk:(iso(vv) if kk=='date' else vv) for kk,vv in s.items()} for s in v]
        o[k]=v
    return o
def finish(file, assetType, author, style, hard, propertyName, asOn, units, occupied, vacant, rows, sheet=None, planted=None):
    t=dict(propertyName=propertyName,asOnDate=iso(asOn) if asOn else None,units=units,occupied=occupied,vacant=vacant,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    for r in t['rows']: assert r.get('unit') or r.get('tenantName'), (file,r)
    json.dump(t,open(os.path.join(TRUTH,file+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=file,assetType=assetType,documentType='RENT_ROLL',author=author,style=style,hard=hard))
def out(file): return os.path.join(DOCS,file)
