import json, os, random, datetime as dt, subprocess, shutil
ROOT='build/blind'; DOC=ROOT+'/documents'; TR=ROOT+'/truth'; TMP=ROOT+'/.tmp'
FIRST='Alma Bettina Corwin Dorothea Emmett Faye Garland Hollis Imelda Jarvis Keisha Lorne Maribel Nestor Odessa Percy Quentin Rosalba Stellan Thelma Ulises Vernell Wanda Xiomara Yolanda Zeke Adela Burke Celestine Dwayne Ernesto Florine Gustav Hattie Irwin Jolene Kermit Lucinda Merle Noreen Otis Pilar Roscoe Sunita Tobias Verna Wendell Amit Binh Cedric Deirdre Elva'.split()
LAST='Abernathy Ballou Castellan Dombek Eastlick Fontenot Gramling Hostetler Ibarra Jessup Kowalke Lindgren Mcswain Niemeyer Ocasio Pruett Quisenberry Ransdell Stroud Tillery Underhill Vandiver Wysocki Yarbrough Zielke Arceneaux Bukowski Crandell Delacruz Engstrom Feaster Gallardo Huddleston Isbell Janssen Kittredge Larkspur Maldonado Nystrom Overby Pettway Rutledge Sandoval Trimble Upchurch Villareal Wetherby Youngblood Askew Birdsong Cheatham Dupree Ellerbee Frazee Goolsby Hinojosa Lockridge Mabry Nakagawa Orozco Pham Rashid Sizemore Tran Vickers Whisenant Banks Cole Diaz Reyes Shah'.split()
class Names:
    def __init__(s,r): s.r=r; s.used=set()
    def pair(s):
        while 1:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p not in s.used: s.used.add(p); return p
    def fl(s): a,b=s.pair(); return f'{a} {b}'
    def lf(s): a,b=s.pair(); return f'{b}, {a}'
D=dt.date
def iso(d): return d.isoformat()
def us(d): return f'{d.month}/{d.day}/{d.year}'
def us2(d): return f'{d.month:02d}/{d.day:02d}/{d.year}'
def usy(d): return f'{d.month}/{d.day}/{d.year%100:02d}'
def m0(x): return f'{x:,.0f}'
def m2(x): return f'{x:,.2f}'
def endof(d,years=0,months=0):
    """day before d + term"""
    m=d.month-1+months; y=d.year+years+m//12; m=m%12+1
    return D(y,m,1)-dt.timedelta(days=1) if d.day==1 else D(y,m,min(d.day,28))-dt.timedelta(days=1)
def rdate(r,a,b):
    return a+dt.timedelta(days=r.randrange((b-a).days))
def first(r,a,b):
    d=rdate(r,a,b); return D(d.year,d.month,1)
def save(name,truth,asset,style,hard):
    for row in truth['rows']:
        for k in [k for k,v in row.items() if v is None or v==[] or v=='']: del row[k]
        for k,v in list(row.items()):
            if isinstance(v,dt.date): row[k]=iso(v)
        for s in row.get('rentSteps',[]):
            if isinstance(s['date'],dt.date): s['date']=iso(s['date'])
    base={'propertyName':None,'asOnDate':None,'units':None,'occupied':None,'vacant':None,'sheet':None,'planted':None}
    base.update(truth)
    json.dump(base,open(f'{TR}/{name}.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e['file']!=name]+[{'file':name,'assetType':asset,'documentType':'RENT_ROLL','author':'r68b','style':style,'hard':hard}]
    idx.sort(key=lambda e:e['file']); json.dump(idx,open(p,'w'),indent=1,ensure_ascii=False)
def topdf(src,out):
    subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',TMP,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    shutil.copyfile(TMP+'/'+os.path.splitext(os.path.basename(src))[0]+'.pdf',out)
