import json,os,random,datetime as dt
B='build/blind'
D=B+'/documents/'
LAST="Abernathy Okafor Brandt Castellano Duvall Eskew Farrow Gallardo Hathorne Iverson Jaramillo Kowalczyk Lindqvist Mbeki Nakagawa Obregon Pruitt Quezada Rasmussen Sandoval Tillery Umana Vandermeer Whitlock Yancey Zielinski Ashby Boudreaux Cordero Dempsey Ellsworth Fontenot Guidry Hollis Ibarra Jessup Kirkland Lovato McElroy Nunez Ostrander Pellegrino Rivas Stroud Trevino Ulrich Villareal Wexler Ybarra Zuniga Addison Bascom Crump Delacruz Eastman Figueroa Grimes Haddad Isaacs Joyner Kessler Latham Moreno Nettles Oduya Paxton Quinlan Redmond Sayles Thackeray".split()
FIRST="Maria James Aisha Derek Lena Tomas Priya Walter Renee Caleb Yolanda Marcus Ingrid Hector Naomi Grant Felicia Omar Bethany Luis Tamika Roger Simone Andre Keisha Paul Gloria Wesley Dana Victor Carmen Neil Sofia Jerome Alice Trent Monique Eddie Ruth Kwame Olivia Stephen Nadia Curtis Joy Miles Elena Byron".split()
class N:
    def __init__(s,seed):
        s.r=random.Random(seed);p=[(f,l) for l in LAST for f in FIRST];s.r.shuffle(p);s.p=p;s.i=0
    def __call__(s):
        s.i+=1;return s.p[s.i]
def iso(d): return d.isoformat() if d else None
def addm(d,m):
    y=d.year+(d.month-1+m)//12;mo=(d.month-1+m)%12+1
    last=[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][mo-1]
    return dt.date(y,mo,min(d.day,last))
def m2(x): return f"{x:,.2f}"
def clean(r):
    o={}
    for k,v in r.items():
        if v is None or v=='' or v==[]: continue
        if isinstance(v,dt.date): v=v.isoformat()
        if isinstance(v,float): v=round(v,2)
        if k=='charges': v=[{'code':c['code'],'amount':round(c['amount'],2)} for c in v]
        o[k]=v
    return o
def save(file,truth,asset,author,style,hard=False):
    truth=dict(truth);truth['rows']=[clean(r) for r in truth['rows']]
    base={"propertyName":None,"asOnDate":None,"units":None,"occupied":None,"vacant":None,"sheet":None,"planted":None};base.update(truth)
    json.dump(base,open(f'{B}/truth/{file}.json','w'),indent=1)
    p=B+'/index.json';ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[{"file":file,"assetType":asset,"documentType":"RENT_ROLL","author":author,"style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file']);json.dump(ix,open(p,'w'),indent=1)
    print(file,len(base['rows']),base['units'],base['occupied'],base['vacant'])
