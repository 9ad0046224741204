import json, os, random, datetime as dt
ROOT='build/blind'
D=ROOT+'/documents/'
def save(file, asset, style, hard, truth, totals=None):
    """totals: list of (key-or-callable, printed total). ties to truth unless planted."""
    t=dict(propertyName=None,asOnDate=None,units=None,occupied=None,vacant=None,sheet=None,planted=None)
    t.update(truth)
    for r in t['rows']:
        for k in list(r):
            if r[k] is None or r[k]=='' : del r[k]
        assert r.get('unit') or r.get('tenantName'), r
    bad=[]
    for k,v in totals or []:
        s=sum((k(r) if callable(k) else r.get(k,0)) or 0 for r in t['rows'])
        if abs(s-v)>0.005: bad.append((k if isinstance(k,str) else 'fn',round(s,2),v))
    if bad: print('  NOT TIED',file,bad)
    if not t['planted']: assert not bad,(file,bad)
    else: assert bad
    json.dump(t,open(f'{ROOT}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    ip=ROOT+'/index.json'
    ix=json.load(open(ip)) if os.path.exists(ip) else []
    ix=[x for x in ix if x['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author='r84c',style=style,hard=hard)]
    ix.sort(key=lambda x:x['file'])
    json.dump(ix,open(ip,'w'),indent=1,ensure_ascii=False)
    tp=ROOT+'/makers/totals.json'
    tt=json.load(open(tp)) if os.path.exists(tp) else {}
    tt[file]=[v for k,v in totals or []]
    json.dump(tt,open(tp,'w'),indent=1)
    print('saved',file,len(t['rows']),'rows')
def ch(r,code): return sum(c['amount'] for c in r.get('charges',[]) if c['code']==code)
def chf(code): return lambda r: ch(r,code)
FIRST="Aaron Abby Alvin Amara Andre Anita Arlo Beatriz Bettina Blake Brandy Calvin Carmela Cedric Chloe Clayton Corinne Dale Darnell Deena Delia Dwight Edna Elias Elsie Emery Farah Fern Garrett Gilda Graham Greta Hank Harriet Hollis Ida Imani Ivan Jared Jolene Jorge Keisha Kelvin Lana Leland Lorna Luther Mabel Marcel Marisol Merle Mina Nadia Nolan Odell Olive Otis Paige Perry Quincy Ramona Rhett Rosalind Roscoe Sadie Selma Silas Stella Tamara Thad Trudy Ulysses Vera Vernon Wanda Wesley Winona Yvette Zeke".split()
LAST="Abernethy Aldana Babcock Barrientos Beaudry Bickford Blanchette Brannigan Burkhalter Cabrera Castellano Chisholm Claybourne Coughlin Crandall Dabney Delacroix Dinsmore Dombrowski Eastman Ellsworth Fairbanks Farnsworth Feliciano Fitch Gallardo Garrity Gooding Grabowski Hadley Haverford Hinojosa Holloway Hutchins Ibarra Jankowski Jessup Kilbride Kowalczyk Lachance Landry Lindqvist Lockhart MacAskill Maldonado McElroy McNair Mendoza Merriweather Molnar Nakamura Nguyen Novak Oakes Okafor Ostrander Pacheco Pelletier Petrov Pickering Quintero Rasmussen Redfern Rinaldi Rutledge Sandoval Schaefer Sinclair Stavros Tavares Thibodeau Tisdale Tran Underwood Valdez Vandermeer Wadsworth Weatherby Whitcomb Wojcik Yates Yoder Zamora Zielinski".split()
class Names:
    def __init__(s,seed):
        s.r=random.Random(seed); s.used=set()
    def full(s,fmt='{f} {l}'):
        while True:
            f,l=s.r.choice(FIRST),s.r.choice(LAST)
            if (f,l) not in s.used:
                s.used.add((f,l)); return fmt.format(f=f,l=l,i=f[0])
def rdate(r,a,b):
    a,b=dt.date(*a),dt.date(*b)
    return a+dt.timedelta(days=r.randint(0,(b-a).days))
def first(d): return d.replace(day=1)
def addm(d,n):
    m=d.month-1+n; return dt.date(d.year+m//12,m%12+1,min(d.day,28))
def eom(d):
    return addm(first(d),1)-dt.timedelta(days=1)
