import random, json, os, datetime as D
ROOT=os.path.dirname(os.path.abspath(__file__)); INDEX=[]; CHECKS=[]
FN="Alma Bryce Corinne Dario Edwina Farouk Greta Hollis Imani Jerome Keziah Lionel Marisol Nestor Ottilie Percy Quiana Rufus Selma Tobias Ursula Vance Wilhelmina Xiomara Yusuf Zelda Anselm Bettina Cedric Dulce Emeka Fiona Gideon Hester Ignacio Joline Kofi Leticia Mordecai Nadine Orville Philippa Roscoe Sunniva Thaddeus Verna".split()
LN="Abernoth Balcourt Castellon Drummore Eklesby Farnquist Gallowdale Hinterberg Ibarquen Jessamy Kirkholm Lindqvale Marchetto Nwachuko Oberlund Pettibrook Quillan Rosenvik Stallworthy Trevanion Umberly Valdespino Wetherall Yarborough Zamorel Ashgrove Brightwell Crandelle Delacruz-Fenn Elsworth Fonterra Grimsdale Halvorsen Izquierda Kowalden Loomis-Reyes Mbekano O'Darragh Pruittson Ravenel Sorrelby Tiernan Vossberg Whitlocke Okpara Duong-Hale".split()
class R(random.Random):
    used=None
    def name(s,style='lf'):
        s.used=s.used or set()
        while 1:
            f,l=s.choice(FN),s.choice(LN)
            if (f,l) not in s.used: break
        s.used.add((f,l))
        return {'lf':f'{l}, {f}','fl':f'{f} {l}','LF':f'{l.upper()}, {f.upper()}','lfm':f'{l}, {f} {s.choice("ABCDEGJLMRT")}.'}[style]
    def date(s,a,b): return a+D.timedelta(s.randrange((b-a).days+1))
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def par(x): return f'({-x:,.2f})' if x<0 else f'{x:,.2f}'
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def us1(d): return f'{d.month}/{d.day}/{d.year}' if d else ''
def us2(d): return d.strftime('%m/%d/%y') if d else ''
def dmy(d): return d.strftime('%d-%b-%y') if d else ''
def eom(d): 
    n=(d.replace(day=1)+D.timedelta(32)).replace(day=1); return n-D.timedelta(1)
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); return D.date(y,m+1,min(d.day,28))
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b=='' : continue
        o[a]=b.isoformat() if isinstance(b,D.date) else (round(b,2) if isinstance(b,float) else b)
    return o
def chg(*p): return [{'code':a,'amount':round(float(b),2)} for a,b in p if b is not None]
def save(file,asset,style,hard,name,ason,rows,units,occ,vac,sheet=None,planted=None):
    json.dump(dict(propertyName=name,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows),open(f'{ROOT}/truth/{file}.json','w'),indent=1)
    INDEX.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author='compliance',style=style,hard=hard))
def tie(file,what,printed,got):
    CHECKS.append((file,what,round(printed,2),round(got,2)))
