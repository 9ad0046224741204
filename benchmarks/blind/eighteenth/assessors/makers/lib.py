import json, os, random, datetime as D
B=os.path.dirname(os.path.abspath(__file__))
F="Alonzo Bettina Carl Deirdre Ezekiel Fern Gustavo Hollis Imani Jarrod Keisha Lorna Mateo Nadine Orville Priya Quentin Rosalba Stellan Tamika Ulises Verna Wendell Ximena Yolanda Zane Marisol Clyde Dottie Emmett Farrah Grady Hattie Ivo Jolene".split()
L="Abernethy Brackett Castellon Dunleavy Esquerra Farnham Gillibrand Hostetter Iverson Jessup Kowalczyk Lattimore Mandeville Nakagawa Oyelaran Pettibone Quillen Rasband Stubblefield Thornquist Umanzor Vandersloot Whitcombe Yarbrough Zeller Bohannon Crabtree Delacruz Eubanks Fontenot Grijalva Huckaby Ledbetter".split()
class R(random.Random):
    def nm(s,last=False):
        s.used=getattr(s,'used',set())
        while 1:
            a,b=s.choice(F),s.choice(L)
            if (a,b) not in s.used or len(s.used)>900:
                s.used.add((a,b)); return f"{b}, {a}" if last else f"{a} {b}"
    def d(s,y0,y1): 
        a=D.date(y0,1,1).toordinal();b=D.date(y1,12,31).toordinal()
        return D.date.fromordinal(s.randint(a,b))
def eom(y,m):
    return D.date(y+(m==12),m%12+1,1)-D.timedelta(1)
def addy(d,n):
    y=d.year+n
    try: return d.replace(year=y)
    except ValueError: return d.replace(year=y,day=28)
def us(d): return d.strftime('%m/%d/%Y')
def iso(d): return d.isoformat() if d else None
def row(**k): return {a:b for a,b in k.items() if b is not None}
def doc(n): return os.path.join(B,'documents',n)
def save(n,asset,style,hard,prop,ason,rows,units,occ,vac,totals,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,printedTotals=totals,rows=rows)
    json.dump(t,open(os.path.join(B,'truth',n+'.json'),'w'),indent=1)
    p=os.path.join(B,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=n]+[dict(file=n,assetType=asset,documentType='RENT_ROLL',author='r19',style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1)
    for k,v in totals.items():
        s=round(sum(r.get(k) or 0 for r in rows),2)
        print(n,len(rows),k,v,s,'OK' if abs(s-v)<.006 else '*** DIFF',('planted' if planted else ''))
