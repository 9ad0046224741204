import json,os,random,datetime as dt
B='build/blind'
def D(n): return f'{B}/documents/{n}'
def clean(o):
    if isinstance(o,dict): return {k:clean(v) for k,v in o.items() if v is not None and v!=[]}
    if isinstance(o,list): return [clean(x) for x in o]
    if isinstance(o,dt.date): return o.isoformat()
    if isinstance(o,float): return round(o,2)
    return o
def finish(f,asset,style,hard,rows,prop,ason,units=None,occ=None,vac=None,sheet=None,planted=None):
    rows=[clean(r) for r in rows]
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{B}/truth/{f}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=f]+[dict(file=f,assetType=asset,documentType='RENT_ROLL',author='r76b',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1,ensure_ascii=False)
    print(f,len(rows))
def d(y,m,dd=1): return dt.date(y,m,dd)
def addm(x,n):
    y,m=divmod(x.year*12+x.month-1+n,12); return dt.date(y,m+1,1)
def eom(x): return addm(x,1)-dt.timedelta(1)
def term(x,months): return eom(addm(x,months-1))
FIRST='Alana Bryce Carmen Dexter Elise Farid Greta Hollis Imani Jorge Keiko Luther Mabel Nadia Orson Petra Quincy Rosalie Stellan Tamsin Ursula Vikram Wanda Xavier Yolanda Zane Bettina Corwin Delphine Emmett Fiona Gideon Hester Ivo Jolene Kendrick Lenora Milo'.split()
LAST='Abernathy Bellweather Castellano Dragomir Eastlake Fennimore Gallardo Hathersage Iverson Jessup Kowalczyk Lindqvist Marchetti Nakagawa Okonjo Pemberley Quintero Rasmussen Stavros Thackeray Umarov Villaseñor Westergaard Yarborough Zielinski Ballantine Crowhurst Dunleavy Esterhazy Farnsworth'.split()
def person(r,comma=False):
    a,b=r.choice(FIRST),r.choice(LAST).replace('ñ','n'); return f'{b}, {a}' if comma else f'{a} {b}'
