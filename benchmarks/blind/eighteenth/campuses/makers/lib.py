import json,random,os,datetime as D
B='.'
FN="Aaliyah Benedict Carmela Dashiell Eloise Fenwick Giselle Hollis Imogen Jarek Katya Lorcan Marisol Nikhil Odette Prakash Quincy Rosalind Stellan Tamsin Ulric Viveca Wendell Ximena Yusuf Zelda Anders Bronwyn Corwin Delphine".split()
LN="Ashgrove Bellamont Castleberry Dunmore Ellingham Fairbourne Garrowby Hathersage Ingleton Jessamy Kestrel Lindqvist Marchbanks Northcote Okonjo Pellerin Quillfeather Ravenhill Sandoval-Pike Thistlewood Umberto Vancleave Wolcott Yarborough Zielonka Abernethy Brightwater Colquhoun Delacroix-Fenn Eberhart".split()
class R(random.Random):
    def person(s,fmt="{l}, {f}"): return fmt.format(l=s.choice(LN),f=s.choice(FN))
    def date(s,a,b): return a+D.timedelta(days=s.randint(0,(b-a).days))
def m(x,d=2): return f"{x:,.{d}f}" if x>=0 else f"({-x:,.{d}f})"
def us(d): return d.strftime('%m/%d/%Y')
def clean(r): return {k:(v.isoformat() if isinstance(v,D.date) else (round(v,2) if isinstance(v,float) else v)) for k,v in r.items() if v is not None and v!=[]}
def save(file,asset,style,hard,name,asof,units,occ,vac,rows,planted=None,sheet=None,totals=None):
    t=dict(propertyName=name,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    if totals: t['printedTotals']=[clean(x) for x in totals]
    json.dump(t,open(f'{B}/truth/{file}.json','w'),indent=1)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author='r20',style=style,hard=hard)]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
    for x in totals or []:
        for k,v in x.items():
            if k in('label','count','of') : continue
            s=sum((r.get(k) or 0) for r in rows if all(r.get(a)==b for a,b in (x.get('of') or {}).items()))
            if abs(s-v)>.011: print(file,'NO TIE',x['label'],k,v,s,planted and planted['kind'])
    print(file,len(rows),units,occ,vac)
def doc(f): return f'{B}/documents/{f}'
