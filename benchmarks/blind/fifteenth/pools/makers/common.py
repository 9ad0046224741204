import json, os, random, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__))
FIRST="Marla Devin Osric Tamsin Leandro Priya Corwin Jolene Amadou Beatrix Rashid Selma Thaddeus Yolanda Kendrick Imelda Grady Noemi Farrah Alonzo Wilhelmina Dariusz Keisha Hollis Paloma Evander Ruth Tobias Ingrid Maceo Latoya Quentin Soledad Bram Anjali Vernon Cosima Darnell Fiona Emeka Rosalind Stellan Ximena Otis Greta Lionel Zadie Harlan Mireille Jerome".split()
LAST="Abernolt Castellmore Quindry Okonjwe Varnholm Delacourte Pettigrove Santibarra Whitlowe Marchbanke Tremonti Kowalzik Hargreave-Lin Osterbeck Fenwicke Baptistova Ridgemont Yarborne Calloweth Dunmarsh Eberstadt Gallowin Huxtable-Roy Iverstone Jankovar Kettleborn Lindqvast Mbekulu Norrington Oyelarin Prescottini Quarles Rasmundsen Stavrolis Thibodry Ullmann-Diaz Vandermoor Wexleigh Yamadori Zeligman Ashcombe Brightwell Corriganto Drummonda Eastlake Fairbourne Grantly Holloway-Pike Inglesby Juarenz".split()
def person(r, fmt="{f} {l}"): return fmt.format(f=r.choice(FIRST), l=r.choice(LAST))
def iso(d): return d.isoformat() if d else None
def us(d): return d.strftime("%m/%d/%Y") if d else ""
def us1(d): return f"{d.month}/{d.day}/{d.year}" if d else ""
def us2(d): return f"{d.month}/{d.day}/{d:%y}" if d else ""
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def par(x): return f"({-x:,.2f})" if x<0 else f"{x:,.2f}"
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return dt.date(y,m,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]))
def eom(d): return addm(d.replace(day=1),1)-dt.timedelta(days=1)
def clean(r):
    return {k:v for k,v in r.items() if v is not None and v!='' and v!=[]}
def save(file, asset, style, hard, rows, propertyName, asOn, units, occupied, vacant, sheet=None, planted=None, totals=None, exclude=()):
    t=dict(propertyName=propertyName, asOnDate=asOn, units=units, occupied=occupied, vacant=vacant, sheet=sheet, planted=planted,
           printedTotals=dict(fields=totals or {}, excludeRows=list(exclude)), rows=[clean(r) for r in rows])
    os.makedirs(BASE+'/truth',exist_ok=True)
    json.dump(t, open(f"{BASE}/truth/{file}.json","w"), indent=1, ensure_ascii=False)
    p=BASE+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=asset,documentType="RENT_ROLL",author="r10",style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
def doc(f):
    os.makedirs(BASE+'/documents',exist_ok=True); return f"{BASE}/documents/{f}"
def S(rows,k): return round(sum(r.get(k) or 0 for r in rows),2)
