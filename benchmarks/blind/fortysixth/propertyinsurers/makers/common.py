import json, os, random, datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FIRST="Adele Marcus Priya Tobias Lorna Hector Wen Sadie Omar Felicity Grant Yolanda Dmitri Carla Jerome Nadia Vince Opal Reggie Simone Terrence Ulla Blake Mireya Cody Anjali Duane Estelle Farid Gwen Harvey Imani Jonas Keisha Leland Maribel Noel Phoebe Quentin Rosa Stellan Tamsin Uriah Vera Wade Xiomara Yusuf Zelda Bram Clea".split()
LAST="Abernal Brockwell Castellow Dunmire Eskridge Fontanez Garrowby Hollister Ibarrola Jessup Kowalczek Lindqvast Mahadevan Northcutt Okonjo Pellerino Quarles Rademaker Satterwhite Thibodeux Ungerman Vasquelle Whitcombe Yarborow Zielinsky Amundsen Bettencort Crandell Delacorte Ellingboe Fairweather Guthridge Hathorn Ingleby Jankovic Kettering Lomax Mbeki-Rowe Nakagami O'Dell Pruitt Rosenbladt Sandoval-Ruiz Tuckerman Upchurch Vandermolen Westergard Yoon Zapata".split()
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def pair(s):
        while 1:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.u: s.u.add(p); return p
    def fl(s): return "%s %s"%s.pair()
    def lf(s,sep=", "): f,l=s.pair(); return l+sep+f
    def il(s): f,l=s.pair(); return f[0]+". "+l
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); m+=1
    last=(dt.date(y+(m==12),m%12+1,1)-dt.timedelta(1)).day
    return dt.date(y,m,min(d.day,last))
def eom(y,m): return dt.date(y+(m==12),m%12+1,1)-dt.timedelta(1)
def rdate(r,a,b): return a+dt.timedelta(r.randrange((b-a).days+1))
def clean(row): return {k:(iso(v)) for k,v in row.items() if v is not None and v!=""}
def n2(x): return f"{x:,.2f}" if x>=0 else f"({-x:,.2f})"
def m2(x): return f"{x:,.2f}"
def n0(x): return f"{x:,.0f}"
def us(d): return d.strftime("%m/%d/%Y") if isinstance(d,dt.date) else (d or "")
def usd(d): return f"{d.month}/{d.day}/{d.year}" if isinstance(d,dt.date) else (d or "")
def us2(d): return d.strftime("%m/%d/%y") if isinstance(d,dt.date) else (d or "")
def path(f): return os.path.join(ROOT,"documents",f)
INDEX=[]
def save(f,asset,style,rows,name,asof,units,occ,vac,sheet=None,planted=None,hard=False):
    rows=[clean(x) for x in rows]
    for x in rows: assert x.get("unit") or x.get("tenantName"),x
    t=dict(propertyName=name,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(ROOT,"truth",f+".json"),"w"),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=f,assetType=asset,documentType="RENT_ROLL",author="propertyinsurer",style=style,hard=hard))
