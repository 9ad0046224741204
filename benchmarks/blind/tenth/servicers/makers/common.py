from pathlib import Path as _P; HERE=str(_P(__file__).resolve().parents[1])
import json, os, datetime as dt
B=HERE
def doc(n): return f'{B}/documents/{n}'
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=[] }
def finish(name, truth, asset, style, hard):
    truth['rows']=[clean(r) for r in truth['rows']]
    json.dump(truth, open(f'{B}/truth/{name}.json','w'), indent=1)
    p=f'{B}/index.json'; L=json.load(open(p)) if os.path.exists(p) else []
    L=[x for x in L if x['file']!=name]
    L.append({"file":name,"assetType":asset,"documentType":"RENT_ROLL","author":"servicers","style":style,"hard":hard})
    json.dump(L,open(p,'w'),indent=1)
FN="Alma Bernard Celeste Dmitri Esperanza Farrell Gwen Hollis Imani Jorge Kendra Lamont Marisol Nadia Otis Priya Quentin Rosalind Sanjay Tamika Ulises Vera Wendell Ximena Yolanda Zachary Arlo Bettina Cyrus Delphine Everett Fatima Gideon Harriet Ivo Joelle Khalid Leonora Mateo Noelle Orson Paloma Renard Simone Thaddeus Una Vikram Winona".split()
LN="Abernethy Boudreau Castellanos Drummond Eastlake Fontenot Galarza Hutchens Inouye Jankowski Kilbride Lindqvist Mbeki Nordstrom Okonkwo Pellegrino Quarles Rasmussen Saldivar Thibodeaux Uribe Vandermeer Whitcombe Yarborough Zielinski Ashgrove Bramwell Coltrane Dellaquila Espinal Fairweather Goodspeed Hargrove Ibarrondo Jefferies Kowalczyk Lamoureux Montclair Nakashima Oyelaran Pridgen Roundtree Stallworth Tremaine Vasquez-Lund Wetherby".split()
def names(rnd,n,fmt='LF'):
    s=[]
    seen=set()
    while len(s)<n:
        f,l=rnd.choice(FN),rnd.choice(LN)
        if (f,l) in seen: continue
        seen.add((f,l)); s.append(f'{l}, {f}' if fmt=='LF' else f'{f} {l}')
    return s
def iso(d): return d.isoformat() if d else None
D=dt.date; TD=dt.timedelta
def m2(x): return f'{x:,.2f}' if x>=0 else f'({-x:,.2f})'
def m2n(x): return f'{x:,.2f}'
