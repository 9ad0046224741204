import json, os, random, datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TRU=os.path.join(ROOT,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TRU,exist_ok=True)
SEED=5507
def rng(name): return random.Random(f'{SEED}-{name}')
FIRST="Adela Bruno Carmel Dorian Edwina Farid Gillian Horace Imelda Jonas Katya Leopold Mireille Nestor Odile Pranav Quentin Rosalba Sunniva Tobias Ursula Viggo Wilma Xiomara Yusuf Zelda Anselm Beatriz Cormac Delphine Emeka Fiona Gustav Henrike Ishaan Jolene Kwame Lucinda Magnus Noor Ottilie Pavel Rhoda Stellan Thandi Ulises Verity Wendell Yolanda Zoltan".split()
LAST="Abernott Brackwell Castellane Drummley Eskander Fairbourne Grzebyk Hallorane Ibarrola Janczak Kettleby Lindqvard Mbekwane Norcrosse Oyelade Pemberly Quarmby Rasmudsen Szabolc Thackwray Umezura Valderama Whitlocke Ximenes Yarbrow Zielonka Ashgrove Bellavita Corrigane Dunmorrow Ellerbeck Fonsworth Garrowby Hathersedge Inglefield Jessamy Kirkbrand Lanthorpe Mossbury Nakadai Oakhurst Prendival Rutherglyn Stavrou Tamberlane Ullswater Venkatara Westerholm Yamagiri Zuckerbrod".split()
class Names:
    def __init__(s,r):
        s.r=r; s.p=[(f,l) for f in FIRST for l in LAST]; r.shuffle(s.p); s.i=0
    def nxt(s): s.i+=1; return s.p[s.i-1]
    def fl(s): f,l=s.nxt(); return f'{f} {l}'
    def lf(s): f,l=s.nxt(); return f'{l}, {f}'
    def il(s): f,l=s.nxt(); return f'{f[0]}. {l}'
def iso(d): return d.isoformat() if d else None
def rdate(r,a,b):
    return a+dt.timedelta(days=r.randint(0,(b-a).days))
def addm(d,n,dd=0):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    import calendar
    return dt.date(y,m,min(d.day,calendar.monthrange(y,m)[1]))+dt.timedelta(days=dd)
def clean(o):
    if isinstance(o,dict): return {k:clean(v) for k,v in o.items() if v is not None}
    if isinstance(o,list): return [clean(v) for v in o]
    if isinstance(o,(dt.date,dt.datetime)): return o.isoformat()[:10]
    if isinstance(o,float): return round(o,2)
    return o
def save(fn,propertyName,asOn,units,occ,vac,rows,sheet=None,planted=None):
    t={"propertyName":propertyName,"asOnDate":asOn,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,
       "planted":planted,"rows":[clean(r) for r in rows]}
    for r in t['rows']:
        assert r.get('unit') or r.get('tenantName'), r
    json.dump(t,open(os.path.join(TRU,fn+'.json'),'w'),indent=1,ensure_ascii=False)
    print(fn,units,occ,vac,len(rows))
def m(x,z='0.00'): return f'{x:,.2f}' if x is not None else ''
