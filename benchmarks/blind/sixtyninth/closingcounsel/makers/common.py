import json, os, random, datetime as dt, subprocess, shutil
ROOT='build/blind'
DOC=ROOT+'/documents/'; TR=ROOT+'/truth/'; TMP=ROOT+'/.tmp/'
os.makedirs(TMP,exist_ok=True)
D=dt.date
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def m2(x): return f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def mdy(d): return f'{d.month}/{d.day}/{d.year}'
def mdyy(d): return d.strftime('%m/%d/%y')
def mmddyyyy(d): return d.strftime('%m/%d/%Y')
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    day=d.day
    while True:
        try: return D(y,m,day)
        except ValueError: day-=1
def endterm(s,months): return addm(s,months)-dt.timedelta(days=1)
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=[] }
def save(fn,asset,style,hard,truth):
    truth['rows']=[clean({k:(iso(v) if isinstance(v,dt.date) else v) for k,v in r.items()}) for r in truth['rows']]
    json.dump(truth.pop('_totals',{}),open(TMP+fn+'.totals','w'))
    json.dump(truth,open(TR+fn+'.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e['file']!=fn]
    idx.append({"file":fn,"assetType":asset,"documentType":"RENT_ROLL","author":"r69a","style":style,"hard":hard})
    idx.sort(key=lambda e:e['file'])
    json.dump(idx,open(p,'w'),indent=1,ensure_ascii=False)
    print(fn,len(truth['rows']),'rows')
def soffice(src,outdir,fmt='pdf'):
    subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+ROOT+'/.lo','--convert-to',fmt,'--outdir',outdir,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,timeout=180)
FIRST='Marisol Dwayne Keiko Tobias Anneliese Rashid Beverly Calvin Dolores Emeka Fiona Gerald Hortensia Ivan Jolene Kareem Lucinda Milton Nadia Orville Priya Quentin Rosalind Stefan Tamika Ulises Verna Wendell Ximena Yusuf Zelda Arturo Bettina Clement Delphine Ezra Frieda Gustavo Hyun Imani Jarrod Katya Leopold Minerva Nestor Odessa Percival Ramona Silvio Trinh'.split()
LAST='Abernath Bolderson Castellanos Drumgoole Eskander Farquhar Guerrette Hollister Ibarrondo Jankovic Kessenich Lattimore Mbeki-Rowe Nakashima Oyelaran Pettibone Quarles Rademaker Sorrento Thibodeaux Ugarte Vandermolen Winterbourne Xiong Yarborough Zielinski Amundsen Birdsong Corrigan Delacroix Ellsworth Fontenot Gallardo Hathcock Iverson Jablonski Kowalczyk Leatherwood Montenegro Norquist Oberlander Pacheco Ragsdale Stavros Tillinghast Underhill Villalobos Whitcomb Yamauchi Zubiri'.split()
def people(rng,n):
    out=[];seen=set()
    while len(out)<n:
        k=(rng.choice(FIRST),rng.choice(LAST))
        if k not in seen: seen.add(k); out.append(k)
    return out
