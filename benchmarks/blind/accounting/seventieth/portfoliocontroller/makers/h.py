import json, os, random
B='build/blind'
def out(n): return f'{B}/documents/{n}'
def save(name, kind, money, rows, totals, style, hard, planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(f'{B}/truth/{name.rsplit(".",1)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1,ensure_ascii=False)
def m(c): # cents -> number
    return round(c/100,2)
class Ledger:
    def __init__(s, accts): # [(code,name,opening cents dr+)]
        s.a=[list(x)+[0,0] for x in accts]; s.ix={x[0]:i for i,x in enumerate(s.a)}
    def post(s,dr,cr,amt):
        amt=int(round(amt*100)); s.a[s.ix[dr]][3]+=amt; s.a[s.ix[cr]][4]+=amt
    def plug(s,code):
        s.a[s.ix[code]][2]-=sum(x[2] for x in s.a)
FIRST="Amara Devin Lucia Hollis Priya Tobias Renee Malik Corinne Jasper Yesenia Walter Bianca Omar Shelby Grant Nadia Curtis Paloma Trent Ingrid Leon Marisol Dwight Keiko Felix Tamsin Rosa Emmett Fatima Clyde Noelle Andre Wanda Silas Greta Hector Imani Boyd Celeste Ramon Alicia Quentin Dora Vernon Maya Elias Joyce Preston Sonia".split()
LAST="Abernathy Bascomb Calloway Dinwiddie Estrella Fairbairn Galvan Hathcock Iverson Jurado Kowalik Lindqvist Macklin Nettles Ochoa Pettibone Quarles Rademacher Sandoval Thibodeau Ullman Vasquez Whitlow Xiong Yarbrough Zamarripa Birdsong Crandall Dupree Ellsworth Fontenot Gaither Hildreth Jernigan Kettering Lockridge Mabry Norwood Oyelaran Pickens Rutledge Stribling Tackett Underhill Villarreal Wofford Burdette Castellano Drummond Okafor".split()
def names(r,n):
    s=set(); o=[]
    while len(o)<n:
        x=(r.choice(FIRST),r.choice(LAST))
        if x not in s: s.add(x); o.append(x)
    return o
