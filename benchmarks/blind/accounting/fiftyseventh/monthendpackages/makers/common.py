import json, os, random
ROOT='build/blind'
FIRST="Alondra Brigid Caspian Delphine Emeric Farrah Gideon Hollis Imani Jorah Keturah Lionel Maren Nestor Odette Percy Quilla Roscoe Selma Tobin Ursula Vance Winifred Xiomara Yadira Zeke Marlow Tamsin Devon Priya Kwame Lucinda Ansel Bettina Corwin Darla Elwood Fern Garnet Hattie Isidro Jolene Kip Lenore Milo Nadine Orson Petra Rhoda Stellan Thea Ulric Verna Wes Yvette".split()
LAST="Abernault Brackley Castelow Dunmire Eskridge Fallowell Garrigan Hathorne Iverstad Jessop Kowalchik Lindqvale Marchetto Nakashiro Okonjo Pellingham Quarterman Rosenthaler Stadtler Thibodane Underhay Valdovino Wetherbee Yarnall Zielke Ambrosetti Bosworthy Crandallis Delacroft Eastlund Ferreiro Gansevoort Holloman Ibarguen Jankowitz Kettleman Lomasney Mbekwe Nystrand Ogletree Prudhommel Rasgorshek Sundvold Tessmer Ushakoff Villasenor Wojtanik Ybarrando Szymkow Treadaway".split()
for _d in ('documents','truth','render'): os.makedirs(f'{ROOT}/{_d}',exist_ok=True)
class Names:
    def __init__(s,r): s.r=r; s.u=set()
    def get(s):
        while 1:
            t=(s.r.choice(FIRST),s.r.choice(LAST))
            if t not in s.u: s.u.add(t); return t
def r2(x): return round(x+0.0,2)+0.0
def save(file,kind,money,rows,totals,style,hard,planted=None):
    name=os.path.splitext(file)[0]
    for r in rows+totals:
        for k,v in list(r.items()):
            if v is None: del r[k]
            elif isinstance(v,float):
                v=round(v,4); r[k]=int(v) if v==int(v) else v
    json.dump({"name":file,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(f'{ROOT}/truth/{name}.json','w'),indent=1)
    p=f'{ROOT}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=file]+[{"file":file,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1)
    print(file,len(rows),'rows',len(totals),'totals')
def doc(f): return f'{ROOT}/documents/{f}'
