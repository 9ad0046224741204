import json,os,random
R='build/blind'
def m(x,d=2): return f"{x:,.{d}f}"
def paren(x,d=2,zero=None):
    if x is None: return ''
    if x==0 and zero is not None: return zero
    return f"({abs(x):,.{d}f})" if x<0 else f"{x:,.{d}f}"
def r2(x): return round(x+0.0,2)
def save(name,kind,money,rows,totals,planted=None,style='',hard=False,**k):
    def cl(d): return {a:(round(b,6) if isinstance(b,float) else b) for a,b in d.items() if b is not None and b!=''}
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=[cl(r) for r in rows],totals=[cl(r) for r in totals],**k)
    json.dump(t,open(f'{R}/truth/{name}.json','w') if False else open(f"{R}/truth/{name.rsplit('.',1)[0]}.json",'w'),indent=1,ensure_ascii=False)
    p=f'{R}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[dict(file=name,kind=kind,style=style,hard=hard)]
    ix.sort(key=lambda i:i['file']); json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',len(totals),'totals')
F="Tessa Marlon Keisha Dmitri Paula Andre Rosalind Hugo Priya Leland Imani Cole Fatima Wendell Greta Osman Bridget Tomas Noelle Jarrod Celeste Amos Yvette Colin Daria Emmett Lucinda Rafael Mabel Quentin Sonja Terrell Winona Ivo Abigail Kofi Marguerite Stellan Opal Devon".split()
L="Brannock Oyelaran Vasquez-Lund Petrakis Holloway Szymanski Tran Kettering Abernethy Dufresne Mokoena Yardley Castellano Iverson Pruitt Nakagawa Whitlock Farouk Delacroix Bremmer Ostrowski Quayle Hatcher Lindqvist Rourke Sandoval Thibodeaux McElhaney Winslow Gaines Okafor Peltier Zamora Trask Underhill Varga Coddington Ellery Fairbank Goss".split()
def names(rng,n):
    s=set();o=[]
    while len(o)<n:
        a=(rng.choice(L),rng.choice(F))
        if a not in s: s.add(a);o.append(a)
    return o
