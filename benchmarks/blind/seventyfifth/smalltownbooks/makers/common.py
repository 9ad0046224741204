import json, os, random, datetime as dt
B='build/blind/'
D=dt.date
def row(**k): return {a:b for a,b in k.items() if b is not None and b!=[]}
def iso(d): return d.isoformat() if d else None
def save(fn, truth, asset, style, hard, totals, author="small-town accountant / property manager"):
    json.dump(truth, open(B+'truth/'+fn+'.json','w'), indent=1, ensure_ascii=False)
    p=B+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=fn]
    ix.append(dict(file=fn,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard))
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    p=B+'makers/totals.json'; t=json.load(open(p)) if os.path.exists(p) else {}
    t[fn]=totals; json.dump(t,open(p,'w'),indent=1,ensure_ascii=False)
def truth(name, on, rows, occ, vac, sheet=None, planted=None, units=None):
    return dict(propertyName=name, asOnDate=on, units=units if units is not None else occ+vac, occupied=occ, vacant=vac, sheet=sheet, planted=planted, rows=rows)
def S(rows,k): return round(sum(r.get(k,0) for r in rows),2)
F="Alma Bert Carla Dwight Edie Floyd Gwen Harlan Inez Jody Keith Lorna Merle Nadine Orville Patsy Quentin Roxanne Stan Thelma Ursula Vern Wanda Clyde Yvonne Zane Tessa Rory Bryce Shayla Devon Kirsty Darragh Aoife Niall Mele Tane Hemi Aroha Petra Luka Mina Omar Priya Tyrell Shanice Desmond Glenroy Marva".split()
L="Abbott Brandvold Castellaw Dunphy Eberly Fairweather Gunderson Hatchett Isley Jarrell Kessinger Lomax Mabry Nystrom Odegaard Pruitt Quigg Rasmus Sorley Tibbets Umstead Vandyke Wetherell Yoder Zellmer Birdsall Crabb Doolan Feeney Garrity Hegarty Kilbane Moran Tansey Harawira Paki Clifton Alleyne Brathwaite Cumberbatch Greenidge Holder Pilgrim Worrell Osei Nair Lindqvist Bouchard Thibodeau Pelletier Cormier Sawchuk Hrynyk Kowalchuk Friesen Dyck".split()
class Names:
    def __init__(s,r,first=F,last=L): s.r=r; s.f=first; s.l=last; s.seen=set()
    def __call__(s,fmt='{f} {l}'):
        while 1:
            a,b=s.r.sample(s.f,2); n=fmt.format(f=a,g=b,l=s.r.choice(s.l),i=s.r.choice('ABCDEFGHJKLMNPRSTW'))
            if n not in s.seen: s.seen.add(n); return n
