import json, os, random, datetime as dt, subprocess, tempfile, shutil
R=os.environ.get('R7') or os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FN="Dana Rory Imelda Tomasz Keisha Luther Priya Wendell Marisol Otis Hyun Beatriz Gareth Nadia Clive Yolanda Ferris Simone Abel Corinne Desmond Ilse Rafael Trudy Quentin Mona Silas Petra Boyd Anika Leland Roxana Hollis Farah Emmett Lucinda Kofi Bridget Stellan Noreen".split()
LN="Kessler Brandvold Okonjo Terwilliger Aspin Marchetta Dunleavy Prakhar Sotomar Whitlow Hajek Lindqvor Bassett-Rowe Calloway Nwadike Ferrante Pruett Ostrem Villareal Tanaka-Moss Grubb Halvorsen Quist Mbeki-Lane Rourke Sandhurst Delacroix Yarbro Penhallow Stroud Ibarra Kovalenk Tuttle Amsel Redfern Choudhary Larkin Boateng Wexler Zamorano".split()
def names(rng,n,fmt="{f} {l}"):
    s=[(f,l) for f in FN for l in LN]; rng.shuffle(s)
    return [fmt.format(f=f,l=l) for f,l in s[:n]]
def iso(d): return d.isoformat()
def save(file,truth,at,style,hard):
    t=dict(propertyName=None,asOnDate=None,units=None,occupied=None,vacant=None,sheet=None,planted=None); t.update(truth)
    t['rows']=[{k:v for k,v in r.items() if v is not None and v!=[]} for r in t['rows']]
    for r in t['rows']: assert r.get('unit') or r.get('tenantName'), r
    json.dump(t,open(f'{R}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    p=f'{R}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=at,documentType='RENT_ROLL',author='r7',style=style,hard=hard)]
    json.dump(ix,open(p,'w'),indent=1)
def so(src,fmt,outdir,extra=[]):
    subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-sellers-lo',*extra,'--convert-to',fmt,'--outdir',outdir,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
