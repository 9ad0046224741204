import json, os, random
from datetime import date, timedelta
BASE='build/blind'
FIRST="Alma Barrett Celia Dorian Edith Farrah Gideon Hollis Imani Jarrod Keisha Lorne Marisol Nolan Odette Prentice Quentin Rosalind Stellan Tamsin Ulises Verna Wendell Xiomara Yancy Zelda Arlo Bernice Cormac Delphine Esteban Fiona Grady Henrike Ignacio Joelle Kwame Lucinda Mateus Nadine Orrin Phoebe Ramon Saoirse Thaddeus Ursula Vaughn Winona Yusuf Zora".split()
LAST="Abernethy Balcomb Castellow Dunmore Eberly Fairbrass Gantry Hollister Ingleby Jessop Kettleman Lovatt Mendivil Narcross Okonjo Pettibone Quarles Ravensworth Stroud Tillery Umber Vanderlip Wexley Yarborough Zielke Ashdown Brisbois Cloutier Desroches Engstrom Fontaine Gaspard Hruska Ivanek Jolicoeur Kowalchuk Lindqvist Marchetti Nwosu Ortolan Pruitt Rasmusson Sandoval Thibault Underhill Villaroel Wojcik Ybarra Zamarron Boudreaux Cardinale Doucet Ellingsen Farquhar Grimshaw".split()
class Names:
    def __init__(s,seed): s.r=random.Random(seed); s.used=set()
    def pair(s):
        while True:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p[1] not in s.used or (len(s.used)>=len(LAST)-2 and p not in s.used):
                s.used.add(p[1]); s.used.add(p); return p
    def fl(s): return ' '.join(s.pair())
    def lf(s): a,b=s.pair(); return f'{b}, {a}'
def iso(d): return d.isoformat() if d else None
def mdy(d): return d.strftime('%m/%d/%Y') if d else ''
def shortmdy(d): return f'{d.month}/{d.day}/{d.year%100:02d}' if d else ''
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    import calendar
    return date(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def eom(d): return addm(d.replace(day=1),1)-timedelta(days=1)
def money(v,dec=2): return f'{v:,.{dec}f}'
def doc(f): return f'{BASE}/documents/{f}'
def clean(r): return {k:v for k,v in r.items() if v is not None and v!='' and v!=[]}
def save(f,assetType,author,style,hard,propertyName,asOn,units,occ,vac,rows,sheet=None,planted=None):
    rows=[clean(r) for r in rows]
    assert all(r.get('unit') or r.get('tenantName') for r in rows)
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{BASE}/truth/{f}.json','w'),indent=1,ensure_ascii=False)
    p=f'{BASE}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=f]+[dict(file=f,assetType=assetType,documentType='RENT_ROLL',author=author,style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
    print(f,len(rows),units,occ,vac,'rent',round(sum(r.get('contractRent',0) for r in rows),2))
