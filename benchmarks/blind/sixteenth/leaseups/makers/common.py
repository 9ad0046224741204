"""Shared: saving truth/index, invented names. No layout lives here."""
import json, os, datetime as dt, random
HERE=os.path.dirname(os.path.abspath(__file__))
def doc(name): return os.path.join(HERE,'documents',name)
def iso(d): return d.isoformat() if isinstance(d,(dt.date,dt.datetime)) else d
def r2(x):
    x=round(x,2); return int(x) if x==int(x) else x
def clean(o):
    if isinstance(o,dict): return {k:clean(v) for k,v in o.items() if v is not None and v!=[]}
    if isinstance(o,list): return [clean(v) for v in o]
    if isinstance(o,(dt.date,dt.datetime)): return o.isoformat()[:10]
    if isinstance(o,float): return r2(o)
    return o
def save(fn,asset,style,hard,rows,name,ason,units,occ,vac,planted=None,sheet=None,checks=None):
    t={"propertyName":name,"asOnDate":iso(ason),"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":clean(rows)}
    json.dump(t,open(os.path.join(HERE,'truth',fn+'.json'),'w'),indent=1,ensure_ascii=False)
    for f,entry in (('index.json',{"file":fn,"assetType":asset,"documentType":"RENT_ROLL","author":"r15","style":style,"hard":hard}),
                    ('checks.json',{"file":fn,"totals":checks or []})):
        p=os.path.join(HERE,f); L=json.load(open(p)) if os.path.exists(p) else []
        L=[e for e in L if e["file"]!=fn]+[clean(entry) if f!='index.json' else entry]; L.sort(key=lambda e:e["file"])
        json.dump(L,open(p,'w'),indent=1,ensure_ascii=False)
FIRST="Amara Benedikt Celeste Dorian Elowen Farid Greta Hollis Imani Jonas Keziah Lorcan Marisol Nikhil Odette Priyanka Quentin Rosalind Soren Tamsin Uriel Verity Wendell Xiomara Yusuf Zelda Anselm Briony Cormac Delphine Emeka Fionnuala Gideon Hana Ignatius Jocasta Kasimir Leocadia Mateusz Nerys Oisin Petra Ravi Saoirse Tobias Ulrika Vikram Winifred".split()
LAST="Abernathy Brockhurst Calloway Drummond Eastlake Fairbairn Galbraith Hathersage Iverson Jankowiak Kettering Lindqvist Mbatha Norrington Okonjo Pemberton Quigley Rasmussen Stavros Thistlewood Underhill Vantongeren Wetherby Yarborough Zielinski Achterberg Bellweather Crosthwaite Delacroix Echeverria Fotheringham Grzelak Hollingbourne Inchbald Jaramillo Kaczmarek Loughrey Mondragon Nakashima Ostrander Pickersgill Ravenscroft Szymanski Tolliver Umeh Villanueva Wolstenholme Yamaguchi".split()
def person(R): return R.choice(FIRST),R.choice(LAST)
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    import calendar
    return dt.date(y,m,min(d.day,calendar.monthrange(y,m)[1]))
def endlease(d,n): return addm(d,n)-dt.timedelta(days=1)
