import json, os, random, datetime as dt, subprocess
B='build/blind'
D=dt.date
F="Marisol Terrence Ingrid Delroy Paulette Hung Wanda Osvaldo Bettina Craig Lakshmi Roderick Yesenia Donnell Greta Amir Colleen Thaddeus Noemi Walter Priya Eugene Simone Garrett Lourdes Byron Tamika Felix Agnes Duane Rosalind Kwame Judith Emmett Shanice Victor Beverly Nikolai Carmen Leroy Fatima Stuart Althea Miguel Dolores Preston Yvonne Hector Nadine Clifford Minh Renata Scott Imani Gordon".split()
L="Abernethy Quintero Blaylock Sorensen Okafor Pellegrino Vandermeer Truong Castellano Whitlock Marchetti Dunleavy Ferreira Hargrove Nakamura Stavros Pickering Rosado Lindqvist Boateng Carmody Esparza Fairbanks Gutowski Holloway Iverson Jablonski Kessler Lafontaine McAllister Novak Ostrander Paxton Radcliffe Salcedo Tillman Underhill Valverde Wexler Yarbrough Zamora Brightman Colby Denham Eastman Fitzroy Grady Hollis Ibarra Jessup".split()
class R(random.Random):
    def __init__(s,seed): super().__init__(seed); s.used=set()
    def name(s,fmt='{f} {l}'):
        while True:
            f,l=s.choice(F),s.choice(L)
            if (f,l) not in s.used:
                s.used.add((f,l)); return fmt.format(f=f,l=l)
    def day(s,a,b): return a+dt.timedelta(days=s.randrange((b-a).days+1))
    def first(s,y0,y1): return D(s.randint(y0,y1),s.randint(1,12),1)
def addm(d,m):
    y,mm=divmod(d.year*12+d.month-1+m,12); return D(y,mm+1,d.day if d.day<29 else 28)
def end(d,m): return addm(d,m)-dt.timedelta(days=1)
def us(d,z=False,yy=False):
    if d is None: return ''
    if z: return d.strftime('%m/%d/%y' if yy else '%m/%d/%Y')
    return f"{d.month}/{d.day}/{d.year%100:02d}" if yy else f"{d.month}/{d.day}/{d.year}"
def m2(x,par=True):
    if x is None: return ''
    return f"({-x:,.2f})" if x<0 and par else f"{x:,.2f}"
def m0(x): return '' if x is None else f"{x:,.0f}"
def clean(o):
    if isinstance(o,dict): return {k:clean(v) for k,v in o.items() if v is not None and v!=[]}
    if isinstance(o,list): return [clean(v) for v in o]
    if isinstance(o,(dt.date,)): return o.isoformat()
    if isinstance(o,float): return round(o,2)
    return o
def save(file,meta,prop,asof,units,occ,vac,rows,totals=None,sheet=None,planted=None):
    t={"propertyName":prop,"asOnDate":asof,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":[clean(r) for r in rows]}
    json.dump(t,open(f'{B}/truth/{file}.json','w'),indent=1)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]
    ix.append({"file":file,"assetType":meta[0],"documentType":"RENT_ROLL","author":"r72c","style":meta[1],"hard":meta[2]})
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
    p=f'{B}/makers/totals.json'; tt=json.load(open(p)) if os.path.exists(p) else {}
    tt[file]=totals or {}; json.dump(tt,open(p,'w'),indent=1)
def topdf(src,out):
    subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','pdf','--outdir',f'{B}/look',src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    if out: os.replace(f"{B}/look/{os.path.splitext(os.path.basename(src))[0]}.pdf",out)
