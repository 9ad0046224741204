import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth'); BUILD=os.path.join(HERE,'build')
for d in (DOC,TR,BUILD): os.makedirs(d,exist_ok=True)
def path(n): return os.path.join(DOC,n)
def clean(d):
    o={}
    for k,v in d.items():
        if v is None or v=='' : continue
        if isinstance(v,float): v=round(v,4)
        o[k]=v
    return o
def save(file,asset,doctype,style,money,rows,totals,planted=None,hard='',author='apartmentbuyers'):
    stem=os.path.splitext(file)[0]
    kind={'TRIAL_BALANCE':'TB','AGED_RECEIVABLES':'AR','UNIT_MIX':'UM'}[doctype]
    t=dict(name=stem,kind=kind,planted=planted,money=money,rows=[clean(r) for r in rows],totals=[clean(r) for r in totals])
    json.dump(t,open(os.path.join(TR,stem+'.json'),'w'),indent=1,ensure_ascii=False)
    ip=os.path.join(HERE,'index.json')
    idx=json.load(open(ip)) if os.path.exists(ip) else []
    idx=[i for i in idx if i['file']!=file]+[dict(file=file,assetType=asset,documentType=doctype,author=author,style=style,hard=hard)]
    idx.sort(key=lambda i:i['file']); json.dump(idx,open(ip,'w'),indent=1,ensure_ascii=False)
    print(stem,len(rows),'rows',len(totals),'totals','planted' if planted else '')
FIRST='Dolores Marcus Tanya Hector Priya Wendell Alicia Bryan Chanel Devon Esperanza Frank Gloria Hussein Ingrid Jamal Keisha Luis Monique Nolan Olga Pedro Quincy Rosa Samir Teresa Ulises Vanessa Walter Ximena Yusuf Zelda Carla Darnell Edith Felix Greta Homer Irene Joel'.split()
LAST="Abernathy Bostwick Calloway Dominguez Eastman Farrow Gutierrez Haskell Ibarra Jankowski Kimbrough Lattimore McElroy Nakamura O'Dell Pettiford Quintana Ramsdell Sandoval Tillman Underhill Villanueva Whitcomb Xiong Yarbrough Zamora Ashcraft Benavides Crutchfield Delacroix Espinoza Fontenot Grubbs Hollister Iverson Jessup Kowalczyk Lindqvist Montoya Nesbitt Oyelaran Pruitt Rutledge Stavros Thibodeaux Vang Wojcik Yoder".split()
def namer(seed):
    r=random.Random(seed); seen=set()
    def n():
        while True:
            a=(r.choice(LAST),r.choice(FIRST))
            if a not in seen: seen.add(a); return a
    return n
