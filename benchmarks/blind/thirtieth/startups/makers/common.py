import json, os, random
from datetime import date, timedelta
HERE=os.path.dirname(os.path.abspath(__file__)); D=HERE+'/documents/'; T=HERE+'/truth/'
INDEX=[]
FN="Lena Jonas Mara Tim Aylin Niko Paula Emre Sofia Luca Chloe Arjun Mei Tomas Ines Hugo Nadia Oskar Freya Dylan Priya Kenji Alma Rafael Zoe Milo Greta Idris Anouk Felix Yara Caleb Noor Theo Bianca Stefan Leila Owen Camila Viktor".split()
LN="Brandauer Velikov Osterholt Marchetto Quillan Tarnowik Ferreyros Abendroth Lindqvist-Roe Castellane Okonjuwa Harrowby Menzelius Pirozhka Dalvani Thornbeck Yamashiro Varnell Szymborek Adeyinka Montclarens Grevillea Rasmunde Holloran Ettinghaus Parvanov Kowalke Duquenne Sandoric Brightwen Iyerson Nakadai Belmondez Corvath Waldeck Fontanier Tresco Umarov Whitlocke Zandvoort".split()
def names(R,n):
    s=[];seen=set()
    while len(s)<n:
        x=R.choice(FN)+' '+R.choice(LN)
        if x not in seen: seen.add(x); s.append(x)
    return s
def clean(r):
    return {k:v for k,v in r.items() if v is not None and v!='' and not (isinstance(v,list) and not v)}
def save(fn,asset,style,hard,rows,units,occ,vac,prop=None,asof=None,sheet=None,planted=None):
    rows=[clean(r) for r in rows]
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    json.dump(dict(propertyName=prop,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows),open(T+fn+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='startups',style=style,hard=hard))
def rd(R,a,b): return a+timedelta(days=R.randrange((b-a).days))
def eom(d):
    n=date(d.year+(d.month==12),d.month%12+1,1); return n-timedelta(days=1)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return date(y,mo,1)
def iso(d): return d.isoformat() if d else None
def m2(x): return f"{x:,.2f}"
def CH(**k): return [dict(code=c,amount=a) for c,a in k.items() if a is not None]
