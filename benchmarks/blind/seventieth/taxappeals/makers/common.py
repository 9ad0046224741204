import json,os,random,datetime as D
R='build/blind'
FIRST="Alma Bryce Carmen Dwayne Elsie Farid Gwen Hollis Imani Jorge Kendra Lowell Marta Nikhil Odette Percy Quinn Rosario Silas Tamsin Ulises Vera Wendell Xiomara Yusuf Zelda Corbin Delphine Emmett Fiona Garth Hana Ivette Joss Kirby Leona".split()
LAST="Abernath Bostwell Calderon Dunmore Eastlake Fenwick Gallardo Hobbins Ibarra Jankowski Kowalchuk Lindqvist Marchetti Nakagawa Okonjo Pettibone Quarles Rademaker Santillan Thornbury Udall Villareal Wexford Yamamura Zielinski Ashcombe Brackett Chowdury Delacroix Ekholm Forsythe Granger Hutchens Innis Jessop".split()
def person(r,fmt='FL'):
    f,l=r.choice(FIRST),r.choice(LAST)
    return f"{f} {l}" if fmt=='FL' else f"{l}, {f}"
def uniq(r,n,fmt='FL'):
    s=[]
    while len(s)<n:
        p=person(r,fmt)
        if p not in s:s.append(p)
    return s
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def iso(d): return d.isoformat() if isinstance(d,D.date) else d
def mdy(d): return d.strftime('%m/%d/%Y')
def smdy(d): return f"{d.month}/{d.day}/{d.year}"
def s2(d): return f"{d.month}/{d.day}/{d:%y}"
def eom(y,m): return (D.date(y+(m==12),m%12+1,1)-D.timedelta(1))
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); return D.date(y,m+1,d.day if d.day<29 else 28)
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b==[] : continue
        if isinstance(b,D.date): b=iso(b)
        o[a]=b
    return o
def tie(rows,key,printed,tol=0.005):
    s=round(sum(r.get(key,0) or 0 for r in rows),2)
    assert abs(s-printed)<=tol,(key,s,printed)
def save(fn,asset,style,hard,truth):
    for k in('propertyName','asOnDate','units','occupied','vacant','sheet','planted'): truth.setdefault(k,None)
    json.dump(truth,open(f'{R}/truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    p=f'{R}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=fn]+[dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='r70a',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda x:x['file']),open(p,'w'),indent=1,ensure_ascii=False)
    print(fn,len(truth['rows']),truth['units'],truth['occupied'],truth['vacant'])
def out(fn): return f'{R}/documents/{fn}'
