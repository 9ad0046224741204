import json, os, random
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def save(name, kind, money, rows, totals, style, hard, planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(f'{B}/truth/{name.rsplit(".",1)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
def put(d,**k):
    for a,b in k.items():
        if b is not None: d[a]=b
    return d
FIRST="Simone Andre Keisha Marcus Tomas Priya Helen Darnell Yusuf Camila Brooke Wesley Ngoc Latrice Owen Farah Glenn Rosalind Dmitri Paloma Hector Janelle Curtis Mei Bridget Kwame Elena Travis Noor Shelby Victor Imani Rachel Duane Lucia Aaron Tamika Joel Svetlana Corey Beatriz Nolan Aisha Garrett Yolanda Peter Destiny Ramon Ingrid Kyle Monique Samir Cheyenne Doug Valeria Trent Amara Leon Hannah Ezekiel".split()
LAST="Delacroix Hathcock Okonjo Villaseñor Brandvold Tran Whitlow Pettigrew Abernathy Salgado Kowalczyk Mbeki Stroud Fontenot Yamada Castellano McElroy Dunleavy Rasheed Quintero Boatwright Lindqvist Haverford Nakagawa Prewitt Escobedo Tillery Zamora Overstreet Petrosyan Gaines Holloway Iverson Ybarra Cutler Desai Farrow Greenlee Hinojosa Jarvis Kettering Lomax Maddox Norwood Ostrander Pruitt Redfern Swindell Thibodeaux Ulrich Vance Wojcik Xiong Yarborough Zeller Arceneaux Birdsong Crenshaw".split()
def names(rng,n):
    s=set(); out=[]
    while len(out)<n:
        p=(rng.choice(FIRST),rng.choice(LAST))
        if p not in s: s.add(p); out.append(p)
    return out
def r2(x): return round(x+0.0,2)
