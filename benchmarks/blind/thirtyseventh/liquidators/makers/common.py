import json, os, random, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
FN="Aisling Bronagh Callum Declan Eithne Fergus Gareth Hamish Imogen Jarrod Kirsty Lachlan Maeve Niall Oonagh Priya Rhys Sinead Tamsin Una Violet Wendell Yasmin Zoltan Bashir Chidi Danuta Emeka Farah Gurpreet Hanneke Iolo Joost Katya Leandro Mirela Noor Olumide Petra Rosalind Stelian Tevita Ursula Vikram Winifred Xiomara Anouk Bertil".split()
LN="Abernathy Brackwell Cottrill Dunmurray Eastlake Fennelow Garrowby Hollingdale Inchbald Jellicott Kilbarron Lathbury Mossgrave Netherby Ormsgill Penhallick Quantrell Ravenhill Scarcliffe Tolmie Uttley Vanstone Wetherall Yarrow Zielony Adeyemo Bhogal Ceallach Drozdek Ekwueme Fairclowe Grzelak Hewitson Iyengar Jankauskas Kobayo Lisowski Mulgannon Nwachuk Osterhaus Pereiro Rathnam Sandoval Trevaskis Umarji Voskuil Whelehan Ystwyth".split()
class N:
    def __init__(s,seed):
        s.r=random.Random(seed); s.used=set()
    def full(s):
        while 1:
            a=(s.r.choice(FN),s.r.choice(LN))
            if a not in s.used: s.used.add(a); return a
    def date(s,y0,y1):
        a=dt.date(y0,1,1); return a+dt.timedelta(days=s.r.randrange((dt.date(y1,12,31)-a).days+1))
def iso(d): return d.isoformat() if isinstance(d,(dt.date,)) else d
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return dt.date(y,mo,min(d.day,28 if mo==2 else 30 if mo in(4,6,9,11) else 31))
def less1(d): return d-dt.timedelta(days=1)
def row(**k):
    o={}
    for a,v in k.items():
        if v is None or v=="" or v==[]: continue
        o[a]=iso(v) if isinstance(v,dt.date) else v
    return o
def save(name,asset,style,hard,prop,ason,u,o,v,rows,planted=None,sheet=None):
    t=dict(propertyName=prop,asOnDate=iso(ason) if ason else None,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows)
    for r in rows: assert r.get("unit") or r.get("tenantName"),r
    json.dump(t,open(f"{HERE}/truth/{name}.json","w"),indent=1,ensure_ascii=False)
    p=HERE+"/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x["file"]!=name]
    ix.append(dict(file=name,assetType=asset,documentType="RENT_ROLL",author="liquidators",style=style,hard=hard))
    ix.sort(key=lambda x:x["file"]); json.dump(ix,open(p,"w"),indent=1,ensure_ascii=False)
def doc(n): return f"{HERE}/documents/{n}"
