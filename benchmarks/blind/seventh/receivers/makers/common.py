import json, os, random, datetime as dt
BASE=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
D=os.path.join(BASE,'documents'); T=os.path.join(BASE,'truth')
for _p in (D,T,os.path.join(BASE,'lo')): os.makedirs(_p,exist_ok=True)
def save(f,asset,style,hard,prop,ason,units,occ,vac,rows,planted=None,sheet=None):
    clean=[]
    for r in rows:
        clean.append({k:v for k,v in r.items() if v is not None and v!='' and v!=[] and not k.startswith('_')})
    t=dict(propertyName=prop,asOnDate=ason,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=clean)
    json.dump(t,open(os.path.join(T,f+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(BASE,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=f]+[dict(file=f,assetType=asset,documentType='RENT_ROLL',author='receivers',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(f,len(rows),'rows')
def m(x,d=2): return f'{x:,.{d}f}'
def us(d): return d.strftime('%m/%d/%Y')
def iso(d): return d.isoformat()
def addm(d,n):
    y=d.year+(d.month-1+n)//12; mo=(d.month-1+n)%12+1
    return dt.date(y,mo,min(d.day,28) if d.day<=28 else d.day if mo in(1,3,5,7,8,10,12) else 28)
def eom(d): return addm(d.replace(day=1),1)-dt.timedelta(1)
def start(r,y0,y1): return dt.date(r.randint(y0,y1),r.randint(1,12),1)
FIRST='Adela Bertrand Cosima Dwight Elspeth Fabian Greta Horace Imelda Jasper Keziah Lionel Marguerite Nestor Odette Percival Quincy Rosalind Silvio Tamsin Ulric Verena Winslow Xiomara Yolanda Zebedee Anselm Briony Cornelius Delphine'.split()
LAST='Abernott Blackwater Castellane Dunmorrow Eastlake Farragher Grindelwood Hollowell Ingersby Jankovich Kettleman Lindqvale Marchetto Northgate Oyelaran Pemberlin Quartermane Ravenhill Szabolay Thistlewood Underhay Vandersloot Wetherall Yarborogh Zielonka Osterhagen Cabrillo Nakamori Bhattarai Okonjo'.split()
def person(r): return r.choice(FIRST)+' '+r.choice(LAST)
def people(r,n):
    s=[]; 
    while len(s)<n:
        p=person(r)
        if p not in s: s.append(p)
    return s
