import os, json, random, subprocess, datetime as dt, shutil
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth'); WORK=os.path.join(ROOT,'work')
SEED=5071
INDEX=[]
D=dt.date
def rng(tag): return random.Random(f'{SEED}-{tag}')
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def addm(d,n):
    m=d.month-1+n; y=d.year+m//12; m=m%12+1
    dim=[31,29 if y%4==0 and (y%100 or y%400==0) else 28,31,30,31,30,31,31,30,31,30,31][m-1]
    return D(y,m,min(d.day,dim))
def eve(d): return d-dt.timedelta(days=1)
def R(**k):
    o={}
    for a,b in k.items():
        if b is None: continue
        if isinstance(b,dt.date): b=iso(b)
        if isinstance(b,float): b=round(b,2); b=int(b) if b==int(b) else b
        o[a]=b
    if 'charges' in o:
        o['charges']=[{'code':c,'amount':(int(v) if v==int(v) else round(v,2))} for c,v in o['charges'] if v is not None]
        if not o['charges']: del o['charges']
    if 'rentSteps' in o:
        if not o['rentSteps']: del o['rentSteps']
    return o
def save(name,rows,propertyName,asOn,units,occ,vac,assetType,author,style,hard,sheet=None,planted=None):
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(os.path.join(TR,name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=name,assetType=assetType,documentType='RENT_ROLL',author=author,style=style,hard=hard))
def soffice(src,fmt,outdir):
    subprocess.run(['soffice','-env:UserInstallation=file://'+ROOT+'/lo','--headless','--convert-to',fmt,'--outdir',outdir,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    o=os.path.join(outdir,os.path.splitext(os.path.basename(src))[0]+'.'+fmt); assert os.path.exists(o),o
FIRST="Amelia Oliver Priya Callum Hannah Tomasz Grace Declan Yusuf Megan Rohan Isla Chidi Freya Liam Mei Marcus Nadia Ewan Sophie Karim Bethany Dylan Aoife Gareth Ingrid Hamish Leila Patrick Simone Theo Wren Anjali Benoit Claire Dmitri Esther Farid Georgia Hugo".split()
LAST="Okafor Pemberton Lindqvist Hargreave Mistry Tolland Bexfield Nowicki Carrow Dhaliwal Fenwright Abernathy Sorrell Whitcombe Kowalchuk Beaulac Tranter Ngata Ashdown Vickery Moncrieff Rahimi Stannard Ellery Duquette Pasternak Greenhalgh Iveson Marchetti Tullock Brackley Chowdhury Osei Larkin Penrose Szabo Thorburn Winslade Yeboah Zielinski".split()
def people(r,n):
    s=[(f,l) for f in FIRST for l in LAST]; return r.sample(s,n)
