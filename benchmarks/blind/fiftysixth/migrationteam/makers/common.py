import json, os, random, datetime as dt
ROOT=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth'); os.makedirs(DOC,exist_ok=True); os.makedirs(TR,exist_ok=True)
FIRST="Aaron Adele Alba Amos Anika Arlo Beatriz Bettina Bram Calla Cedric Celia Chandra Clovis Corinne Dario Delphine Desmond Dorian Edwina Elias Elowen Emeka Esther Fabian Farah Felix Fiona Gareth Gemma Gideon Greta Hakim Hana Harriet Hollis Ida Ignacio Imani Ines Ivor Jarrod Jolene Jonas Juno Kamala Keiko Kendrick Lachlan Leonie Lorcan Lucinda Mabel Magnus Marisol Mateo Maude Mina Nadia Nestor Nils Odessa Olga Omar Opal Orson Paloma Percy Petra Priya Quentin Ramona Reuben Rhoda Rosalind Rufus Sabine Samir Selma Silas Soraya Stellan Tamsin Thaddeus Thea Tobias Ursula Vera Viggo Wanda Wendell Xenia Yara Yusuf Zelda Zoltan".split()
LAST="Abernethy Ackroyd Adeyemi Amsel Ashdown Baptiste Barrow Beaumont Birkett Blackwood Bolander Braithwaite Calloway Cardenas Castellan Chaudry Colquhoun Dalgaard Delacroix Dragomir Drummond Eastman Echevarria Eklund Fairbairn Farquhar Fenwick Figueroa Galbraith Garrick Gutierrez Haddad Halvorsen Hathaway Holloway Ibarra Ingram Iyer Jankowski Jessup Kaplinsky Kettering Kowalczyk Lachance Lindqvist Llewellyn Macalister Marchetti Mbeki Merriweather Montague Nakashima Norcross Oduya Okafor Olmstead Pemberton Penhaligon Quayle Quintero Radcliffe Ravenel Rosenquist Sadowski Sandoval Sheffield Skarsgard Stanhope Szabo Takahashi Thackeray Tremblay Umana Underhill Valdivia Vandermeer Villanueva Wainwright Waverly Whitlock Wojcik Yardley Yamane Zapata Zielinski".split()
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def pair(s):
        while 1:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.u: s.u.add(p); return p
    def fl(s): return '%s %s'%s.pair()
    def lf(s): return '%s, %s'%s.pair()[::-1]
def row(**k):
    c=k.get('charges')
    if c is not None: k['charges']=[{'code':a,'amount':b} for a,b in c if b is not None]
    return {a:(b.isoformat() if isinstance(b,dt.date) else b) for a,b in k.items() if b is not None and b!=[]}
def m2(x): return f'{x:,.2f}'
def d(y,m,dd): return dt.date(y,m,dd)
def rd(r,a,b): return a+dt.timedelta(days=r.randrange((b-a).days+1))
def eom(x):
    n=(x.replace(day=28)+dt.timedelta(days=4)).replace(day=1); return n-dt.timedelta(days=1)
def addm(x,n):
    t=x.year*12+x.month-1+n; y,m=divmod(t,12)
    return dt.date(y,m+1,min(x.day,eom(dt.date(y,m+1,1)).day))
def tot(rows,k): return round(sum(x.get(k,0) or 0 for x in rows),2)
def chg(rows,code): return round(sum(c['amount'] for x in rows for c in x.get('charges',[]) if c['code']==code),2)
def save(file,rows,propertyName,asOn,units,occupied,vacant,asset,style,hard,sheet=None,planted=None,checks=()):
    bad=[(l,a,b) for l,a,b in checks if round(a-b,2)!=0]
    if planted is None: assert not bad,bad
    else: assert bad,'planted but all ties'; print('  planted shows:',bad)
    for x in rows: assert x.get('unit') or x.get('tenantName'),x
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occupied,vacant=vacant,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(TR,file+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author='migrationteam',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(file,len(rows),'rows',len(checks),'checks ok')
