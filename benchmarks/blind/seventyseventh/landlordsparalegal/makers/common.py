import json, os, random, datetime as dt
R='build/blind'
FN="Alma Bert Carla Dmitri Edna Farid Greta Hollis Ines Jorge Kavita Leland Mirela Nadia Otto Priya Quentin Rosa Silas Tamika Ulises Vera Wendell Xiomara Yusuf Zelda Arlo Bettina Cyrus Delphine Esteban Fern Gideon Harriet Ivo Juno".split()
LN="Abernalt Brockhurst Castellan Dufresne Eberwick Fontanez Grubmeyer Halvorsten Iglesiak Jarnagan Kowalchek Lindquest Mbatha Norwall Okonjo Pettibone Quillan Rasmusson Szymkow Tolliver Umbright Vasquero Whitlatch Yarborne Zielko Ashdown Bellamarre Crowther Dinhold Espino Farrowby Gallimore Hutchens Ingleby Jessop Kimbro Lattimer Moreland".split()
D=dt.date
def names(r,n,f=lambda a,b:f'{a} {b}'):
    c=[(a,b) for a in FN for b in LN]; r.shuffle(c); return [f(a,b) for a,b in c[:n]]
def iso(d): return d.isoformat() if d else None
def us(d): return f'{d.month}/{d.day}/{d:%y}' if d else ''
def usl(d): return f'{d:%m/%d/%Y}' if d else ''
def m2(x): return f'{x:,.2f}'
def eom(d): 
    n=D(d.year+(d.month==12),d.month%12+1,1); return n-dt.timedelta(1)
def addm(d,k):
    y,m=divmod(d.year*12+d.month-1+k,12); return D(y,m+1,1)
def save(name,asset,style,hard,truth):
    t=dict(truth); t.setdefault('planted',None); t.setdefault('sheet',None)
    t['rows']=[{k:v for k,v in r.items() if v is not None and v!='' and v!=[]} for r in t['rows']]
    json.dump(t,open(f'{R}/truth/{name}.json','w'),indent=1)
    p=f'{R}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r77c paralegal',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def S(rows,k): return round(sum(r.get(k) or 0 for r in rows),2)
