import os, json, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__)); ROOT=os.path.dirname(HERE)
DOCS=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth'); IDX=os.path.join(HERE,'_index')
for d in (DOCS,TR): os.makedirs(d,exist_ok=True)
META={}
def iso(d): return d.isoformat() if isinstance(d,(dt.date,)) else d
def R(**k):
    o={}
    for a,b in k.items():
        if b is None or b=='' or b==[]: continue
        o[a]=iso(b)
    return o
def C(**k): return [{"code":a,"amount":b} for a,b in k.items()]
def CH(pairs): return [{"code":a,"amount":b} for a,b in pairs if b is not None]
def save(fn,asset,style,hard,prop,ason,rows,units,occ,vac,sheet=None,planted=None):
    assert units is None or units==occ+vac,(fn,units,occ,vac)
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    t={"propertyName":prop,"asOnDate":ason,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":rows}
    json.dump(t,open(os.path.join(TR,fn+'.json'),'w'),indent=1,ensure_ascii=False)
    m={"file":fn,"assetType":asset,"documentType":"RENT_ROLL","author":"familyholding","style":style,"hard":hard}
    p=os.path.join(ROOT,'index.json')
    L=json.load(open(p)) if os.path.exists(p) else []
    L=[x for x in L if x['file']!=fn]+[m]; L.sort(key=lambda x:x['file'])
    json.dump(L,open(p,'w'),indent=1,ensure_ascii=False)
    print(fn,len(rows),'rows',units,occ,vac)
def out(fn): return os.path.join(DOCS,fn)
FIRST="Marla Curtis Denise Wendell Tobias Yolanda Ephraim Lorna Rufus Adele Bettina Clement Dorothea Emmett Fern Gustav Hattie Irwin Jolene Kermit Lavinia Milo Nadine Orson Pearl Quincy Rosalind Silas Thelma Ulysses Verna Wilbur Xenia Yusuf Zelda Anders Brigid Corwin Delphine Esteban Farah Gideon Hana Ivo Jocasta Kelvin Luz Marisol Nestor Odile".split()
LAST="Ashdown Brackett Calloway Dunmore Ellery Fairweather Gantry Holloway Ibsley Jarrow Kettering Lomax Marchetti Nettles Ostrander Pruitt Quarles Rademaker Stallworth Tillery Umber Vandeveer Whitlock Yarborough Zeller Abernathy Boudreaux Crandall Dzurik Escamilla Fontaine Grzyb Hathorne Ingersoll Jablonski Kowalke Landry Mossman Navarrete Okafor Pellerin Rasmussen Szymczak Trujillo Urquhart Villanueva Wexford Yoder Zamora Birdwell".split()
def namer(rnd):
    seen=set()
    def f(fmt="{f} {l}"):
        while True:
            a,b=rnd.choice(FIRST),rnd.choice(LAST)
            if (a,b) not in seen: seen.add((a,b)); return fmt.format(f=a,l=b,i=a[0])
    return f
def rdate(rnd,y0,y1): return dt.date(rnd.randint(y0,y1),rnd.randint(1,12),rnd.randint(1,28))
