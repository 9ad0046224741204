import json,os,random,datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
D=lambda n:os.path.join(HERE,'documents',n)
FIRST="Amara Benedikt Chantal Dorian Elodie Farhan Greta Hollis Imani Jorge Kavya Leander Marisol Nadia Osvaldo Priya Quentin Rosalba Soren Tamsin Ulises Violeta Winston Xiomara Yusuf Zelda Anselm Brigid Cormac Delphine Emeka Fiona Gideon Hana Ignacio Juniper Kofi Lorena Malcolm Noemi Orson Paloma Rafe Saskia Thaddeus Uma Verna Wendell Yara Zane Alma Boris Cecily Desmond Esther Felix".split()
LAST="Abernalt Brockwell Castellane Dunmarsh Eversole Fairbourne Gallowhurst Hendershaw Ibarruri Jankovec Kestrel Lindqvam Marchetto Nwachuku Oyelaron Pemberly Quillfort Ravensby Strandholm Tellaway Underholt Vasquell Whitlocke Yarborne Zielinka Adeyole Bonnefoi Carrowick Delacort Espinel Fenwright Grannoch Halvorsey Innescott Jarrowell Kowalczer Lathbury Mbekani Norquist Okwuosa Pruettman Rosenthaw Salcedra Thornquill Ungaretto Valmonte Wexcombe Xuereb Yamagori Zupancich Ostrander Birdsong Coppinger Dragoman Ellicot Fortesque".split()
class R(random.Random):
    def nm(s,fmt='fl'):
        f,l=s.choice(FIRST),s.choice(LAST)
        return {'fl':f'{f} {l}','lf':f'{l}, {f}','il':f'{f[0]}. {l}','l':l,'LF':f'{l}, {f}'.upper()}[fmt]
    def day(s,a,b): return a+dt.timedelta(days=s.randrange((b-a).days+1))
def iso(d): return d.isoformat() if isinstance(d,(dt.date,)) else d
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); 
    for k in (d.day,30,29,28):
        try: return dt.date(y,m+1,k)
        except ValueError: pass
def endm(d,n): # lease end n months after d, last day before
    return addm(d,n)-dt.timedelta(days=1)
def m2(x): return f'{x:,.2f}'
def par(x): return f'({-x:,.2f})' if x<0 else f'{x:,.2f}'
us=lambda d:d.strftime('%m/%d/%Y') if isinstance(d,dt.date) else (d or '')
def usn(d): return f'{d.month}/{d.day}/{d.year}' if isinstance(d,dt.date) else (d or '')
def clean(r):
    o={}
    for k,v in r.items():
        if v is None or v=='' or v==[] : continue
        if isinstance(v,dt.date): v=v.isoformat()
        if isinstance(v,float): v=round(v,2)
        if k=='charges': v=[{'code':c,'amount':round(a,2)} for c,a in v]
        if k=='rentSteps': v=[{**s,'date':iso(s['date'])} for s in v]
        o[k]=v
    return o
def truth(name,asset,style,hard,propertyName,asOn,units,occ,vac,rows,sheet=None,planted=None):
    t={"propertyName":propertyName,"asOnDate":iso(asOn),"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":[clean(r) for r in rows]}
    json.dump(t,open(os.path.join(HERE,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(HERE,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"assetType":asset,"documentType":"RENT_ROLL","author":"f1","style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
