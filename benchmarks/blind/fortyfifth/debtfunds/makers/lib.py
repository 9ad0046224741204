"""Shared helpers: names, dates, saving of truth and index. Layouts live in the makers."""
import json, os, random, datetime as dt
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS, TRUTH = os.path.join(ROOT,'documents'), os.path.join(ROOT,'truth')
FIRST="Marisol Devonte Kaylee Trent Yesenia Omar Bridget Hollis Tamika Rafael Jolene Quentin Ximena Garrett Priya Colton Delphine Marcus Annika Lamar Rosalinda Wesley Thuy Brandon Consuelo Kendrick Shelby Ignacio Paige Darnell Lucinda Travis Keisha Emilio Whitney Jarrod Noemi Clint Aaliyah Bryce Guadalupe Dalton Simone Hector Maren Tyrell Ofelia Spencer Leilani Duane Blanca Cody Monique Arturo Kirsten Reggie Socorro Landon Imani Felipe Tessa Rodney Graciela Nolan Farida Curtis Beatriz Logan Chantel Ruben Ashlyn Vernon Pilar Jace Renata Gilbert Desiree Mateo Corinne Percy".split()
LAST="Abernathy Ocampo Tillman Valdovinos Hargrove Nguyen Prudhomme Castellano Whitlock Okafor Brannigan Saldivar Merriweather Lindqvist Pacheco Stallworth Truong Delacroix Quintanilla Ferris Holcomb Zamarripa Pettway Ybarra Sundberg Crutchfield Montemayor Babineaux Kowalczyk Arceneaux Tafoya Rasmussen Lockhart Escamilla Dunleavy Oyelaran Haskins Villanueva Petrov Maddox Cisneros Thibodeaux Gunderson Espinoza Birdsong Chaudhry Fontenot Ledesma Kimball Yarbrough Archuleta Mossberg Trujillo Vandermeer Eubanks Solorzano Christensen Barksdale Huynh Mcallister Olguin Standifer Beauchamp Rangel Thorne Iglesias Swenson Gaines Maestas Pruitt Cardenas Ellsworth Benavidez Hatch Longoria Winslow Duarte Sizemore Covarrubias Rudd".split()
class Names:
    def __init__(s,r): s.r=r; s.used=set()
    def pair(s):
        while True:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.used: s.used.add(p); return p
    def fl(s): return ' '.join(s.pair())
    def lf(s): a,b=s.pair(); return f'{b}, {a}'
def D(y,m,d): return dt.date(y,m,d)
def addm(d,n,day=None):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    last=(dt.date(y+m//12,m%12+1,1)-dt.timedelta(1)).day
    return dt.date(y,m,min(day or d.day,last))
def addd(d,n): return d+dt.timedelta(n)
def eom(d): return addm(d.replace(day=1),1)-dt.timedelta(1)
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def us2(d): return d.strftime('%m/%d/%y') if d else ''
def usn(d): return f'{d.month}/{d.day}/{d.year}' if d else ''
def m2(x): return f'{x:,.2f}'
def par(x): return f'({-x:,.2f})' if x<0 else f'{x:,.2f}'
def clean(r):
    o={}
    for k,v in r.items():
        if k.startswith('_') or v is None: continue
        if isinstance(v,dt.date): v=v.isoformat()
        if k=='charges': 
            if not v: continue
            v=[{'code':c,'amount':round(a,2)} for c,a in v]
        if isinstance(v,float): v=round(v,2)
        o[k]=v
    return o
def save(name,rows,units,occupied,vacant,propertyName,asOn,author,style,hard,assetType='MULTIFAMILY',sheet=None,planted=None):
    t={'propertyName':propertyName,'asOnDate':asOn,'units':units,'occupied':occupied,'vacant':vacant,'sheet':sheet,'planted':planted,'rows':[clean(r) for r in rows]}
    json.dump(t,open(os.path.join(TRUTH,name+'.json'),'w'),indent=1,ensure_ascii=False)
    ip=os.path.join(ROOT,'index.json'); ix=json.load(open(ip)) if os.path.exists(ip) else []
    ix=[e for e in ix if e['file']!=name]+[{'file':name,'assetType':assetType,'documentType':'RENT_ROLL','author':author,'style':style,'hard':hard}]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(ip,'w'),indent=1,ensure_ascii=False)
    for r in t['rows']: assert r.get('unit') or r.get('tenantName'),r
    print(name,len(rows),'rows; units',units,occupied,vacant)
def recalc(name):
    """Let LibreOffice open and store the workbook once, so that formulas carry cached values as Excel would save them."""
    import subprocess,tempfile,shutil
    p=os.path.join(DOCS,name); d=tempfile.mkdtemp()
    subprocess.run(['soffice','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',d,p],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    shutil.move(os.path.join(d,name),p); shutil.rmtree(d)
