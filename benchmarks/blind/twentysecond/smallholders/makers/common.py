import json,os,random,datetime as D
HERE=os.path.dirname(os.path.abspath(__file__))
F="Alma Bruno Celia Dorian Edith Farid Greta Hollis Imani Jonas Kezia Lorne Mirela Nestor Odalys Pavel Quincy Rhoda Stellan Tamsin Ulric Verity Wendell Xiomara Yorick Zelda Anselm Bettina Corwin Delphine".split()
L="Abernack Brindle Castlow Dravec Ellingsworth Fairbrook Gantry Hollowell Ibsworth Jarrick Kestrel Lindmoor Marchetto Nordhagen Oakden Pellam Quarrell Rusticelli Sandmark Thornby Underhay Vanterpool Wickstead Yarborn Zellweck Ambrosek Bellweather Crandle Dunmarr Eastlake Fogarth Grimsdell Haverly".split()
def names(rnd,n):
    a=[(f,l) for f in F for l in L]; rnd.shuffle(a); return a[:n]
def docpath(n): return os.path.join(HERE,'documents',n)
def save(name,truth,assetType,style,hard=False,totals=None):
    t={"propertyName":None,"asOnDate":None,"units":None,"occupied":None,"vacant":None,"sheet":None,"planted":None}
    t.update(truth); t["rows"]=[{k:v for k,v in r.items() if v is not None and not k.startswith('_')} for r in t["rows"]]
    if totals: t["printedTotals"]=totals
    json.dump(t,open(os.path.join(HERE,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    ip=os.path.join(HERE,'index.json'); ix=json.load(open(ip)) if os.path.exists(ip) else []
    ix=[e for e in ix if e["file"]!=name]+[{"file":name,"assetType":assetType,"documentType":"RENT_ROLL","author":"r30","style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e["file"]),open(ip,'w'),indent=1)
def iso(d): return d.isoformat()
def S(rows,k): return round(sum(r.get(k) or 0 for r in rows),2)
