import random, json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
FIRST="Adela Marcus Priya Owen Teresa Hollis Jamal Ingrid Victor Noor Calvin Renata Dwight Mei Farid Louisa Gavin Bettina Rafael Sunniva Cornell Yasmin Perrin Odette Trent Imani Lionel Greta Hector Wilma Dario Fern Kofi Alma Reuben Shirin Clark Nadia Bram Josefa Elton Vera Tomas Hanna Lyle Corinne Amos Delphine Rhett Sabine".split()
LAST="Quillan Abernoth Dreswick Okonjo Marchetti Velasko Thornby Pelletane Iwasada Grunwell Castellow Birchard Naramore Fenwood Salcedo Upchurch Lindqvast Haverly Zamorra Trask Mooreland Duvallon Kesterson Rybakov Ellingham Prashad Corvane Wetherill Stavros Gantry Holloman Beauvoir Ostrander Nakagawa Fairbanks Juarez Pennock Schuyler Adeyemi Cobblet Dunmore Vickery Laskin Moravec Yarrow Tillman Espino Brantley Kuroda Whitlock".split()
def D(y,m,d=1): return dt.date(y,m,d)
def iso(d): return d.isoformat()
def mdy(d): return d.strftime('%m/%d/%Y')
def mdy2(d): return f"{d.month}/{d.day}/{d:%y}"
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    last=[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]
    return dt.date(y,m,min(d.day,last))
class Names:
    def __init__(s,r): s.r=r; s.used=set()
    def p(s):
        while 1:
            a=(s.r.choice(FIRST),s.r.choice(LAST))
            if a not in s.used: s.used.add(a); return a
    def fl(s): return ' '.join(s.p())
    def lf(s): a=s.p(); return f"{a[1]}, {a[0]}"
def clean(row):
    return {k:v for k,v in row.items() if v is not None and v!=[]}
INDEX=[]
def save(file,truth,asset,author,style,hard=False):
    truth['rows']=[clean(r) for r in truth['rows']]
    for r in truth['rows']: assert r.get('unit') or r.get('tenantName'),r
    json.dump(truth,open(f'{HERE}/truth/{file}.json','w'),indent=1)
    INDEX.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard))
def doc(f): return f'{HERE}/documents/{f}'
def m0(x): return f"{x:,.0f}"
def m2(x): return f"{x:,.2f}"
