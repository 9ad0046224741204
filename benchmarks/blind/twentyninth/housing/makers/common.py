import random, json, os, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
FN="Alma Bettina Carlton Darnell Esperanza Florence Gideon Hattie Ignacio Joanne Kwame Lucille Marisol Nathaniel Odessa Priya Quentin Rosalind Samir Tamika Ursula Vernon Wilhelmina Xiomara Yolanda Zachary Amara Boyd Clarice Dmitri Eunice Farid Greta Hollis Imani Jerome Katya Leroy Minh Noreen".split()
LN="Abernethy Baptiste Castellano Delacruz Ekström Fontenot Grabowski Hathaway Ingersoll Jaramillo Kowalczyk Lindqvist Mbeki Nakagawa Okafor Pellerin Quintana Rutherford Sandoval Tremblay Umarova Villanueva Whitfield Yarborough Zielinski Arceneaux Brathwaite Culpepper Dombrowski Escobedo Fitzhugh Gallegos Holloway Ivey Jankowski Kimathi Lattimore Montague Nwosu Ostrander".replace('ö','o').split()
class G:
    def __init__(s,seed): s.r=random.Random(seed); s.used=set()
    def name(s,f='lf'):
        while 1:
            a,b=s.r.choice(FN),s.r.choice(LN)
            if (a,b) not in s.used: s.used.add((a,b)); break
        return {'lf':f'{b}, {a}','fl':f'{a} {b}','LF':f'{b}, {a}'.upper(),'il':f'{a[0]}. {b}','lfm':f'{b}, {a} {s.r.choice("ABCDEJKLMRST")}.'}[f]
    def date(s,y0,y1): return dt.date(s.r.randint(y0,y1),s.r.randint(1,12),s.r.randint(1,28))
    def first(s,y0,y1): return dt.date(s.r.randint(y0,y1),s.r.randint(1,12),1)
def iso(d): return d.isoformat() if isinstance(d,(dt.date,dt.datetime)) else d
def row(**k): return {a:iso(b) for a,b in k.items() if b is not None and b!=[] }
def save(file,asset,style,hard,**t):
    t.setdefault('planted',None); t.setdefault('sheet',None)
    for k in ('propertyName','asOnDate','units','occupied','vacant'): assert k in t,k
    for r in t['rows']: assert r.get('unit') or r.get('tenantName'),r
    json.dump(t,open(f'{BASE}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author='housing director (non-profit / public housing authority)',style=style,hard=hard))
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def us(d): return d.strftime('%m/%d/%Y')
def us2(d): return f'{d.month}/{d.day}/{d:%y}'
def dmy(d): return d.strftime('%d-%b-%Y')
