import json, random, datetime as dt
from pathlib import Path
ROOT = Path(__file__).resolve().parent.parent
DOC = ROOT/'documents'; TR = ROOT/'truth'
DOC.mkdir(exist_ok=True); TR.mkdir(exist_ok=True)
FIRST = "Alma Bernard Carlotta Darnell Edith Floyd Graciela Hiram Inez Jerome Katrina Lonnie Maribel Nestor Odessa Percy Quentin Rosalind Silas Thelma Ulysses Verna Wendell Xiomara Yolanda Zeke Anselm Beulah Cedric Dolores Elwood Fern Gideon Hattie Ignacio Joyce Kermit Leona Milton Nadine Orville Pearl Roscoe Shirleen Tobias Una Virgil Winifred Amadou Bich Chidi Deepika Emeka Fatou Goran Huong".split()
LAST = "Abernathy Boudreaux Castellanos Dunleavy Eastwick Fontenot Grabowski Hollingsed Iverness Jaramillo Kowalczyk Lindqvist McElhaney Nakagawa Okonjo Pemberton Quarles Rademacher Stubblefield Tran Underhill Villaseñor Whitcomb Yarborough Zielinski Ashgrove Bellweather Crenshaw Delacroix Ekwueme Farnsworth Guerrero Haverford Ingersoll Jankowski Killebrew Lattimore Mbaye Norquist Overstreet Pruitt Rutledge Sandoval Thibodeaux Usher Valcourt Wojcik Yancey Ballard Coe Dews Figgs Gantt Holt Isley".split()
def names(rng, n, fmt="{f} {l}"):
    s=set(); out=[]
    while len(out)<n:
        f,l=rng.choice(FIRST),rng.choice(LAST)
        if (f,l) in s: continue
        s.add((f,l)); out.append(fmt.format(f=f,l=l,i=f[0]))
    return out
def rdate(rng,a,b): return a+dt.timedelta(days=rng.randrange((b-a).days+1))
def first(d): return d.replace(day=1)
def addm(d,m):
    y=d.year+(d.month-1+m)//12; return dt.date(y,(d.month-1+m)%12+1,d.day)
def eom(d): return addm(d.replace(day=1),1)-dt.timedelta(days=1)
def m2(x): return f"{x:,.2f}"
def us(d): return d.strftime("%m/%d/%Y")
def us0(d): return f"{d.month}/{d.day}/{d.year}"
def us2(d): return f"{d.month}/{d.day}/{d.year%100:02d}"
def clean(r): return {k:(v.isoformat() if isinstance(v,dt.date) else v) for k,v in r.items() if v is not None and v!=[]}
def save(file, asset, style, hard, rows, propertyName, asOn, units, occ, vac, sheet=None, planted=None, checks=()):
    rows=[clean(r) for r in rows]
    for r in rows:
        assert r.get('unit') or r.get('tenantName'), r
        if 'totalCharges' in r and 'charges' in r:
            assert abs(sum(c['amount'] for c in r['charges'])-r['totalCharges'])<.006, r
    for key,val in checks:
        if key.startswith('charge:'):
            c=key[7:]; s=sum(x['amount'] for r in rows for x in r.get('charges',[]) if x['code']==c)
        else: s=sum(r.get(key,0) for r in rows if isinstance(r.get(key,0),(int,float)))
        ok=abs(s-val)<.006
        if not ok: print('  NOTE',file,key,'truth',round(s,2),'printed',val,'(planted)' if planted else '*** MISMATCH')
        assert ok or planted
    if units is not None and occ is not None: assert units==occ+vac
    t={"propertyName":propertyName,"asOnDate":asOn,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":rows}
    (TR/(file+'.json')).write_text(json.dumps(t,indent=1,ensure_ascii=False))
    ix=ROOT/'index.json'
    L=json.loads(ix.read_text()) if ix.exists() else []
    L=[e for e in L if e['file']!=file]+[{"file":file,"assetType":asset,"documentType":"RENT_ROLL","author":"communitylender","style":style,"hard":hard}]
    L.sort(key=lambda e:e['file']); ix.write_text(json.dumps(L,indent=1))
    print(file,len(rows),'rows',units,occ,vac)
