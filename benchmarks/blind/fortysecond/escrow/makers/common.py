import json, os, random
R='.'
FIRST="Aaron Beatriz Calvin Dolores Emeka Farah Gwen Hollis Ingrid Jamal Kirsten Leland Mireya Nolan Opal Priya Quentin Rosalind Soren Tamsin Ulises Verna Wyatt Xiomara Yusuf Zelda Anders Brynn Cormac Delphine Ewan Fumiko Garrett Hana Ivo Jolene Keoni Lark Magnus Noor Odell Petra Rafe Saoirse Tobias".split()
LAST="Abernethy Brannigan Castellow Dunmire Ekholm Fairweather Gundry Haverkamp Ivers Jorgenrud Kallas Lindqvist Mossbrook Nakagome Oyelaran Pruett Quiroga Rasmusson Stavely Thibodeau Umber Vandergriff Wexley Yarrow Zubiri Ackroyd Birdsall Crandell Dragoo Eskildsen Fontaine Grayling Hutchens Isakov Jellison Kittredge Lamprey Mondragon Nesbit Orcutt Pascoe Ridgely Sorrells Tengesdal Voss Whitcomb Ybarra Ostrander".split()
def names(rng,n,fmt='{f} {l}'):
    s=set();o=[]
    while len(o)<n:
        f,l=rng.choice(FIRST),rng.choice(LAST)
        if (f,l) in s: continue
        s.add((f,l));o.append(fmt.format(f=f,l=l))
    return o
def m(x,d=2): return f"{x:,.{d}f}"
def save(file,asset,style,hard,prop,asof,rows,units,occ,vac,sheet=None,planted=None):
    rows=[{k:v for k,v in r.items() if v is not None and v!=''} for r in rows]
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    t=dict(propertyName=prop,asOnDate=asof,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(f'{R}/truth/{file}.json','w'),indent=1)
    p=f'{R}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author='r41e',style=style,hard=hard)]
    json.dump(ix,open(p,'w'),indent=1)
    print(file,len(rows),units,occ,vac)
def doc(f): return f'{R}/documents/{f}'
