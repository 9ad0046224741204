import json,os
from decimal import Decimal
B='build/blind/'
def doc(n): return B+'documents/'+n
def r2(x): return round(x+0.0,2)
def save(name,kind,style,hard,money,rows,totals,planted=None):
    base=name
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(B+'truth/'+os.path.splitext(name)[0]+'.json','w'),indent=1,ensure_ascii=False)
    p=B+'index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1)
FIRST="Marisol Dwayne Keisha Tobias Anneke Rufus Delphine Hector Priya Lamont Greta Oswald Yolanda Emeka Brielle Colton Shanice Mateo Ingrid Darnell Farah Quentin Leilani Boyd Noemi Travis Odette Kwame Sierra Wendell Tamsin Javier Ruthanne Ellis Zainab Perry Corinne Dmitri Luz Harlan".split()
LAST="Abernathy Quiroz Tillman Okafor Brandvold Castellon Dupree Engstrom Fairweather Gutridge Hollins Ibarra Jernigan Kowalczyk Lindqvist Mbeki Nettles Ostrander Pruitt Quarles Rasmussen Stallworth Thibodeaux Urquhart Vandermeer Whitlock Xiong Yarbrough Zeller Acosta Birdsong Crenshaw Delacruz Eubanks Faulk Goss Hargrove Isley".split()
def names(rng,n):
    s=[(f,l) for f in FIRST for l in LAST]; rng.shuffle(s); return s[:n]
