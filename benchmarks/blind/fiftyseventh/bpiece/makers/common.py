import json, os, random, datetime as dt
D=dt.date
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
FN="Adaline Bram Corwin Desta Elspeth Farouk Gisela Hollis Imani Jorund Katya Lemuel Marisol Nadir Odessa Pruitt Quilla Renzo Saskia Tobin Ursa Valtteri Wren Xiomara Yusef Zelda Amos Bettina Cyril Dorrit Emeka Fenna Grady Hester Ilse Joss Keziah Lorcan Mireille Nils Orla Percy Rhea Silvan Thandie Uri Vesna Winslow Yara Zane".split()
LN="Abernault Brockway Castellane Dunmire Eberling Fontaigne Garrow Hathersage Iverstad Jurgensmeyer Kowalenko Lindqvist Marchetto Nakagoe Okonjo Pellerin Quarles Ravensby Stroudley Tamayo-Ruiz Ulbrich Vandermolen Whitlatch Xavery Yarborow Zelinko Ashcombe Bellweather Crandon Dubrovnik Espinal Fairgrove Gundry Hulse Inchbald Jessamy Kettler Lasalle Mbekwe Norquist Ottoman Prideaux Roskill Sandoval-Orth Trellick Umberly Vickrey Wolcott Yelland Zubair".split()
class Names:
    def __init__(s,r): s.r=r; s.seen=set()
    def fl(s):
        while True:
            n=(s.r.choice(FN),s.r.choice(LN))
            if n not in s.seen: s.seen.add(n); return n
    def full(s): a,b=s.fl(); return f"{a} {b}"
    def lf(s): a,b=s.fl(); return f"{b}, {a}"
def clean(r): return {k:v for k,v in r.items() if v is not None and v!='' and v!=[]}
def iso(d): return d.isoformat() if isinstance(d,D) else d
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); return D(y,m+1,min(d.day,28))
def mend(d):
    return addm(d.replace(day=1),1)-dt.timedelta(1)
def us(d): return d.strftime('%m/%d/%Y') if isinstance(d,D) else (d or '')
def us2(d): return f"{d.month}/{d.day}/{d.year%100:02d}" if isinstance(d,D) else (d or '')
def mmm(d): return d.strftime('%d-%b-%y') if isinstance(d,D) else (d or '')
def m2(v): return '' if v is None else f"{v:,.2f}"
def m0(v): return '' if v is None else f"{v:,.0f}"
def par(v): return '' if v is None else (f"({-v:,.2f})" if v<0 else f"{v:,.2f}")
INDEX=[]
def save(file,asset,author,style,hard,name,asof,rows,u,o,v,sheet=None,planted=None):
    rows=[clean(r) for r in rows]
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    json.dump(dict(propertyName=name,asOnDate=asof,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows),
      open(os.path.join(TR,file+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard))
def flush_index(part):
    p=os.path.join(HERE,'index.json')
    old=json.load(open(p)) if os.path.exists(p) else []
    new={e['file']:e for e in old}; new.update({e['file']:e for e in INDEX})
    json.dump(sorted(new.values(),key=lambda e:e['file']),open(p,'w'),indent=1,ensure_ascii=False)
