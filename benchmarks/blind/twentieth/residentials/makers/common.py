import random, json, os
from datetime import date, timedelta
B=os.path.dirname(os.path.abspath(__file__))
FN="Alma Bruno Carla Dexter Elise Farid Gwen Hollis Imani Jorge Keiko Lamar Mirela Nolan Odette Priya Quentin Rosa Silas Tamsin Ugo Vera Wendell Xenia Yusuf Zelda Ansel Bridie Corwin Delphine Emeka Fiona Gideon Hana Ivo Joss Kamala Leif Mabel Nuria".split()
LN="Abernethy Balogun Castellan Drummond Eastlake Fairweather Galindo Hargrove Ivanek Jernigan Kowalik Lindqvist Marchetti Nakagawa Okonjo Pemberton Quillen Rasmussen Stavros Thibault Underhill Vasquez-Roe Whitlock Yarborough Zielinsky Brightwell Cardozo Dunleavy Espinal Fenwick Goddard Holloway Iversen Jessop Kettering Lovelace Montrose Nettles Orsini Pruett".split()
class R(random.Random):
    used=None
    def name(s,style="lf"):
        if s.used is None: s.used=set()
        while 1:
            f,l=s.choice(FN),s.choice(LN)
            if (f,l) not in s.used: s.used.add((f,l)); break
        return {"lf":f"{l}, {f}","fl":f"{f} {l}","l":l,"LF":f"{l}, {f}".upper()}[style]
    def day(s,a,b): return a+timedelta(days=s.randint(0,(b-a).days))
def plus(d,m,eom=False):
    y,mm=divmod(d.year*12+d.month-1+m,12); mm+=1
    import calendar
    last=calendar.monthrange(y,mm)[1]
    return date(y,mm,last if eom else min(d.day,last))
def iso(d): return d.isoformat() if d else None
def us(d): return d.strftime("%m/%d/%Y") if d else ""
def m2(v): return f"{v:,.2f}" if v>=0 else f"({-v:,.2f})"
def neg(v): return f"{v:,.2f}"
def clean(r): return {k:v for k,v in r.items() if v is not None and v!="" and v!=[]}
def save(fn,asset,style,name,ason,units,occ,vac,rows,sheet=None,planted=None,hard=False,totals=None):
    t={"propertyName":name,"asOnDate":ason,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"printedTotals":totals or {},"rows":[clean(r) for r in rows]}
    json.dump(t,open(f"{B}/truth/{fn}.json","w"),indent=1,ensure_ascii=False)
    p=f"{B}/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i["file"]!=fn]+[{"file":fn,"assetType":asset,"documentType":"RENT_ROLL","author":"r26","style":style,"hard":hard}]
    ix.sort(key=lambda i:i["file"]); json.dump(ix,open(p,"w"),indent=1)
