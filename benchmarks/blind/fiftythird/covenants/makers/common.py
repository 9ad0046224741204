import json, os, random, datetime as dt, subprocess
BASE=os.path.dirname(os.path.abspath(__file__)); DOC=BASE+'/documents/'; TRU=BASE+'/truth/'; WORK=BASE+'/work/'
INDEX=[]
FIRST="Diane Marcus Elena Tobias Priya Walter Shauna Gerald Noemi Curtis Ingrid Lamar Rosalind Dexter Yvette Howard Marisol Clinton Beatriz Randall Keisha Terrence Lucia Garrett Opal Vernon Tamika Duane Soledad Emmett Janine Rudy Farah Leland Corinne Amos Delphine Brent Nadia Stuart Wanda Ignacio Hollis Marlene Darius Sabine Otto Tessa Hector Gwen Phuong Abdul Rhonda Cesar Lorna Mateo Ilse Quentin Jolene Nestor".split()
LAST="Halversen Pruett Okonjo Lindgate Marbury Tesoro Quillen Vandermeer Ashgrove Delacruz Fenwick Norquist Babineau Stroud Kessling Oyelaran Truitt Castellano Wrenfield Dombrow Haskell Imhoff Jarboe Kittredge Lattimore Mossberg Nakhoul Ostrander Pelletier Ravenel Sandquist Tillery Ulbrich Villasenor Wexford Yardwood Zielke Abernathy Bohannon Cordero Dunleavy Eastlund Fairbairn Gustine Hollander Isbell Jankovic Kowalke Loomis Merriweather Nunley Obrecht Pettibone Rasmus Shoemate Thibault Umland Vickers Whitacre Yoder Bui Saetern Amarasekara Gorecki Haddix Marquart".split()
def people(rng,n,used=None):
    used=used if used is not None else set(); out=[]
    while len(out)<n:
        p=(rng.choice(FIRST),rng.choice(LAST))
        if p in used: continue
        used.add(p); out.append(p)
    return out
D=dt.date
def iso(d): return d.isoformat() if isinstance(d,(dt.date,)) else d
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    import calendar
    return D(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def endterm(start,months): return addm(start,months)-dt.timedelta(days=1)
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def us(d,fmt='%m/%d/%Y'): return d.strftime(fmt)
def mdY(d): return f"{d.month}/{d.day}/{d.year}"
def mdy(d): return f"{d.month}/{d.day}/{d.year%100:02d}"
def R(**k):
    o={}
    for a,b in k.items():
        if b is None or b==[]: continue
        if isinstance(b,dt.date): b=b.isoformat()
        if isinstance(b,float): b=round(b,2)
        o[a]=b
    return o
def emit(fname,prop,ason,units,occ,vac,rows,asset,style,hard,planted=None,sheet=None):
    t={"propertyName":prop,"asOnDate":ason,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":rows}
    json.dump(t,open(TRU+fname+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fname,"assetType":asset,"documentType":"RENT_ROLL","author":"r53-covenants","style":style,"hard":hard})
def soffice(src,outdir,to='pdf'):
    subprocess.run(['soffice','-env:UserInstallation=file:///tmp/blind/r53/covenants/lo','--headless','--convert-to',to,'--outdir',outdir,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,timeout=180)
