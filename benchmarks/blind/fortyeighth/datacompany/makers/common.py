import json, os, random, datetime as dt, calendar
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
INDEX=[]
FIRST="Marcus Alina Deshawn Priya Owen Teresa Julian Brandi Hector Simone Kyle Naomi Ravi Colleen Tobias Yesenia Grant Latoya Emmett Carmen Wesley Mei Darnell Ingrid Felix Rosalind Andre Paige Luis Monique Trevor Hana Clifton Bianca Nolan Destiny Arturo Kirsten Jamal Odette Silas Marisol Quentin Fiona Bryce Leticia Samir Gwen Dominic Tamika Rowan Elise".split()
LAST="Hathcock Delacroix-Boone Pruett Okonjo Villaseca Brannigan Tselikov Marchetti Whitcombe Quiñonez Sandhurst Abernethy Kowalczyk Ledbetter Ostrander Fairbairn Nakagome Cruzado Pettibone Hallorand Vanterpool Gillespey Strickler Bautistez Mercerfield Dunleavey Oyelarani Castellow Rasmunsen Thackeray Eubankes Lindqvister Greeley Montavon Pradhani Zelinka Overstreet Caldera Hightower Bellweather Nuñez Sorrell Tadmore Fontenelle Wexford Yarbro McElhaney O'Dowd St.Cyr Ibarrola".split()
def person(r,last_first=True):
    f,l=r.choice(FIRST),r.choice(LAST)
    return f"{l}, {f}" if last_first else f"{f} {l}"
def people(r,n,last_first=True):
    s=[];seen=set()
    while len(s)<n:
        p=person(r,last_first)
        if p not in seen: seen.add(p); s.append(p)
    return s
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return dt.date(y,mo,min(d.day,calendar.monthrange(y,mo)[1]))
def eom(d): return dt.date(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
def us(d): return d.strftime('%m/%d/%Y')
def us2(d): return f"{d.month}/{d.day}/{d:%y}"
def usl(d): return f"{d.month}/{d.day}/{d.year}"
def iso(d): return d.isoformat()
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def par(x): return f"({-x:,.2f})" if x<0 else f"{x:,.2f}"
def ck(name,a,b,planted=False):
    ok=abs(a-b)<0.006
    if ok==planted: raise SystemExit(f"TIE {name}: {a} vs {b} planted={planted}")
def save(fn,truth,asset,style,hard=False):
    truth.setdefault('sheet',None); truth.setdefault('planted',None)
    for x in truth['rows']:
        for k in [k for k,v in x.items() if v is None]: del x[k]
        assert x.get('unit') or x.get('tenantName'),x
        for k,v in x.items():
            if isinstance(v,float): x[k]=round(v,2)
    json.dump(truth,open(os.path.join(TR,fn+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":"RENT_ROLL","author":"dataentry","style":style,"hard":hard})
    print(fn,len(truth['rows']))
