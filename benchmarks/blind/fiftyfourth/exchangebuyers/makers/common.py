import json, os, random, datetime as D
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TR,exist_ok=True)
INDEX=[]
FIRST="Marisol Terrence Odette Calvin Bianca Hollis Yolanda Emeric Priscilla Duane Tamsin Rafael Greta Lionel Nadine Osvaldo Corinne Blaine Imani Preston Delphine Ruben Saoirse Kendrick Lucinda Amos Yvette Thaddeus Renata Gilbert Marguerite Dario Fern Wendell Paloma Curtis Ingrid Jerome Leonora Mitchell Opal Quincy Rosalind Sterling Twyla Ulises Verna Winston Xiomara Zelda".split()
LAST="Abernathy Bellweather Castaneda Dunmore Eastlake Farnsworth Gallardo Hightower Iverson Jaramillo Kettering Lindqvist Mondragon Nakagawa Ostrander Pennington Quesada Rutherford Salcedo Thornbury Underhill Villalobos Wexler Yarborough Zamarripa Ashgrove Birdsong Colquitt Delacroix Everhart Fontanez Gearhart Hollenbeck Ibarra Jessup Klineburg Loftus McElroy Nightshade Overstreet Pruitt Rackley Sandoval Tuttle Vanderhoof Whitcomb Yoakum Zielinski".split()
class Names:
    def __init__(s,rng): s.r=rng; s.used=set()
    def pair(s):
        while True:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.used: s.used.add(p); return p
    def fl(s): return ' '.join(s.pair())
    def lf(s): a,b=s.pair(); return f'{b}, {a}'
def iso(d): return d.isoformat() if isinstance(d,(D.date,D.datetime)) else d
def addm(d,m):
    y=d.year+(d.month-1+m)//12; k=(d.month-1+m)%12+1
    return D.date(y,k,min(d.day,28))
def eom(d): return addm(D.date(d.year,d.month,1),1)-D.timedelta(days=1)
class Truth:
    def __init__(s,file,asset,style,hard,prop,ason,units,occ,vac,sheet=None,planted=None):
        s.file=file; s.t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[])
        INDEX.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author='exchangebuyers',style=style,hard=hard))
    def add(s,**k):
        r={}
        for a,v in k.items():
            if v is None or v=='' or v==[]: continue
            r[a]=iso(v)
        if 'rentSteps' in r: r['rentSteps']=[{x:iso(y) for x,y in st.items()} for st in r['rentSteps']]
        s.t['rows'].append(r)
    def save(s):
        json.dump(s.t,open(os.path.join(TR,s.file+'.json'),'w'),indent=1)
def path(f): return os.path.join(DOC,f)
