import random, json, os, datetime as dt
from datetime import date
BASE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(BASE,'documents'); TRU=os.path.join(BASE,'truth'); TMP='build/'
for d in (DOC,TRU,TMP): os.makedirs(d,exist_ok=True)
INDEX=[]
FN="Loretta Darnell Priya Mateo Gwen Otis Ksenia Bram Yolanda Tobias Imani Casper Delphine Rufus Annika Hollis Marisol Quentin Fatima Leif Bettina Rashad Corinne Ezra Paloma Dmitri Winifred Alonzo Sunniva Percy Tamika Viggo Noreen Hakeem Odette Silas Graciela Emmett Thandi Roscoe Ilse Javier Maeve Cornell Zofia Wendell Anh Clovis Renata Barnaby".split()
LN="Hatch Okonjo Villaseca Brandvold Tremblett Quarles Mirza Dunmore Petrakis Lindqvist Ferreras Boateng Yarrow Castellanos Wickham Sorensby Abernethy Nkemelu Pruett Galvano Thackeray Ruzicka Oyelaran Stallworth Birdsong Calloway Deveraux Eastlund Fontanez Grimaldo Hoskins Isenhour Jurado Kirkbride Lamontagne McElroy Norquist Ostrander Pennebaker Quiroga Rademaker Schoonover Tavares Umland Vasquez-Roe Whitlatch Xiong Yamada Zielke Amundsen Bledsoe Crabtree".split()
class Names:
    def __init__(s,rng): s.r=rng; s.used=set()
    def __call__(s,fmt='LF'):
        while True:
            f,l=s.r.choice(FN),s.r.choice(LN)
            if (f,l) not in s.used: break
        s.used.add((f,l))
        return {'LF':f'{l}, {f}','FL':f'{f} {l}','L':l,'IL':f'{f[0]}. {l}'}[fmt]
def m(x,d=2): return f'{x:,.{d}f}'
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def us2(d): return d.strftime('%m/%d/%y') if d else ''
def usn(d): return f'{d.month}/{d.day}/{d.year}' if d else ''
def iso(d): return d.isoformat() if isinstance(d,date) else d
def addm(d,n):
    y=d.year+(d.month-1+n)//12; mo=(d.month-1+n)%12+1
    day=min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1])
    return date(y,mo,day)
def eom(d): return addm(date(d.year,d.month,1),1)-dt.timedelta(1)
def R(**k):
    return {a:(iso(b) if isinstance(b,date) else b) for a,b in k.items() if b is not None and b!='' and b!=[]}
def save(fn,assetType,author,style,rows,propertyName,asOn,units,occ,vac,sheet=None,planted=None,hard=False):
    t=dict(propertyName=propertyName,asOnDate=iso(asOn),units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    for r in rows: assert r.get('unit') or r.get('tenantName'),(fn,r)
    json.dump(t,open(os.path.join(TRU,fn+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=fn,assetType=assetType,documentType='RENT_ROLL',author=author,style=style,hard=hard))
    print(fn,len(rows),units,occ,vac)
