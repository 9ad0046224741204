import json, os, random
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def clean(d): return {k:v for k,v in d.items() if v is not None}
def save(name, kind, money, rows, totals, style, hard, planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(f'{ROOT}/truth/{name.rsplit(".",1)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',len(totals),'totals')
def r2(x):
    x=round(x+0.0,2); return 0.0 if x==0 else x
FIRST="Alma Bernard Carla Dwight Edith Foster Gwen Harlan Inez Jerome Kaye Leland Marta Nolan Opal Percy Rhoda Stuart Thelma Vernon Wilma Arthur Blanche Clyde Doreen Emmett Faye Glenn Hattie Irwin Joyce Lorraine Myron Nadine Otis Pauline Roland Sylvia Truman Velma Winston Yvonne Agnes Calvin Delia Ezra Fern Gordon Hazel Ivan".split()
LAST="Abernall Bexley Corrigan Dunmore Eastlick Farraday Gillcrest Hathorne Ingleby Jarrow Kellerman Lindqvist Marchetti Novaro Okeson Pemberly Quillan Rosswood Stadler Tremont Underhay Vasko Whitlow Yarnell Zeller Ardmore Brankov Castell Delacroy Ekstrand Fenwright Garrido Hollins Iverleigh Jostad Kirkaby Lomax Mendrala Norcott Oberlin Pruett Rademaker Salinger Thorsby Ullman Vandermeer Westerly Yost Zamorra Birchall".split()
def names(rng,n):
    s=[]
    while len(s)<n:
        x=(rng.choice(FIRST),rng.choice(LAST))
        if x not in s and x[1] not in [y[1] for y in s][-3:]: s.append(x)
    return s
