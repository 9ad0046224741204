import json, os, random
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC=os.path.join(ROOT,'documents'); TR=os.path.join(ROOT,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TR,exist_ok=True)
F="Darlene Wade Corliss Tanya Rudy Opal Hector Junie Clint Marisol Dwight Peggy Lonnie Yesenia Burt Nadine Travis Ofelia Garland Ruthie Kenny Lupe Shawna Vernon Misty Alonzo Bobbie Delmar Ines Curtis Faye Tyrell Jolene Amos Keisha Randall Trini Wanda Elroy Sherri Otis Carmela Dusty Glenda Ruben Trudy Harlan Nell Jarrod Imelda".split()
L="Pruitt Stancil Mabry Ocasio Tillery Gaddis Villarreal Kessinger Brandt Loftis Hulsey Arce Womack Pettibone Strickler Cantu Dowdy Eubanks Fennell Grubbs Hargis Ibarra Jessup Kinard Ledbetter Montano Nettles Orozco Pickens Quarles Riddle Sorrells Tatum Urias Vickery Whitlow Yancey Zeller Ashcraft Bledsoe Coker Duvall Escobar Fulmer Goins Hatcher Isbell Judd Knotts Lemaster".split()
class Names:
    def __init__(s,rng): s.r=rng; s.seen=set()
    def pair(s):
        while 1:
            p=(s.r.choice(F),s.r.choice(L))
            if p not in s.seen: s.seen.add(p); return p
    def full(s): return ' '.join(s.pair())
def row(**k): return {a:b for a,b in k.items() if b is not None}
def save(fn, assetType, style, hard, *, propertyName, asOnDate, units, occupied, vacant, rows, sheet=None, planted=None, printedTotals=None):
    t=dict(propertyName=propertyName,asOnDate=asOnDate,units=units,occupied=occupied,vacant=vacant,sheet=sheet,planted=planted,rows=rows,printedTotals=printedTotals or {})
    json.dump(t,open(os.path.join(TR,fn+'.json'),'w'),indent=1,ensure_ascii=False)
    ip=os.path.join(ROOT,'index.json')
    ix=json.load(open(ip)) if os.path.exists(ip) else []
    ix=[e for e in ix if e['file']!=fn]+[dict(file=fn,assetType=assetType,documentType='RENT_ROLL',author='r5',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(ip,'w'),indent=1)
    print(fn,len(rows),units,occupied,vacant,printedTotals)
def iso(d): return d.isoformat()
def mdy(d,y=4): return f"{d.month}/{d.day}/{d.year if y==4 else d.year%100:0{y}d}"
