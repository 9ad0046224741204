import random, json, os, datetime as D
OUT=os.path.dirname(os.path.abspath(__file__)); INDEX=[]
FN="Marla Dwayne Teresa Hollis Anika Jorge Bettina Curtis Leilani Omar Priya Kenneth Rosalind Tyrell Gwen Hector Ilse Malik Noreen Stefan Tamsin Victor Yolanda Emmett Farrah Gideon Imani Lorenzo Odette Percy".split()
LN="Abernott Brackwell Castellino Dunmore Eskridge Fallowes Garrido Hempstone Ivarsen Jessamy Kowalter Lindqvist Marchetto Nakagawe Ostrander Pellham Quintrell Rasmond Stavely Trujano Umberg Vandorn Whitlowe Yarbrook Zellman Okoroji Delafont McCrory Singhal Brightwater".split()
class G:
    def __init__(s,seed): s.r=random.Random(seed); s.used=set()
    def name(s,fmt="LF"):
        while 1:
            f,l=s.r.choice(FN),s.r.choice(LN)
            if (f,l) not in s.used: s.used.add((f,l)); break
        return {"LF":f"{l}, {f}","FL":f"{f} {l}","IL":f"{f[0]}. {l}"}[fmt]
def R(**k): return {a:b for a,b in k.items() if b is not None}
def iso(d): return d.isoformat() if d else None
def us(d): return d.strftime("%m/%d/%Y") if d else ""
def us2(d): return f"{d.month}/{d.day}/{d.strftime('%y')}" if d else ""
def m(x,dec=2): 
    if x is None: return ""
    s=f"{abs(x):,.{dec}f}"; return f"({s})" if x<0 else s
def addm(d,n):
    y=d.year+(d.month-1+n)//12; mo=(d.month-1+n)%12+1; return D.date(y,mo,min(d.day,28))
def eom(d): return addm(D.date(d.year,d.month,1),1)-D.timedelta(1)
def save(fn,asset,style,hard,name,date,u,o,v,rows,planted=None,sheet=None):
    for r in rows: assert r.get("unit") or r.get("tenantName"),(fn,r)
    json.dump(dict(propertyName=name,asOnDate=date,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows),open(f"{OUT}/truth/{fn}.json","w"),indent=1)
    INDEX.append(dict(file=fn,assetType=asset,documentType="RENT_ROLL",author="insurers",style=style,hard=hard))
