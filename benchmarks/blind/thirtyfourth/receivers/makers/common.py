import random, json, os, datetime as D
ROOT=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
INDEX=[]
def rng(n): return random.Random('receivers-'+n)
FN="Alba Dorian Kestrel Marisol Tobin Yvette Renzo Odalys Garnet Phelan Inez Corwin Lettie Amadou Saskia Bram Nilda Tavish Oona Percival Zaida Emeric Junia Lorcan Mireille Osric Petra Quill Rosamund Stellan Thea Ulric Vesna Wendel Xiomara Ysolde Zeb Anselm Birdie Caspian Delphine Ezra Fabiola Gideon Hester".split()
LN="Abernott Brackwell Castellan Dunmorrow Eskildson Farquart Gantley Hollisworth Ibarrondo Jessopine Kilbrandt Lavendry Mossgrove Nettleham Okonjora Pellitteri Quarrington Restovic Stradbrook Thibodor Umberland Vasqueral Wexcombe Yarborne Zielnick Ashgarth Bellomont Crickmere Desrosan Ellingsby Fontaray Grivelle Harkaway Isenhart Jarrowin Kowalmer Luskwood Marchetta Nordvale Ostrander-Pim Prudholme".split()
def person(r): return r.choice(FN)+' '+r.choice(LN)
def uniq(r,n,f=person):
    s=[]
    while len(s)<n:
        x=f(r)
        if x not in s: s.append(x)
    return s
def R(**k): return {a:b for a,b in k.items() if b is not None and b!='' and b!=[]}
def iso(d): return d.isoformat() if isinstance(d,D.date) else d
def dt(r,y0,y1): return D.date(r.randint(y0,y1),r.randint(1,12),r.randint(1,28))
def first(r,y0,y1): return D.date(r.randint(y0,y1),r.randint(1,12),1)
def eom(y,m): return (D.date(y+(m==12),m%12+1,1)-D.timedelta(1))
def m2(x): return f'{x:,.2f}'
def par(x): return f'({-x:,.2f})' if x<0 else f'{x:,.2f}'
def save(file,asset,style,hard,prop,asof,u,o,v,rows,planted=None,sheet=None):
    t=dict(propertyName=prop,asOnDate=asof,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(TR,file+'.json'),'w'),indent=1,default=str)
    INDEX.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author='receivers',style=style,hard=hard))
