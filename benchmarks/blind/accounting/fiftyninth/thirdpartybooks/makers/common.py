import json, os, random
R='build/blind'
D=lambda n: f'{R}/documents/{n}'
def save(name, kind, money, rows, totals, style, hard, planted=None):
    clean=lambda r:{k:v for k,v in r.items() if v is not None}
    def num(r): return {k:(round(v,2) if isinstance(v,float) else v) for k,v in clean(r).items()}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[num(r) for r in rows],"totals":[num(r) for r in totals]}
    json.dump(t,open(f'{R}/truth/{name.rsplit(".",1)[0]}.json','w'),indent=1)
    p=f'{R}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
FIRST="Marisol Devin Kayla Trent Priya Oscar Bethany Luis Noreen Jamal Ingrid Felix Tamika Corey Annika Ruben Shawna Dmitri Paula Kenji Lorena Wade Chantal Emmett Yesenia Grady Nadia Silas Monique Alton Farah Hector Joelle Bram Latoya Piotr Renee Quentin Sunita Tobias Vera Wilmer".split()
LAST="Abernott Brickell Castellan Dunmore Eversly Fontanez Grantham Hollings Ibarra Jessup Kowalek Lindqvist Marchetti Norwell Okonjo Pruitt Quarles Rosado Stavros Thibault Ulrich Valdera Whitcomb Yarrow Zeller Barlowe Crenshaw Delacruz Ferris Gutowski Hargrove Iyengar Kessler Lamonte Mbeki Nakasone Ostrom Pelletier Redfern Salcido Tolliver Underhay".split()
def money(v,par=False):
    if v is None: return ''
    if v<0: return f'({-v:,.2f})' if par else f'-{-v:,.2f}'
    return f'{v:,.2f}'
