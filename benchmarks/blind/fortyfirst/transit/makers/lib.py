import json, os, random, datetime as dt
BASE='.'
D=dt.date
FIRST="Amara Bettina Carlos Delphine Emeka Farida Gustavo Hyun-Woo Ingrid Jamal Keiko Lorenzo Marisol Nikhil Odette Priscilla Quentin Rosalind Soraya Tobias Ursula Vikram Wanda Xiomara Yusuf Zelda Dwight Lucinda Marguerite Terrence Alonzo Bridget Clarence Doreen Everett Fatima Gilbert Harriet Ismael Joanne Kendrick LaToya Mordecai Nadine Orlando Phyllis Reuben Shanice Thaddeus Viola".split()
LAST="Abernethy Bustamante Castellane Dimitrova Eskridge Fonseca Grzelak Hollinshed Iwamura Jankauskas Kittredge Lumumba Marchetti Nwosu Okonjo Pettibone Quarles Ravindran Stavros Tillinghast Ugarte Vandersloot Whitcombe Xiong Yarborough Zamudio Ainsley Brzozowski Chukwu Delacroix Engstrom Fairweather Gutierrez-Lamm Hathorne Ibarra Jorgensen Kowalczuk Lindqvist Mbeki Nakagawa Ostrander Prendergast Rutledge Szymanski Trevino Underhill Villaseñor Wojcik Yoon Zuberi".split()
class Names:
    def __init__(s,rng): s.r=rng; s.u=set()
    def pair(s):
        while 1:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.u: s.u.add(p); return p
    def fl(s): return '%s %s'%s.pair()
    def lf(s): a,b=s.pair(); return '%s, %s'%(b,a)
def m(x,d=2): 
    s=f'{abs(x):,.{d}f}'
    return f'({s})' if x<0 else s
def mdy(d): return d.strftime('%m/%d/%Y')
def mdY2(d): return f'{d.month}/{d.day}/{d.year%100:02d}'
def mdY4(d): return f'{d.month}/{d.day}/{d.year}'
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def addm(d,n,day=None):
    y=d.year+(d.month-1+n)//12; mo=(d.month-1+n)%12+1
    last=[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1]
    return D(y,mo,min(day or d.day,last))
def eom(d): return addm(d.replace(day=1),1)-dt.timedelta(1)
def clean(r):
    out={}
    for k,v in r.items():
        if k.startswith('_') or v is None or v==[] : continue
        if isinstance(v,dt.date): v=v.isoformat()
        if isinstance(v,float): v=round(v,2)
        out[k]=v
    return out
def save(file,meta,propertyName,asOn,units,occ,vac,rows,sheet=None,planted=None):
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    json.dump(t,open(f'{BASE}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    p=f'{BASE}/index.json'
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e['file']!=file]
    idx.append(dict(file=file,assetType=meta[0],documentType='RENT_ROLL',author='r41c',style=meta[1],hard=meta[2]))
    idx.sort(key=lambda e:e['file'])
    json.dump(idx,open(p,'w'),indent=1)
def doc(f): return f'{BASE}/documents/{f}'
