import random, json, os, datetime as dt
B=os.path.dirname(os.path.abspath(__file__)); D=B+'/documents/'; T=B+'/truth/'
os.makedirs(D,exist_ok=True); os.makedirs(T,exist_ok=True)
FN="Aaron Bettina Calvin Dolores Everett Farida Gordon Helene Ivan Jocelyn Kofi Lorena Marcus Nadia Oswin Priya Quentin Rosalie Stefan Tamsin Ulric Verena Wendell Ximena Yusuf Zelda Amos Brigid Cormac Delphine Emeka Fiona Grady Hanneke Isidro Jolene".split()
LN="Abernett Bascombe Calloway Drexley Eastlund Fenwicke Garrovan Hollins Ibarrola Jessop Kettering Lindqvist Marchetto Norgaard Okonwa Pellworth Quillan Rostova Sandoval Tremblett Underhay Vasquell Whitlam Yarrow Zielen Ashgrove Brackton Crowhurst Dunmore Ellery Farnham Goswick Hartigan Imrie Jarrett Kilbride Loxley Mandrake Nettleton Ogilby".split()
index=[]
class G:
    def __init__(s,seed): s.r=random.Random(seed); s.used=set()
    def name(s,st=0):
        while 1:
            f,l=s.r.choice(FN),s.r.choice(LN)
            if (f,l) not in s.used: break
        s.used.add((f,l))
        return [f"{f} {l}",f"{l}, {f}",f"{l}, {f[0]}."][st]
    def date(s,a,b):
        a=dt.date(*a);b=dt.date(*b); return a+dt.timedelta(days=s.r.randint(0,(b-a).days))
def eom(d):
    n=(d.replace(day=28)+dt.timedelta(days=4)).replace(day=1); return n-dt.timedelta(days=1)
def term(s,months):
    y=s.year+(s.month-1+months)//12; m=(s.month-1+months)%12+1
    return dt.date(y,m,min(s.day,28))-dt.timedelta(days=1)
def m2(x): return f"{x:,.2f}" if x>=0 else f"({-x:,.2f})"
def m0(x): return f"{x:,.0f}"
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def row(**k):
    return {a:(iso(v)) for a,v in k.items() if v is not None and v!=[]}
def us(d): return f"{d.month:02d}/{d.day:02d}/{d.year}" if isinstance(d,dt.date) else (d or "")
def us1(d): return f"{d.month}/{d.day}/{d.year%100:02d}" if isinstance(d,dt.date) else (d or "")
def save(file,asset,style,rows,prop,ason,units,occ,vac,sheet=None,planted=None,hard=False):
    for x in rows: assert x.get('unit') or x.get('tenantName'),x
    json.dump(dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows),open(T+file+'.json','w'),indent=1)
    index.append(dict(file=file,assetType=asset,documentType="RENT_ROLL",author="insurancebrokers",style=style,hard=hard))
    print(file,len(rows),units,occ,vac,'PLANTED' if planted else '')
