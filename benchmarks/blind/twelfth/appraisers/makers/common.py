"""Shared only: name pools, truth writer. Every layout lives in its own script."""
import json, os, random, datetime as dt
H=os.path.dirname(os.path.abspath(__file__))
SUR="Abernall Barlowe Castrey Denholme Eastlake Farrowby Gilchrest Hathersley Ingleton Jessop Kettlewick Lockridge Marchbank Netherby Orrick Pellingham Quarles Rudgely Stannard Thackrey Underhay Vellacott Wainfleet Yardleigh Okonjo Adeyinka Bhattal Chaudhri Dasgupta Fernandes Gutierro Haddadi Iwanski Jankovic Kowalczuk Lindqvist Moreaux Nakagawi Oyelade Petrosian Qureshy Rosenthall Sandovar Takemura Uzunov Vasquero Wojcicka Xiang Yilmazer Zielonka Brannock Corcorane Devaney Fogartie Mulhearn".split()
FIR="Alice Ben Carla Derek Elspeth Farid Grace Hamish Imogen Joel Kirsten Liam Maya Niall Oona Priya Quentin Rosa Stefan Tamsin Usha Victor Wanda Xenia Yusuf Zoe Aoife Bronagh Cian Dervla Emeka Fatima Goran Hana Ivo Jun Kofi Leila Mateo Nadia".split()
def who(r): return r.choice(FIR),r.choice(SUR)
def path(n): return os.path.join(H,"documents",n)
def clean(row): return {k:v for k,v in row.items() if v is not None and v!=[]}
def iso(d): return d.isoformat() if d else None
def save(name,assetType,style,hard,truth):
    truth["rows"]=[clean(x) for x in truth["rows"]]
    truth.setdefault("planted",None); truth.setdefault("sheet",None)
    json.dump(truth,open(os.path.join(H,"truth",name+".json"),"w"),indent=1,ensure_ascii=False)
    p=os.path.join(H,"index.json"); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e["file"]!=name]+[{"file":name,"assetType":assetType,"documentType":"RENT_ROLL","author":"r2","style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e["file"]),open(p,"w"),indent=1)
def addm(d,m):
    y,mm=divmod(d.year*12+d.month-1+m,12); 
    import calendar
    return dt.date(y,mm+1,min(d.day,calendar.monthrange(y,mm+1)[1]))
def endterm(d,m): return addm(d,m)-dt.timedelta(days=1)
