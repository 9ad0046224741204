"""Shared plumbing only: names, truth writing. Layout lives in each maker."""
import os, json, random, datetime as dt
ROOT=os.path.join(os.path.dirname(os.path.abspath(__file__)),'..')
FIRST="Alma Burt Corinne Desmond Elise Farid Greta Hollis Ines Jarvis Keisha Lorne Mabel Nestor Odette Percy Quinn Rosalind Silas Tamsin Ulric Verna Wendell Ximena Yusuf Zelda Abel Bettina Cyrus Dahlia Emmett Fern Gideon Hester Ivo Juno Kofi Leona Milo Nadia".split()
LAST="Abbernathy Brockway Castellane Dunleavy Eckstrom Fairbourne Gantry Hollowell Ibarrola Jessup Kowalchik Lindqvarn Marchetta Nolthorpe Oyelaran Pemberly Quarles Rennick Sandoval-Reyes Thackeray Umstead Vandermolen Whitlatch Yarborough Zamorski Ashgrove Bellweather Crandon Delmonte Espiga Froman Gilligrew Harrowby Inskeep Kettering Larrabee Mossgrove Nakatori Ormsby Pruett Ridgeway Stallworth Tillinghast Underhay Velarde Wexcombe".split()
def docpath(n): return os.path.join(ROOT,'documents',n)
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=[] }
def iso(d): return d.isoformat() if isinstance(d,(dt.date,dt.datetime)) else d
def finish(name,asset,style,hard,propertyName,asOn,units,occ,vac,rows,sheet=None,planted=None):
    t={"propertyName":propertyName,"asOnDate":asOn,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":[clean(r) for r in rows]}
    json.dump(t,open(os.path.join(ROOT,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(ROOT,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"assetType":asset,"documentType":"RENT_ROLL","author":"bankvaluers","style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),units,occ,vac)
class People:
    def __init__(s,rng):
        s.l=[(a,b) for a in FIRST for b in LAST]; rng.shuffle(s.l)
    def first_last(s): a,b=s.l.pop(); return a+' '+b
    def last_first(s): a,b=s.l.pop(); return b+', '+a
    def pair(s): return s.l.pop()
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    import calendar
    return dt.date(y,mo,min(d.day,calendar.monthrange(y,mo)[1]))
def us(d): return d.strftime('%m/%d/%Y')
