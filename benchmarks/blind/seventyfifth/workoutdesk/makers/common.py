import json,os,random,datetime as dt,calendar
ROOT='build/blind'; D=dt.date
F="Alma Brent Carla Dashiell Edna Farid Greta Horace Imani Jorge Kelsey Luther Mabel Nikhil Odessa Percy Quentin Rosalind Silas Tamika Ulises Verna Wendell Ximena Yolanda Zachary Bianca Cedric Delphine Emory Fatima Gideon Hollis Ingrid Jamal Katrina Lamar Marisol Nadia Orson Paloma Reggie Shauna Thaddeus Valerie Winston Anh Bao Chidi Devika".split()
L="Abernathy Bascom Castellano Dufresne Eastwick Fenwick Galindo Hathaway Ibarra Jessup Kowalczyk Lindqvist McElroy Navarrete Okonkwo Pettibone Quarles Rasmussen Sandoval Thibodeaux Underhill Villasenor Wainwright Yarborough Zielinski Ashcroft Bhattacharya Crenshaw Delacroix Eberhardt Fontaine Gutierrez Hollingsworth Iverson Jankowski Kincaid Larrabee Mbeki Nguyen Oyelaran Pruitt Radcliffe Stavros Tran Vandermeer Whitlock Xiong Youngblood Beaumont Chaudhry".split()
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def __call__(s):
        while 1:
            n=(s.r.choice(F),s.r.choice(L))
            if n not in s.u: s.u.add(n); return n
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def us2(d): return d.strftime('%m/%d/%y') if d else ''
def usn(d): return f'{d.month}/{d.day}/{d.year}' if d else ''
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def par(x): return f'({-x:,.2f})' if x<0 else f'{x:,.2f}'
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); return D(y,m+1,min(d.day,calendar.monthrange(y,m+1)[1]))
def eom(d): return D(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
def row(**k):
    o={}
    for a,v in k.items():
        if v is None or v=='' or v==[]: continue
        if isinstance(v,(dt.date,)): v=v.isoformat()
        if isinstance(v,float): v=round(v,2); v=int(v) if v==int(v) else v
        if a=='charges': v=[{"code":c,"amount":round(x,2)} for c,x in v]
        o[a]=v
    return o
def ssum(rows,k): return round(sum(r.get(k,0) for r in rows if isinstance(r.get(k,0),(int,float))),2)
def save(fn,truth,asset,style,hard,checks):
    """checks: list of (label, printed total, sum of truth)"""
    for l,p,s in checks:
        ok=abs(p-s)<.006
        if not ok: print('  MISMATCH' if not truth.get('planted') else '  (planted?)',fn,l,p,s)
    for r in truth['rows']: assert r.get('unit') or r.get('tenantName')
    json.dump(truth,open(f'{ROOT}/truth/{fn}.json','w'),indent=1)
    ip=f'{ROOT}/index.json'; ix=json.load(open(ip)) if os.path.exists(ip) else []
    ix=[i for i in ix if i['file']!=fn]+[{"file":fn,"assetType":asset,"documentType":"RENT_ROLL","author":"r75a","style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda i:i['file']),open(ip,'w'),indent=1)
    print('ok',fn,len(truth['rows']),'rows',len(checks),'checks')
def T(**k):
    d=dict(propertyName=None,asOnDate=None,units=None,occupied=None,vacant=None,sheet=None,planted=None); d.update(k); return d
