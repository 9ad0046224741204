import json, os, random, datetime as D
HERE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def path(n): return os.path.join(HERE,'documents',n)
def iso(d): return d.isoformat() if isinstance(d,(D.date,D.datetime)) else d
def row(**k):
    o={}
    for a,v in k.items():
        if v is None or v==[]: continue
        if isinstance(v,(D.date,D.datetime)): v=v.isoformat()
        o[a]=v
    return o
def save(name,rows,prop,ason,units,occ,vac,asset,author,style,hard,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(HERE,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=name,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard))
def eom(y,m):
    return (D.date(y+(m==12),m%12+1,1)-D.timedelta(1))
def addm(d,n):
    m=d.month-1+n; return D.date(d.year+m//12,m%12+1,min(d.day,28))
def term(d,months): return addm(d.replace(day=1),months)-D.timedelta(1)
def m0(x): return f"{x:,.0f}"
def m2(x): return f"{x:,.2f}"
def us(d): return f"{d.month}/{d.day}/{d.year}"
def us2(d): return f"{d.month:02d}/{d.day:02d}/{d.year%100:02d}"
def mon(d): return d.strftime('%b-%y')
FIRST="Alden Bettina Corwin Delia Emory Farrah Gideon Hester Ione Jarvis Keziah Lowell Maribel Nolan Odessa Prentice Quilla Rosalind Silas Tamsin Ulric Verna Wendell Ximena Yolanda Zeke Amos Brigid Calla Dorian".split()
LAST="Abernott Brackwell Castellan Dunmoor Eskridge Fennimore Garrowby Hollings Innisbrook Jessop Kettleman Lanfear Mossgrove Norvell Oakhurst Pelletrow Quarrels Rushmere Stallard Thackwell Umberton Vassilar Wexcombe Yarborne Zellwick Amberly Borrowdale Crandike Drayford Ellswick".split()
def people(r,n,fmt='{f} {l}'):
    c=[(f,l) for f in FIRST for l in LAST]; r.shuffle(c); seen=set(); out=[]
    for f,l in c[:n]: out.append(fmt.format(f=f,l=l,i=f[0]))
    return out
