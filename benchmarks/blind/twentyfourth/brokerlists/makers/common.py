import json,random,os
B='.'
F="Dana Luis Marta Kevin Priya Tomas Renee Alvin Joyce Hector Bettina Omar Sheila Curtis Noemi Wade Lorna Ismael Trudy Pavel Keisha Glenn Yvonne Dmitri Carla Rufus Anita Boyd Leticia Marcus Opal Hung Gwen Sergio Tasha Milo Ingrid Desmond Paula Efrain Nadia Clyde Rosa Stuart Bianca Arlo Vera Quentin".split()
L="Pruitt Oyelaran Castaneda Whitlow Brandvold Nguyen-Hart Scoggins Delacroix Ferrante Okafor Lindqvist Tapia Mabry Hollenbeck Zamarripa Cutler Dunleavy Quarles Ybarra Stroud Pettibone Kowalczyk Vang Rasmusson Trujillo Eastep Holcomb Amador Sizemore Bhatt Creel Fontenot Gaither Haldane Ibarra Jessup Kimbrough Ledbetter Macklin Norwood Orozco Purcell Rutledge Swanger Teague Upchurch Villasenor Wardlow Yancey Zeller".split()
class N:
    def __init__(s,seed):
        s.r=random.Random(seed); s.u=set()
    def pair(s):
        while 1:
            p=(s.r.choice(F),s.r.choice(L))
            if p not in s.u: s.u.add(p); return p
    def fl(s): return ' '.join(s.pair())
    def lf(s): a,b=s.pair(); return f'{b}, {a}'
def save(file,asset,style,hard,propertyName,asOn,units,occ,vac,rows,sheet=None,planted=None,totals=None):
    t=dict(propertyName=propertyName,asOnDate=asOn,units=units,occupied=occ,vacant=vac,sheet=sheet,planted=planted,
      rows=[{k:v for k,v in r.items() if v is not None and not k.startswith('_')} for r in rows],printedTotals=totals or {})
    json.dump(t,open(f'{B}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[dict(file=file,assetType=asset,documentType='RENT_ROLL',author='r34',style=style,hard=hard)]
    json.dump(ix,open(p,'w'),indent=1)
def S(rows,k): return round(sum(r.get(k) or 0 for r in rows),2)
def iso(d): return d.strftime('%Y-%m-%d') if d else None
