import json, os, random, datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TR,exist_ok=True)
AUTHOR='r40c'
FIRST='Alma Bettina Carl Darnell Eunice Floyd Gwen Harlan Imogen Jarvis Keisha Lowell Marisol Nadine Otis Priya Quentin Rosalind Sherman Tamika Ulises Vernon Wanda Xavier Yolanda Zeke Annika Brody Celeste Dwight Elmira Fermin Greta Hollis Irma Jolene Kendrick Lavonne Milo Nellie Orville Paige Roscoe Sybil Tobias Velma Winston Adele Boone Corinne'.split()
LAST='Abernethy Bruckner Calloway Dorsett Eberly Fenwick Gasparro Hollingsed Ickes Jablonowski Kirchhoff Lindqvist McElrath Nakagawa Oberholt Pettibone Quillen Rademaker Stubblefield Thibodaux Umbarger Villaseca Whitcraft Yarborough Zumwalt Aldape Birdsong Crenshaw Dunwoody Escamilla Fairchild Gruenwald Hatchell Isringhaus Jessup Kuykendall Loudermilk Mosbacher Nettleton Okonjo Poindexter Ransdell Schlotterback Tolliver Vandiver Wetherby Baptista Delacruz Nguyen-Hart Pham Sorrells'.split()
class Names:
    def __init__(s,seed): s.r=random.Random(seed); s.used=set()
    def get(s,fmt='fl'):
        while True:
            f,l=s.r.choice(FIRST),s.r.choice(LAST)
            if (f,l) not in s.used: break
        s.used.add((f,l))
        return {'fl':f'{f} {l}','lf':f'{l}, {f}','il':f'{f[0]}. {l}','pair':(f,l)}[fmt]
D=dt.date
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); m+=1
    day=min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1])
    return D(y,m,day)
def eom(d): return addm(D(d.year,d.month,1),1)-dt.timedelta(1)
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def us(d,two=False,pad=True,sep='/'):
    if d is None or isinstance(d,str): return d or ''
    m,dd=(f'{d.month:02d}',f'{d.day:02d}') if pad else (str(d.month),str(d.day))
    return sep.join([m,dd,f'{d.year%100:02d}' if two else str(d.year)])
def money(x,c=2,dollar='',par=True):
    if x is None: return ''
    s=f'{abs(x):,.{c}f}'
    s=dollar+s
    return (f'({s})' if par else f'-{s}') if x<0 else s
def clean(row):
    o={}
    for k,v in row.items():
        if v is None or v=='' or v==[] or k.startswith('_'): continue
        if isinstance(v,dt.date): v=v.isoformat()
        if isinstance(v,float) and v==int(v): v=int(v)
        o[k]=v
    return o
def truth(name,prop,ason,rows,units,occ,vac,asset,style,hard=False,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    with open(os.path.join(TR,name+'.json'),'w') as f: json.dump(t,f,indent=1)
    with open(os.path.join(ROOT,'makers','.idx_'+name+'.json'),'w') as f:
        json.dump(dict(file=name,assetType=asset,documentType='RENT_ROLL',author=AUTHOR,style=style,hard=hard),f)
def index():
    import glob
    L=[json.load(open(p)) for p in sorted(glob.glob(os.path.join(ROOT,'makers','.idx_*.json')))]
    json.dump(L,open(os.path.join(ROOT,'index.json'),'w'),indent=1)
