import json,os,random,datetime as dt
ROOT='build/blind'
F="Dolores Earl Wanda Rufus Irene Tobias Clyde Maribel Otis Glenda Hector Priscilla Lyle Norma Amos Yvette Duane Rosalind Cecil Trudy Marlon Bettina Horace Imelda Vernon Adele Curtis Oksana Felix Joyce Ramon Thelma Dwight Lucinda Emmett Paloma Stanley Greta Alonzo Myrna".split()
L="Vance Kowalik Threlkeld Obregon Pinkham Sandoval Wexler Dubinsky Haney Crowther Lagrone Mulvaney Tibbets Escamilla Rooker Fairbank Yoder Zielke Bascom Nesmith Quarles Ostrander Villareal Hobgood Stamper Prewitt Lindqvist Amato Castellano Dunphy Gilroy Hatchett Ingersoll Jessup Kettler Loomis McAfee Nighswander Oglethorpe Pruitt Ragland Selby Truax Umstead Whitlow Ybarra".split()
class N:
    def __init__(s,seed): s.r=random.Random(seed); s.u=set()
    def __call__(s,fmt='fl'):
        while 1:
            f,l=s.r.choice(F),s.r.choice(L)
            if (f,l) in s.u: continue
            s.u.add((f,l))
            return {'fl':f'{f} {l}','lf':f'{l}, {f}','il':f'{f[0]}. {l}','LF':f'{l}, {f}'.upper(),'couple':f'{f} & {s.r.choice(F)} {l}'}[fmt]
def rd(r,a,b):
    a=dt.date(*a);b=dt.date(*b); return a+dt.timedelta(days=r.randint(0,(b-a).days))
def iso(d): return d.isoformat() if d else None
def row(**k): return {a:b for a,b in k.items() if b is not None and b!='' and b!=[]}
def m(x): return f'{x:,.2f}'
def save(fn,asset,style,hard,prop,ason,rows,units,occ,vac,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{ROOT}/truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='bankruptcy trustee / estate assistant, USA',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
    print(fn,len(rows),units,occ,vac)
def doc(fn): return f'{ROOT}/documents/{fn}'
