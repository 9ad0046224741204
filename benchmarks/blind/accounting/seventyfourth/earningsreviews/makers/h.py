import json, os, random
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def r2(x): 
    x=round(x+0.0,2)
    return 0.0 if x==0 else x
def save(name,kind,money,rows,totals,planted=None,style='',hard=False):
    base=name   # NAME without the extension
    stem=os.path.splitext(name)[0]
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(f'{ROOT}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1)
FIRST="Alina Brett Corinne Damon Elise Farrah Gavin Hollis Imani Jarvis Keisha Landon Marisol Nolan Odette Preston Quinn Rhea Silas Tamsin Ulises Verity Wendell Ximena Yusef Zadie Bettina Clark Desmond Elodie Fabian Gretchen Hugo Ingrid Jolene Kip Leticia Maddox Nadia Orson".split()
LAST="Abernethy Aldana Barrowman Castellan Dunphrey Eastlake Farrow Gatewood Hartsell Ibanez Jessop Kettering Lomax Mercado Norwell Oakhurst Pellman Quarles Rademaker Stallings Tolliver Underhill Vasko Whitlow Yarrow Zeller Brankovic Coolidge Delacruz Esterly Fennimore Granger Hollowell Isley Kravitz Linwood Mattox Nakamura Osgood Pruett Rosales Sandoval Tran Urbina Voss Wexler Okafor Pham Santoro Bhatt".split()
def names(rng,n):
    s=set();o=[]
    while len(o)<n:
        x=(rng.choice(LAST),rng.choice(FIRST))
        if x in s: continue
        s.add(x);o.append(x)
    return o
