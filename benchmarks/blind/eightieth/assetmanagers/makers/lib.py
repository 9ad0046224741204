import json,os,random,datetime as dt
B='build/blind/'
D=B+'documents/'
FN="Alicia Marcus Denise Tyrone Helen Jorge Priya Owen Latoya Brian Mei Carlos Janet Sergei Fatima Kyle Rosa Dwayne Ingrid Paul Naomi Hector Grace Leon Tara Vikram Shauna Miguel Edith Colin Yesenia Raymond Keisha Andre Lorna Wei Darnell Paige Stefan Bianca Howard Nadia Curtis Maribel Glenn Ayesha Trent Odette Ruben Celeste".split()
LN="Abernathy Bustamante Calloway Drummond Eskew Fontaine Galvez Hollis Ibarra Jamison Kowalczyk Lindqvist Mbeki Nakagawa Okafor Pettibone Quintero Rutledge Sandoval Thibodeaux Underhill Vasquez Whitlock Yarbrough Zielinski Ashdown Brockway Crenshaw Delacroix Engstrom Farquhar Gutierrez Haverford Iyer Jankowski Kessler Larrabee Montoya Norwood Ostrander Pham Radcliffe Stavros Tolliver Upchurch Venkat Winslow Youngblood Zapata Birdsong".split()
def names(r,n,fmt='{l}, {f}'):
    s=set();o=[]
    while len(o)<n:
        x=(r.choice(FN),r.choice(LN))
        if x in s: continue
        s.add(x); o.append(fmt.format(f=x[0],l=x[1],i=x[0][0]))
    return o
def d(y,m,dd): return dt.date(y,m,dd)
def mdy(x): return x.strftime('%m/%d/%Y') if x else ''
def mdyy(x): return x.strftime('%m/%d/%y') if x else ''
def smdy(x): return f'{x.month}/{x.day}/{x.year}' if x else ''
def eom(x): 
    y,m=(x.year+1,1) if x.month==12 else (x.year,x.month+1)
    return dt.date(y,m,1)-dt.timedelta(1)
def addm(x,n):
    k=x.year*12+x.month-1+n; y,m=k//12,k%12+1
    return dt.date(y,m,min(x.day,eom(dt.date(y,m,1)).day))
def m2(v): return f'{v:,.2f}'
def clean(x):
    if isinstance(x,(dt.date,)): return x.isoformat()
    if isinstance(x,dict): return {k:clean(v) for k,v in x.items() if v is not None and v!=[]}
    if isinstance(x,list): return [clean(v) for v in x]
    if isinstance(x,float): return round(x,2)
    return x
def save(file,asset,author,style,hard,prop,asof,units,occ,vac,rows,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=asof.isoformat() if isinstance(asof,dt.date) else asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(x) for x in rows])
    json.dump(t,open(B+f'truth/{file}.json','w'),indent=1)
    p=B+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]
    ix.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard))
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
    print(file,len(rows),units,occ,vac)
