import json, os, random, datetime as D
from dateutil.relativedelta import relativedelta as RD
BASE=os.path.dirname(os.path.abspath(__file__))
for d in('documents','truth'): os.makedirs(os.path.join(BASE,d),exist_ok=True)
INDEX=[]
FN="Marisol Trent Odette Calvin Priya Dmitri Hannah Jerome Luz Wendell Aiko Brenna Cedric Dalia Emmett Farah Gideon Helga Ivan Jolene Kofi Lenora Mateo Nadine Omar Petra Quentin Rosalind Stellan Tamsin Ulric Vivian Wyatt Ximena Yusuf Zelda Abram Bettina Cormac Delphine".split()
LN="Abernott Brunswell Castellane Dorvane Eastmoor Fennimar Garrowby Hollenbeck Isenhart Jaskowiak Kettleby Lindqvar Marchetto Norlander Okonwa Pellerane Quarrick Rustenburg Salvaterra Thornquay Ulvestad Vandermoss Whitlocke Xanthou Yarbury Zielonko Arredo Bascombe Cutlerson Drexmore".split()
def names(r,n,fmt='{f} {l}'):
    s=set();o=[]
    while len(o)<n:
        k=(r.choice(FN),r.choice(LN))
        if k in s: continue
        s.add(k);o.append(fmt.format(f=k[0],l=k[1],i=k[0][0]))
    return o
def m0(x): return f"{x:,.0f}"
def m2(x): return f"{x:,.2f}"
def iso(d): return d.isoformat()
def us(d): return f"{d.month}/{d.day}/{d.year}"
def us2(d): return d.strftime('%m/%d/%Y')
def uss(d): return d.strftime('%m/%d/%y')
def path(f): return os.path.join(BASE,'documents',f)
def row(**k): return {a:b for a,b in k.items() if b is not None and b!=[]}
def save(f,asset,style,rows,units,occ,vac,name,asof,sheet=None,planted=None,hard=False):
    t=dict(propertyName=name,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    for x in rows: assert x.get('unit') or x.get('tenantName'),x
    json.dump(t,open(os.path.join(BASE,'truth',f+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=f,assetType=asset,documentType='RENT_ROLL',author='brokers28',style=style,hard=hard))
