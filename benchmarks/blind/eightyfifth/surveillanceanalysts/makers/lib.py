import json, os, random, datetime as D
ROOT='build/blind'
FIRST='Avery Maribel Dontae Corinne Ezra Tamsin Hollis Priya Lamar Joelle Rafael Winona Terrence Bettina Oscar Yesenia Malik Greta Duane Kezia Anton Shanice Clyde Imelda Rhett Noor Vaughn Lucinda Pernell Adaeze Gunnar Thuy Marcel Odessa Wes Farrah Jorge Delphine Kirby Salome Ivan Rosalind Amos Celia Bram Nadine'.split()
LAST='Tolliver Quispe Brannock Okafor Estevan Halverson Mbeki Drayton Pell Sandoval Lindqvist Carraway Nguyen Fairbairn Ostrow Villagomez Stubbs Petrakis Yarborough Devereux Hartsell Kimura Loomis Abernathy Castaneda Whitlow Bexley Orozco Trimble Zelinski Ramdeen Hightower Cobb Marchetti Ferris Dunleavy Sorrell Achebe Whisenant Gallardo Pruitt Eklund Mondragon Tate Basu Kowalczyk'.split()
def rng(s): return random.Random(s)
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def fl(s):
        while 1:
            n=(s.r.choice(FIRST),s.r.choice(LAST))
            if n not in s.u: s.u.add(n); return n
    def lf(s): f,l=s.fl(); return f'{l}, {f}'
    def full(s): f,l=s.fl(); return f'{f} {l}'
def iso(d): return d.isoformat() if d else None
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def us2(d): return d.strftime('%m/%d/%y') if d else ''
def usn(d): return f'{d.month}/{d.day}/{d.year}' if d else ''
def m2(x): return f'{x:,.2f}' if x>=0 else f'({-x:,.2f})'
def m2n(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}' if x>=0 else f'({-x:,.0f})'
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    last=[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]
    return D.date(y,m,min(d.day,last))
def eom(d): return addm(d.replace(day=1),1)-D.timedelta(1)
def R(**k):
    return {a:(iso(b) if isinstance(b,D.date) else b) for a,b in k.items() if b is not None and b!=[] and b!=''}
def save(fn,asset,author,style,hard,propertyName,asOn,rows,units,occ,vac,sheet=None,planted=None):
    rows=[R(**r) for r in rows]
    for r in rows:
        for k,v in r.items():
            if isinstance(v,float): r[k]=round(v,2)
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{ROOT}/truth/{fn}.json','w'),indent=1)
    ip=f'{ROOT}/index.json'; ix=json.load(open(ip)) if os.path.exists(ip) else []
    ix=[e for e in ix if e['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(ip,'w'),indent=1)
    print(fn,len(rows),units,occ,vac)
def doc(fn): return f'{ROOT}/documents/{fn}'
