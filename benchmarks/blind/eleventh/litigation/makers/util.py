import random, json, os, datetime, subprocess, shutil
ROOT=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth'); TMP=os.path.join(ROOT,'tmp')
for d in (DOC,TR,TMP): os.makedirs(d,exist_ok=True)
D=datetime.date
FN="Alma Bertrand Corinne Desmond Elio Farrah Gideon Hollis Imelda Jarvis Kezia Lorcan Marisol Nestor Odette Percival Quiana Rufus Sabine Thaddeus Ursula Vance Wilhelmina Xiomara Yusuf Zelda Anselm Brigid Cyrus Delphine Emeka Fiona Grady Hester Ignacio Juno Kwame Leticia Milo Noor Orla Pavel Rosalind Stellan Tamsin Uri Verity Winston Ansel Beatriz".split()
LN="Abernathy Bickford Castellane Drummond Eberhart Fairclough Gantry Hollowell Ibarra Jessop Kilbride Lindqvist Marchetti Northcutt Okonjo Pemberly Quillan Rastogi Satterlee Thibodeau Umansky Vandermeer Whitlock Yarborough Zielinska Ashdown Brannock Coltrane Dufresne Esposito Finchley Goswami Harkness Ingersoll Jankowski Kettering Loomis Mbeki Nakagawa Oberlin Pruitt Rademaker Strand Tran Ueda Villareal Wexler Yoon Zamora Barlow".split()
def rng(seed): return random.Random('r8-'+seed)
class People:
    def __init__(s,r): s.r=r; s.used=set()
    def __call__(s,fmt='FL'):
        while True:
            f,l=s.r.choice(FN),s.r.choice(LN)
            if (f,l) not in s.used: break
        s.used.add((f,l))
        m=s.r.choice('ABCDEGHJKLMNPRSTW')
        return {'FL':f'{f} {l}','LF':f'{l}, {f}','LFM':f'{l}, {f} {m}','IL':f'{f[0]}. {l}','L/F':f'{l.upper()}/{f.upper()}','FML':f'{f} {m}. {l}','UC':f'{l.upper()}, {f.upper()}'}[fmt]
def n2(x): return f'{x:,.2f}'
def n0(x): return f'{x:,.0f}'
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    dd=min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1])
    return D(y,mo,dd)
def eom(d): return addm(D(d.year,d.month,1),1)-datetime.timedelta(days=1)
def iso(d): return d.isoformat() if isinstance(d,datetime.date) else d
def clean(row):
    o={}
    for k,v in row.items():
        if v is None or k.startswith('_'): continue
        if isinstance(v,datetime.date): v=v.isoformat()
        if isinstance(v,float): v=round(v,2)
        o[k]=v
    return o
def save(fname,assetType,author,style,hard,truth):
    truth['rows']=[clean(r) for r in truth['rows']]
    for k in ('propertyName','asOnDate','units','occupied','vacant','sheet','planted'): truth.setdefault(k,None)
    json.dump(truth,open(os.path.join(TR,fname+'.json'),'w'),indent=1,ensure_ascii=False)
    ip=os.path.join(ROOT,'index.json')
    idx=json.load(open(ip)) if os.path.exists(ip) else []
    idx=[i for i in idx if i['file']!=fname]
    idx.append({"file":fname,"assetType":assetType,"documentType":"RENT_ROLL","author":author,"style":style,"hard":hard})
    idx.sort(key=lambda i:i['file'])
    json.dump(idx,open(ip,'w'),indent=1)
def soffice(src,fmt,outdir):
    subprocess.run(['nice','soffice','-env:UserInstallation=file://'+TMP+'/lo','--headless','--convert-to',fmt,'--outdir',outdir,src],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,env={**os.environ,'HOME':TMP})
