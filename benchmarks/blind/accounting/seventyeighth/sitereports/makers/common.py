import json, os, random
from collections import OrderedDict
B='build/blind'
FIRST="Abigail Marcus Priya Devon Hannah Tyrell Elena Jordan Caleb Simone Owen Keisha Luis Megan Andre Natalie Rohan Brianna Tomas Whitney Isaac Paloma Garrett Yesenia Dominic Leah Trevor Amara Colin Jasmine Wyatt Fatima Ethan Marisol Kendall Noah Shreya Dustin Camille Reggie Holly Mateo Autumn Preston Ingrid Darnell Chloe Vikram Sadie Emmett".split()
LAST="Norton Hartwell Okafor Castellano Brandt Whitfield Nguyen Pruitt Salazar Dempsey Kowalski Ellery Tran Baxter Mosley Ferreira Lindqvist Gaines Hooper Adeyemi Voss Carmichael Ibarra Tolliver Redding Shah Delacroix Munro Petrakis Yates Crenshaw Olmstead Batista Farrow Kessler Quigley Rowland Stovall Trujillo Underhill Vance Wexford Zamora Ainsley Bouchard Cutler Drummond Eastman Fontaine Grady".split()
def names(rng,n):
    s=set(); out=[]
    while len(out)<n:
        t=(rng.choice(FIRST),rng.choice(LAST))
        if t in s: continue
        s.add(t); out.append(t)
    return out
def c2(x): return round(x+0.0,2)
def save(name,kind,money,rows,totals,style,hard,planted=None):
    d=dict(name=name,kind=kind,planted=planted,money=money,rows=rows,totals=totals)
    json.dump(d,open(f'{B}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,kind=kind,style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(p,'w'),indent=1)
class Ledger:
    """cents; opening signed (debit +)"""
    def __init__(s): s.n=OrderedDict(); s.op={}; s.dr={}; s.cr={}
    def acct(s,code,name,op=0.0):
        s.n[code]=name; s.op[code]=round(op*100); s.dr[code]=0; s.cr[code]=0
    def post(s,d,c,amt):
        a=round(amt*100); s.dr[d]+=a; s.cr[c]+=a
    def plug(s,code): s.op[code]-=sum(s.op.values())
    def close(s,c): return s.op[c]+s.dr[c]-s.cr[c]
