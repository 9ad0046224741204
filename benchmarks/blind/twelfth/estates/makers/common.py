import json, os, random, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
SEED=31207
L="""Abernethy Baptiste Bielski Brandvold Calloway Cardwell Chaudhry Cisneros Crabtree Culbertson Dabrowski Delacroix Dunleavy Eastham Echevarria Fairweather Farkas
Fennimore Gadsden Gallardo Goodspeed Grzybowski Hallqvist Hatmaker Hollenbeck Ingersoll Iverson Jablonski Jernigan Kettleman Kowalczyk Kuykendall Lachance Lindquist
Lovejoy Macomber Mbeki-Rowe McGarrity Mendieta Mulvaney Nakagawa Niedermeyer Nwosu Oberholtzer Okafor Ostrander Pagano Pettibone Pham Quarles Quinones Radcliffe Rasmussen
Sagastume Scarborough Shumway Sizemore Stallworth Szymanski Tackett Thibodeaux Threadgill Trujillo Ulibarri Underhill Vandermolen Villaseñor Wadsworth Weatherby Whisenant Yarbrough Yoder Zawadzki Zeller
O'Dell St.-Cyr Boggs Tran Ruiz Lamb Fry Beck Moss Teal Cobb Nash Voss Hale Rigsby Pruitt Dockery Amaro Sandoval Kirby Bohannon""".split()
F="""Adele Alvin Amara Anita Arturo Beatrice Bernard Calvin Carmen Cecil Clarice Cornell Dagmar Darius Delia Desmond Dolores Earl Edith Elena Emeka Ernest Estelle Felix Florence
Gail Gerardo Gladys Glenn Harriet Hector Imani Irene Ivan Jacob Jolene Josefina Keith Kendra Lamar Leona Lionel Lorraine Luis Mabel Marcus Marguerite Milton Nadia Noel Octavia Olga
Oscar Pauline Percy Quentin Ramona Reggie Rosalind Rufus Selma Silas Sonya Teresa Thelma Tobias Ursula Vernon Violet Wanda Wendell Yolanda Zachary Tyrell Bridget Joel Kim""".split()
class Names:
    def __init__(s,r): s.r=r; s.seen=set()
    def pair(s):
        while 1:
            p=(s.r.choice(F),s.r.choice(L))
            if p not in s.seen: s.seen.add(p); return p
    def fl(s): return "%s %s"%s.pair()
    def lf(s):
        f,l=s.pair(); return f"{l}, {f}"
    def li(s):
        f,l=s.pair(); return f"{l}, {f[0]}"
def rng(n): return random.Random(f"{SEED}-{n}")
def iso(d): return d.strftime("%Y-%m-%d") if isinstance(d,(dt.date,dt.datetime)) else d
def eom(d):
    n=(d.replace(day=28)+dt.timedelta(days=4)).replace(day=1); return n-dt.timedelta(days=1)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return dt.date(y,mo,1)
def doc(name): return os.path.join(HERE,"documents",name)
def clean(row): return {k:(iso(v) if isinstance(v,(dt.date,dt.datetime)) else v) for k,v in row.items() if v is not None and v!=[]}
def save(name,asset,style,rows,propertyName=None,asOn=None,units=None,occupied=None,vacant=None,sheet=None,planted=None,hard=False,totals=None):
    os.makedirs(os.path.join(HERE,"truth"),exist_ok=True)
    rows=[clean(r) for r in rows]
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occupied,vacant=vacant,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(HERE,"truth",name+".json"),"w"),indent=1,ensure_ascii=False)
    def upd(fn,key,val):
        p=os.path.join(HERE,fn); x=json.load(open(p)) if os.path.exists(p) else []
        x=[e for e in x if e["file"]!=name]+[val]; x.sort(key=lambda e:e["file"])
        json.dump(x,open(p,"w"),indent=1,ensure_ascii=False)
    upd("index.json",name,dict(file=name,assetType=asset,documentType="RENT_ROLL",author="r3",style=style,hard=hard))
    upd("totals.json",name,dict(file=name,totals=totals or {}))   # printed totals, for our own check only
    print(name,len(rows),"rows")
def m(x): return f"{x:,.2f}"
def fonts():
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    import subprocess
    for nm,pat in (("Mono","Liberation Mono:style=Regular"),("MonoB","Liberation Mono:style=Bold"),("Serif","Liberation Serif:style=Regular"),("SerifB","Liberation Serif:style=Bold"),("Narrow","Liberation Sans Narrow:style=Regular"),("NarrowB","Liberation Sans Narrow:style=Bold"),("DJ","DejaVu Sans:style=Book"),("DJB","DejaVu Sans:style=Bold")):
        try: pdfmetrics.registerFont(TTFont(nm,subprocess.check_output(["fc-match","-f","%{file}",pat],text=True)))
        except Exception as e: print("font",nm,e)
