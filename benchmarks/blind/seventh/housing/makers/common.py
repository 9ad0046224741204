import json,os,random,datetime as dt
ROOT='/tmp/b7/housing'
DOC=ROOT+'/documents/'
F="Alma Bertram Celeste Dario Edwina Farid Gretchen Hollis Imani Jarek Kaya Lorcan Mirela Nils Odette Perrin Quentin Rosalba Soren Tamsin Ulric Vesna Wilhelmina Xiomara Yusuf Zelda Anselm Brigid Cormac Delphine Esteban Fiona Goran Henrike Ilse Jovan Katrin Leopold Marisol Nadia Osric Paloma Rufus Saskia Thaddeus Ursula Viggo Winifred Yolanda Zoran".split()
L="Abernethy Bickersworth Calloway-Dunn Drozdowicz Eskeland Fairweather Gundersby Hathersage Ibarrola Jessamine Kettlewell Lindqvarn Mbeki-Hale Novarro Okonjo Pemberly Quillfeather Ravensdale Szabolcs Tillinghast Underbrook Vandermolen Wexcombe Yarborough Zielonka Ashgrove Brackenbury Cottingdale Delacourte Elmhirst Fotheringay Grisham-Lowe Hollowell Inglethorpe Jankowiak Kirkbride Lattimer Moxley Nethercott Oyelaran Prendergast Rousselot Stavridis Thistlewood Umansky Vosburgh Whitcombe Yellowley Zamudio Applewhite".split()
class G:
    def __init__(s,seed):
        s.r=random.Random(seed); s.used=set()
    def nm(s):
        while 1:
            p=(s.r.choice(F),s.r.choice(L))
            if p not in s.used:
                s.used.add(p); return p
    def lf(s): f,l=s.nm(); return f'{l}, {f}'
    def fl(s): f,l=s.nm(); return f'{f} {l}'
    def date(s,a,b):
        a=dt.date.fromisoformat(a);b=dt.date.fromisoformat(b)
        return a+dt.timedelta(days=s.r.randint(0,(b-a).days))
def eom(d):
    n=(d.replace(day=28)+dt.timedelta(days=4)).replace(day=1)
    return n-dt.timedelta(days=1)
def addm(d,m):
    y,mm=divmod(d.year*12+d.month-1+m,12); mm+=1
    return dt.date(y,mm,min(d.day,eom(dt.date(y,mm,1)).day))
def clean(x):
    if isinstance(x,dict): return {k:clean(v) for k,v in x.items() if v is not None and v!='' and v!=[]}
    if isinstance(x,list): return [clean(v) for v in x]
    if isinstance(x,dt.datetime): return x.date().isoformat()
    if isinstance(x,dt.date): return x.isoformat()
    if isinstance(x,float): return round(x,2)
    return x
def save(file,asset,style,hard,rows,prop,ason,units,occ,vac,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=clean(rows))
    for r in t['rows']: assert 'unit' in r or 'tenantName' in r,r
    json.dump(t,open(f'{ROOT}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    ip=ROOT+'/index.json'
    ix=json.load(open(ip)) if os.path.exists(ip) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author='housing',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(ip,'w'),indent=1)
    print(file,len(rows),units,occ,vac)
def m(x): return f'{x:,.2f}'
def us(d): return d.strftime('%m/%d/%Y') if d else ''
