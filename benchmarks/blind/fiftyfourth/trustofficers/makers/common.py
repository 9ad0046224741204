import random, json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TR,exist_ok=True)
D=dt.date
LAST="""Abernathy Achterberg Adeyemi Alcott Andrade Applewhite Arceneaux Baptiste Barrowman Bellweather Benavides Birkeland Blankenship Bocanegra Braithwaite Brandvold Bui Cadwallader Calloway Castellanos Chaudhry Chisholm Coggeshall Corrigan Czajka Dahlgren Danjuma Delacroix Dimitrov Dunleavy Eberhart Eklund Escamilla Fairweather Farquhar Feldhaus Fontenot Frazee Galbraith Garrity Ghosh Gilchrist Goodfellow Greenslade Gutierrez Haddad Hallström Hargreaves Hashimoto Heffernan Holloway Hutchins Ibarra Iyer Jablonski Jernigan Kaczmarek Kalani Keohane Kirkbride Kowalczyk Lachance Lambert Langstroth Leclair Lindqvist Loomis MacAuley Mahoney Marchetti Mbeki McGillicuddy McReynolds Mendenhall Mireles Montague Nakagawa Nascimento Nguyen Norwood Nystrom O'Bannon O'Rourke Odom Okonkwo Ostrander Pacheco Palmquist Pennington Petrosyan Pham Pickering Prudhomme Quarles Quintero Ramaswamy Rasmussen Redfern Rhinehart Rosario Rutledge Sandoval Saltonstall Schaefer Schwendemann Shaughnessy Siddiqui Sorensen St.Clair Stavros Stonebridge Sutherland Szabo Tanaka Tennyson Thibodeaux Thorne Tolliver Trevino Umana Underhill Valderrama VanDyke Villaseñor Vukovich Wadsworth Wainwright Weatherby Whitcomb Wiggins Winterbourne Wojcik Xiong Yarborough Yoon Zamora Zielinski""".split()
LAST=[l.replace('St.Clair','St. Clair') for l in LAST]
FIRST="""Aaliyah Adrian Agnes Alonzo Amara Anders Anita Arturo Beatrice Benita Blaine Brigid Caleb Camille Carlton Cecily Chidi Clara Cordell Dahlia Damon Darlene Desmond Dolores Dwight Edith Elias Elspeth Emeka Esther Fatima Felix Florence Frances Garrett Geneva Gideon Gwen Hannah Harriet Hector Hollis Imani Ingrid Irving Isabel Jamal Janelle Jasper Joelle Josiah Kamala Keiko Kendrick Kirsten Lamar Leona Lionel Lorena Lucius Mabel Malcolm Marisol Mercedes Milton Mireille Nadine Nestor Nolan Odessa Olin Opal Orson Patrice Percy Phoebe Priya Quentin Ramona Reuben Rhoda Rosalind Rufus Sabine Salome Selma Sheldon Silas Sylvia Tamara Thaddeus Theodora Trinh Ursula Vernon Viola Wallace Wendell Willa Xavier Yolanda Zachary Zora""".split()
def rng(s): return random.Random('trust-r54-'+s)
class Names:
    def __init__(s,r): s.r=r; s.seen=set()
    def pair(s):
        while 1:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.seen: s.seen.add(p); return p
    def fl(s): return ' '.join(s.pair())
    def lf(s): f,l=s.pair(); return f'{l}, {f}'
def addm(d,n,day=None):
    y,m=divmod(d.year*12+d.month-1+n,12); m+=1
    import calendar
    return D(y,m,min(day or d.day,calendar.monthrange(y,m)[1]))
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(1)
def lend(start,months): return addm(start,months)-dt.timedelta(1)
def iso(d): return d.isoformat() if isinstance(d,(D,dt.datetime)) else d
def r2(x): return round(x+1e-9,2)
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def mdy(d,y4=True): return d.strftime('%m/%d/%Y' if y4 else '%m/%d/%y')
def mdy1(d): return f'{d.month}/{d.day}/{d.year}'
def clean(row):
    o={}
    for k,v in row.items():
        if v is None or v=='' or v==[]: continue
        o[k]=iso(v) if not isinstance(v,(list,float,int)) else v
        if isinstance(v,float): o[k]=r2(v)
    return o
INDEX=[]
def save(fname,truth,assetType,style,hard=False):
    truth['rows']=[clean(x) for x in truth['rows']]
    for x in truth['rows']:
        assert x.get('unit') or x.get('tenantName'),x
        for c in x.get('charges',[]): c['amount']=r2(c['amount'])
        for c in x.get('rentSteps',[]): c['date']=iso(c['date']); c['amount']=r2(c['amount'])
    base=dict(propertyName=None,asOnDate=None,units=None,occupied=None,vacant=None,sheet=None,planted=None); base.update(truth)
    json.dump(base,open(os.path.join(TR,fname+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=fname,assetType=assetType,documentType='RENT_ROLL',author='r54-trustofficers',style=style,hard=hard))
def out(f): return os.path.join(DOC,f)
