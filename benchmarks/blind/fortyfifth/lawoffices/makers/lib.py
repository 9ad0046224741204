import json, os, random, datetime as dt
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FIRST="Marlene Dwight Tasha Orville Keisha Brent Lucinda Hollis Janelle Curtis Rosalyn Vernon Misty Darnell Peggy Alonzo Carla Emmett Shawna Leland Yvette Clay Bernice Roderick Tonya Wendell Jolene Marquis Glenda Travis Nadine Desmond Kristy Floyd Imani Garrett Lorraine Tyrell Beth Norbert Adriana Cody Francine Malik Trudy Hector Paulette Simon Ginger Otis Priya Lamar Deanna Quentin Rhonda Stuart Latrice Byron Colleen Ezekiel Mai Russell Dolores Anton Sheila Kendrick Ruth Nolan Estella Wade".split()
LAST="Abernathy Boudreaux Castleberry Dunlap Eversole Fontenot Gaither Hutchens Ingersoll Jernigan Kowalczyk Ledbetter Mayfield Nordstrom Overstreet Pettigrew Quarles Rasmussen Stallings Thibodeaux Underhill Vandiver Whitlock Yarbrough Zielinski Applewhite Bracken Crenshaw Delacroix Esquivel Fulcher Goodnight Hargrove Isbell Jankowski Kirkendoll Lindqvist McElroy Nesbitt Oyelaran Pruitt Rutledge Sizemore Tran Umstead Villarreal Wooten Youngblood Blaylock Cottingham Dockery Ellington Farris Grubbs Haggard Ivory Judkins Kimbrough Lovelace Mosely Newsome Odom Pickering Ragsdale Satterfield Tidwell Vaughters Wigginton".split()
class Names:
    def __init__(s,rng):
        s.r=rng; s.used=set()
    def pair(s):
        while True:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.used:
                s.used.add(p); return p
    def fl(s): return ' '.join(s.pair())
    def lf(s):
        a,b=s.pair(); return f'{b}, {a}'
def doc(name): 
    return os.path.join(ROOT,'documents',name)
def money(v,d=2): return f'{v:,.{d}f}'
def clean(o):
    if isinstance(o,(dt.datetime,)): return o.date().isoformat()
    if isinstance(o,dt.date): return o.isoformat()
    if isinstance(o,dict): return {k:clean(v) for k,v in o.items() if v is not None or k in('propertyName','asOnDate','sheet','planted','units','occupied','vacant')}
    if isinstance(o,list): return [clean(x) for x in o]
    if isinstance(o,float): return round(o,2)
    return o
def save(name,asset,author,style,hard,propertyName,asOn,units,occ,vac,rows,sheet=None,planted=None):
    rows=[clean(r) for r in rows]
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(ROOT,'truth',name+'.json'),'w'),indent=1)
    p=os.path.join(ROOT,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
    print(name,len(rows),'rows',units,occ,vac)
def recalc(name):
    """LibreOffice opens and saves the workbook, so that formulas carry their values."""
    import subprocess,tempfile,shutil
    t=tempfile.mkdtemp()
    subprocess.run(['soffice',f'-env:UserInstallation=file://{t}/prof','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',t+'/out',doc(name)],check=True,capture_output=True)
    shutil.copy(f'{t}/out/{name}',doc(name)); shutil.rmtree(t)
