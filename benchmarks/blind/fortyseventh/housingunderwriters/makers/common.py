import json, random
from pathlib import Path
from datetime import date, timedelta
ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT/'documents'; TRUTH = ROOT/'truth'
INDEX = []
FIRST = "Marisol Devon Tanisha Hollis Priya Ewan Corinne Abel Yesenia Tobias Ingrid Malik Rosalind Quentin Delphine Otis Naomi Stefan Latoya Greer Hamza Bettina Cyrus Odette Ramon Fiona Terrell Junko Silas Magda Osric Paloma Dmitri Wren Keisha Alonzo Birgit Theo Anika Lionel Soraya Vaughn Emeka Lucille Darnell Petra Ignacio Maeve Roscoe Xiomara".split()
LAST = "Abernall Brackwell Castellon Dunmore Eskridge Fontaigne Grimsdale Halloway Izquierda Jarnagin Kettleby Lindqvist Mossgrove Nwachuku Oberholt Pemberly Quillan Rastrick Szolnoki Tarkwell Umberland Vasquillo Wetherlane Yarborne Zielonka Ashcombe Bellamora Crowhurst Delacorta Farnswick Gallworthy Hartsdale Ingersby Kowalmann Larkspire Montefusco Norrgard Okonjima Prestwood Rindell Stavropol Thackery Ulvestad Venkatar Winslade Thistleman Boudreaut Chaudhary-Lane O'Faolan Merrowdale".split()
class Names:
    def __init__(s, rng): s.r=rng; s.used=set()
    def _p(s):
        while True:
            p=(s.r.choice(FIRST), s.r.choice(LAST))
            if p not in s.used: s.used.add(p); return p
    def fl(s): a,b=s._p(); return f"{a} {b}"
    def lf(s): a,b=s._p(); return f"{b}, {a}"
    def pair(s): return s._p()
def rd(rng,a,b): return a+timedelta(days=rng.randrange((b-a).days+1))
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    import calendar
    return date(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def eom(d):
    return addm(d.replace(day=1),1)-timedelta(days=1)
def iso(d): return d.isoformat() if d else None
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def m2(x): return f"{x:,.2f}"
def clean(r): return {k:v for k,v in r.items() if v is not None and v!='' and v!=[]}
def put(file, asset, style, hard, name, asof, units, occ, vac, rows, sheet=None, planted=None):
    rows=[clean(r) for r in rows]
    for r in rows: assert r.get('unit') or r.get('tenantName'), r
    t=dict(propertyName=name, asOnDate=asof, units=units, occupied=occ, vacant=vac, sheet=sheet, planted=planted, rows=rows)
    TRUTH.mkdir(exist_ok=True)
    (TRUTH/(file+'.json')).write_text(json.dumps(t,indent=1,ensure_ascii=False))
    INDEX.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author='housingunderwriters',style=style,hard=hard))
    print(file,len(rows),units,occ,vac)
