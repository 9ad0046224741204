import json,os,random,datetime as dt
R=os.path.dirname(os.path.abspath(__file__)); D=R+'/documents/'; T=R+'/truth/'; INDEX=[]
FN="Alma Brent Corina Dashiell Edda Farid Greta Hollis Imani Jorge Keiko Lamar Mireille Nolan Odessa Piotr Quentin Rosalba Stellan Tamsin Ulises Verena Wendell Xiomara Yusuf Zelda Arlo Bettina Cyrus Delphine Emeka Fiorella".split()
LN="Abernook Bastrow Callender Dravec Eastling Fornwalt Gathright Hosmer Ivanek Jessup Kolbrook Lantrip Marchetta Nordeen Okpara Pruett Quillan Rasbury Sandifer Tovrea Umstead Vickrey Wolbert Yarnall Zubiri Brisco Cantwell Deveraux Ellard Fenn".split()
class Nm:
    def __init__(s,r): s.r=r; s.u=set()
    def __call__(s,f="{l}, {f}"):
        while 1:
            a=(s.r.choice(FN),s.r.choice(LN))
            if a not in s.u or len(s.u)>800: s.u.add(a); return f.format(f=a[0],l=a[1])
def d(y,m,dd=1): return dt.date(y,m,dd)
def eom(y,m): return (dt.date(y+(m==12),m%12+1,1)-dt.timedelta(1))
def addm(x,n):
    k=x.year*12+x.month-1+n; y,m=divmod(k,12); return dt.date(y,m+1,min(x.day,eom(y,m+1).day))
def rd(r,a,b): return a+dt.timedelta(r.randrange((b-a).days))
def iso(x): return x.isoformat() if hasattr(x,'isoformat') else x
def us(x): return x.strftime('%m/%d/%Y') if hasattr(x,'strftime') else (x or '')
def us2(x): return f"{x.month}/{x.day}/{x.year%100:02d}" if hasattr(x,'strftime') else (x or '')
def m2(v): return '' if v is None else (f"{v:,.2f}" if v>=0 else f"({-v:,.2f})")
def m0(v): return '' if v is None else (f"{v:,.0f}" if v>=0 else f"({-v:,.0f})")
def clean(row):
    o={}
    for k,v in row.items():
        if v is None or v=='' or v==[]: continue
        o[k]=iso(v) if not isinstance(v,(list,)) else v
    return o
def save(f,asset,author,style,hard,prop,date,u,o,v,rows,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=date,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=[clean(x) for x in rows])
    json.dump(t,open(T+f+'.json','w'),indent=1)
    e=dict(file=f,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)
    json.dump(e,open(R+'/.idx_'+f+'.json','w')); INDEX.append(e)
