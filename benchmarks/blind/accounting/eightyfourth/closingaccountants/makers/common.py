import json, os, random
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def save(name, kind, style, hard, money, rows, totals, planted=None):
    base=name.rsplit('.',1)[0]
    clean=lambda d:{k:(round(v,4) if isinstance(v,float) else v) for k,v in d.items() if v is not None}
    t=dict(name=name,kind=kind,planted=planted,money=money,rows=[clean(r) for r in rows],totals=[clean(r) for r in totals])
    json.dump(t,open(f'{B}/truth/{base}.json','w'),indent=1)
    p=f'{B}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[dict(file=name,kind=kind,style=style,hard=hard)]
    ix.sort(key=lambda i:(i['kind'],i['file']))
    json.dump(ix,open(p,'w'),indent=1)
    print(name,len(t['rows']),'rows',len(t['totals']),'totals')
FIRST='Marisol Dwayne Patrice Glenda Tobias Yesenia Harold Lorraine Kwame Odette Rufus Bernice Clayton Imani Delphine Arturo Wanda Percy Nadia Luther Ramona Edwin Thuy Salma Gerald Corinne Isaac Trudy Mateo Vernon Adele Jerome Fatima Otis Beulah Cedric Ingrid Nolan Pilar Reggie Sunita Floyd Keisha Amos Lucinda Darnell Hattie Boris Estela Winston'.split()
LAST='Abernathy Quiroz Tolliver Brandvold Castaneda Oyelaran Whitfield Sandoval Pruett Kowalczyk Delacruz Hargrove Nguyen Mbeki Fontenot Lindqvist Yarbrough Estrada Coombs Vang Holloway Petrosyan Ruelas Stovall Gantt Ibarra McNulty Okafor Tran Wojcik Beasley Crum Dunleavy Ferris Galloway Hinojosa Jessup Kimbrell Lomax Merritt Nesbitt Ogletree Pacheco Ratliff Sizemore Trujillo Upchurch Villalobos Weatherly Zamora'.split()
def names(r,n,fmt='{l}, {f}'):
    s=set(); out=[]
    while len(out)<n:
        x=fmt.format(f=r.choice(FIRST),l=r.choice(LAST))
        if x not in s: s.add(x); out.append(x)
    return out
