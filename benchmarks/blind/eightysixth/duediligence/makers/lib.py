import random, json, os, datetime as dt
ROOT='build/blind'
D=dt.date
F="Marisol Devon Keisha Tobias Anneliese Rashad Priya Gunnar Lourdes Emmett Shanice Ivo Brielle Cormac Naledi Desmond Yesenia Walt Odalys Terrence Mei Rosalind Hakeem Jolene Fabian Ingrid Darnell Catalina Otis Wren Lionel Saoirse Ramiro Beatriz Clyde Noor Francine Alonzo Greta Jerome Paloma Silas Thea Vaughn Imani Rocco Delphine Curtis Amparo Nils".split()
L="Abernathy Quiroz Vandermeer Okafor Lindqvist Pettibone Saldana Mbeki Harkness Trujillo Osterman Kowalczyk Delacroix Ferris Nakagawa Whitcomb Barragan Stovall Jankowski Ellery Munoz Thackeray Pruitt Castellanos Ogletree Fairbanks Rao Sandoval Hutchens Boudreaux Yarbrough Tran Macklin Villanueva Crowder Dinh Espinoza Garrity Holloway Isaksen Judd Kilgore Lattimore McElroy Norquist Ochoa Partridge Renfro Sizemore Tillman Underhill Valdivia Weatherby Xiong Yancey Zamora".split()
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def __call__(s,fmt='{f} {l}'):
        while 1:
            f,l=s.r.choice(F),s.r.choice(L)
            if (f,l) not in s.u: s.u.add((f,l)); return fmt.format(f=f,l=l,i=f[0])
def iso(d): return d.isoformat()
def us(d): return d.strftime('%m/%d/%Y')
def sus(d): return f'{d.month}/{d.day}/{d.year}'
def addm(d,n,last=False):
    y,m=divmod(d.month-1+n,12); y+=d.year; m+=1
    e=(D(y+(m==12),m%12+1,1)-dt.timedelta(1)).day
    return D(y,m,e if last else min(d.day,e))
def eom(d): return addm(d,0,True)
def rd(r,a,b): return a+dt.timedelta(r.randint(0,(b-a).days))
def m2(x): return f'{x:,.2f}'
def par(x): return f'({-x:,.2f})' if x<0 else f'{x:,.2f}'
def save(name,truth,asset,author,style,hard=False):
    truth.setdefault('sheet',None); truth.setdefault('planted',None)
    for r in truth['rows']:
        for k in list(r):
            if r[k] is None or r[k]=='' or r[k]==[]: del r[k]
            elif isinstance(r[k],D): r[k]=iso(r[k])
            elif isinstance(r[k],float): r[k]=round(r[k],2)
    json.dump(truth,open(f'{ROOT}/truth/{name}.json','w'),indent=1)
    p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def out(n): return f'{ROOT}/documents/{n}'
