import json, random, datetime as dt, calendar
from pathlib import Path
ROOT=Path(__file__).resolve().parent; DOC=ROOT/'documents'; TRU=ROOT/'truth'
D=dt.date
FIRST="Alana Bertram Cosima Dario Elspeth Florian Greta Hollis Ines Jarek Kerensa Lowell Marisol Nestor Odalys Piers Quilla Renato Saskia Tobin Ursula Vashti Wendell Ximena Yorick Zelda Ambrose Brielle Caspian Delphine Emeric Fenella Gideon Hester Isidro Jolie Keziah Leopold Mireille Norbert Ottilie Percival Rosalba Stellan Thalia Ulric Verity Winslow Anselm Beatriz Corwin Darnell Esme Faisal Gwen Hideo Imani Jun Kofi Lucinda Minh Nadia Oksana Priya Rajan Soledad Tomas Uma Viktor Wei".split()
LAST="Abernethy Balcombe Castellan Dunmore Eastwick Farrowgate Grimsdale Haverling Ibarrola Jessamy Kettleworth Lorrimer Mandeville Norcross Ostrander Pemberly Quarrington Ravenhall Satterlee Thistlewood Umberton Vantongeren Whitcombe Yardleigh Zabriskie Aldous Brannock Coppersmith Delacruz-Vane Espinal Fothergill Gallardo Hollenbeck Iwamura Jankowiak Kasprzyk Lindqvist Mbatha Nakagiri Okonjo Palaiologos Quesnel Rasmusson Szymborsk Tuominen Uribelarrea Venkatraman Wojcik Xiong Youngblood Zielonka Achterberg Bellweather Crowhurst Drinkwater Ellingboe Featherston Gorringe Hathersage Inchbald".split()
def pers(r): return r.choice(FIRST),r.choice(LAST)
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def us(d): return d.strftime('%m/%d/%Y') if isinstance(d,dt.date) else (d or '')
def us2(d): return d.strftime('%m/%d/%y') if isinstance(d,dt.date) else (d or '')
def usx(d): return f'{d.month}/{d.day}/{d.year}' if isinstance(d,dt.date) else (d or '')
def addm(d,n):
    y,m=divmod(d.year*12+d.month-1+n,12); return D(y,m+1,min(d.day,calendar.monthrange(y,m+1)[1]))
def eom(d): return D(d.year,d.month,calendar.monthrange(d.year,d.month)[1])
def lease(r,asof,lo=1,hi=11,term=12):
    """start (1st or odd day), end, both spanning asof"""
    s=addm(asof.replace(day=1),-r.randint(lo,hi)); s=s.replace(day=r.choice([1,1,1,r.randint(2,28)]))
    return s,addm(s,term)-dt.timedelta(days=1)
def m2(x,z='0.00'): return z if x==0 else f'{x:,.2f}'
def par(x,z='0.00'): return z if x==0 else (f'({-x:,.2f})' if x<0 else f'{x:,.2f}')
def neg(x): return f'{x:,.2f}'
def row(**k):
    o={}
    for a,b in k.items():
        if b is None or b=='' or b==[]: continue
        if isinstance(b,dt.date): b=b.isoformat()
        if isinstance(b,float): b=round(b,2)
        o[a]=b
    return o
def truth(name,prop,asof,rows,units,occ,vac,meta,planted=None,sheet=None,totals=None):
    t={"propertyName":prop,"asOnDate":iso(asof) if asof else None,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":rows}
    if totals: t["printedTotals"]=totals
    (TRU/(name+'.json')).write_text(json.dumps(t,indent=1,ensure_ascii=False))
    ip=ROOT/'index.json'; ix=json.loads(ip.read_text()) if ip.exists() else []
    ix=[e for e in ix if e['file']!=name]; ix.append({"file":name,"assetType":meta[0],"documentType":"RENT_ROLL","author":"r14","style":meta[1],"hard":meta[2]})
    ix.sort(key=lambda e:e['file']); ip.write_text(json.dumps(ix,indent=1))
def S(rows,f): return round(sum(x.get(f,0) for x in rows),2)
def T(label,field,value,**where):
    o={"label":label,"field":field,"value":round(value,2)}
    if where: o["where"]=where
    return o
def tx(c,x,y,s,al='l',f=None,sz=7):
    if f: c.setFont(f,sz)
    s=str(s)
    {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,y,s)
