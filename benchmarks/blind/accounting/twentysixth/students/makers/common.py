import json, os
BASE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def doc(n): return os.path.join(BASE,'documents',n)
def r2(x): return round(x+0.0,2)+0.0
def save(fn,kind,money,rows,totals,planted,asset,dtype,author,style,hard):
    t={"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(os.path.join(BASE,'truth',fn.rsplit('.',1)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":dtype,"author":author,"style":style,"hard":hard})
def sumk(rows,keys,label):
    o={"label":label}
    for k in keys:
        v=[r[k] for r in rows if k in r]
        if v: o[k]=r2(sum(v))
    return o
def c2(v): return f"{v:,.2f}"
def paren(v,d=2): return f"({abs(v):,.{d}f})" if v<0 else f"{v:,.{d}f}"
def trail(v): return f"{abs(v):,.2f}-" if v<0 else f"{v:,.2f} "
FIRST="Amelia Oluwaseun Priya Callum Mei-Ling Tomasz Fatima Rhys Isolde Kwame Yuto Catriona Dmitri Zainab Hamish Leila Bronagh Arjun Sinead Mateus Ngaire Eoin Camille Farid Greta Idris Jiawei Kirra Lucien Maeve Nikhil Odette Pavel Rosalind Sefa Thandi Ulric Vashti Wren Xanthe".split()
LAST="Abernethy Bakare Chowdhury Dunleavy Eastlake Fothergill Gillanders Haldane Ishikawa Jankowski Kavanagh Lindqvist Mbeki-Rowe Nakamura O'Driscoll Penhaligon Qureshi Ravenscroft Sutherby Tremblay-Cote Umarov Vandersteen Whitcombe Xiong Yelland Zielinska Achterberg Brannigan Cresswell Dalgarno Etchells Farquharson".split()
def namer(R):
    seen=set()
    def f(sep="fl"):
        while True:
            a,b=R.choice(FIRST),R.choice(LAST)
            if (a,b) not in seen: break
        seen.add((a,b))
        return f"{b}, {a}" if sep=="lf" else f"{a} {b}"
    return f
