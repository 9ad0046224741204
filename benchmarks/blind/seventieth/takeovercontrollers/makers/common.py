import json, os, random, datetime as dt
R='build/blind'
D=R+'/documents/'; T=R+'/truth/'
FIRST="Aldo Bettina Carver Delphine Emmett Farrah Gideon Honora Ivo Jolene Kellan Lenora Marcus Nadine Orrin Paloma Quentin Rosalind Stellan Tamsin Ulric Vesna Wendell Xenia Yusuf Zelda Brielle Curtis Dania Elroy Fiona Grady Hector Imani Jasper Keisha Lamont Mireya Nolan Odette Percy Renata Silas Tova Wyatt Ximena Anika Bruno Celeste Desmond Esme Franco Greta Hugo Isla Joaquin Kira Leif Maeve Nils".split()
LAST="Abernathy Brackett Castellano Dunmore Eastvold Farnsworth Galbreath Hallorand Ibarrez Jessup Kettering Lindqvist Marchetti Nakagawe Oyelaran Pemberley Quisling Rademaker Sandoval Thackeray Underhill Vasquenz Whitcombe Yarborough Zielinsky Applegarth Boudreau Carrigan Delacroix Emberson Fitzhugh Grantham Holloway Innescourt Jarrell Kowalke Lattimer Mbekani Northrup Osgoode Pruett Rasmusson Stribling Tolliver Uchenna Varga Winslade Yoder Zamorano Beckwith Crandall Drummond Ellerbee Fontaine Goodspeed Hathersage Kimbrough Ledoux Mulcahy Nordstrum Okonjo Prindle Ravenell Shumate Tillinghast Vandermeer Weatherby".split()
class Names:
    def __init__(s,rng): s.r=rng; s.used=set()
    def __call__(s,style='LF'):
        while 1:
            f,l=s.r.choice(FIRST),s.r.choice(LAST)
            if (f,l) not in s.used: break
        s.used.add((f,l))
        return {'LF':f'{l}, {f}','FL':f'{f} {l}','UP':f'{l.upper()}, {f.upper()}','IL':f'{f[0]}. {l}','ULF':f'{l.upper()} {f[0]}'}[style]
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def iso(d): return d.isoformat()
def us(d): return d.strftime('%m/%d/%Y')
def us2(d): return d.strftime('%m/%d/%y')
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); m+=1
    import calendar
    return dt.date(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def eom(d):
    import calendar
    return dt.date(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
def tsum(rows,k): return round(sum(r.get(k) or 0 for r in rows),2)
def finish(name,truth,asset,style,hard,totals=None,counted=None):
    """totals: {key: printed grand total}, over counted rows (default: all rows)"""
    truth['rows']=[{k:v for k,v in r.items() if v is not None and v!=[]} for r in truth['rows']]
    json.dump(truth,open(T+name+'.json','w'),indent=1,ensure_ascii=False)
    ip=R+'/index.json'
    idx=json.load(open(ip)) if os.path.exists(ip) else []
    idx=[e for e in idx if e['file']!=name]
    idx.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author='r70b',style=style,hard=hard))
    idx.sort(key=lambda e:e['file'])
    json.dump(idx,open(ip,'w'),indent=1,ensure_ascii=False)
    cp=R+'/makers/checks.json'
    c=json.load(open(cp)) if os.path.exists(cp) else {}
    c[name]=dict(totals=totals or {},skip=counted or [])
    json.dump(c,open(cp,'w'),indent=1)
    print(name,len(truth['rows']),truth['units'],truth['occupied'],truth['vacant'])
