import json, os, random
from decimal import Decimal
HERE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
FIRST="Loretta Dwayne Marisol Curtis Bettina Hollis Renee Alvaro Tamsin Gerald Priya Wendell Yolanda Emmett Carla Duane Ofelia Ruben Shelby Norbert Janelle Kermit Delia Floyd Ximena Travis Noreen Elton Maribel Garth Lucinda Ray".split()
LAST="Ashcombe Bergeron Calloway Dufresne Espinal Fairweather Gunderson Hatcher Ivarsson Jessup Kowalczyk Lattimore Maddox Nakagawa Ostrander Pettibone Quiroga Rasmussen Stallworth Tillery Ulibarri Vandermeer Whitlock Yarbrough Zielke Brandvold Corrigan Delacroix Oakes Pruitt".split()
def names(rng,n,fmt="{l}, {f}"):
    s=[]
    while len(s)<n:
        x=fmt.format(f=rng.choice(FIRST),l=rng.choice(LAST))
        if x not in s: s.append(x)
    return s
def doc(fn,p): return os.path.join(HERE,"documents",fn)
def D(fn): return os.path.join(HERE,"documents",fn)
def r2(x): return round(float(x)+1e-9 if x>=0 else float(x)-1e-9,2)
def save(fn,kind,asset,author,style,hard,money,rows,totals,planted=None):
    n=os.path.splitext(fn)[0]
    json.dump({"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(os.path.join(HERE,"truth",n+".json"),"w"),indent=1,ensure_ascii=False)
    e={"file":fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard}
    INDEX.append(e)
def sums(rows,keys): return {k:r2(sum(r.get(k,0) for r in rows)) for k in keys}
def f2(x): return f"{x:,.2f}"
def par(x): return f"({-x:,.2f})" if x<0 else f"{x:,.2f}"
