import json, os, random
ROOT='build/blind'
def r2(x): return round(x+0.0,2)
def de(x,d=2):
    s=f"{abs(x):,.{d}f}".replace(',','_').replace('.',',').replace('_','.')
    return ('-' if x<0 else '')+s
def en(x,d=2): 
    s=f"{abs(x):,.{d}f}"
    return f"({s})" if x<0 else s
class Truth:
    def __init__(s,name,kind,style,hard,money,planted=None):
        s.t=dict(name=name,kind=kind,planted=planted,money=money,rows=[],totals=[]); s.style=style; s.hard=hard; s.of=[]
    def row(s,**k):
        s.t['rows'].append({a:b for a,b in k.items() if b is not None}); return len(s.t['rows'])-1
    def total(s,label,vals,of,skip=()):
        s.t['totals'].append(dict(label=label,**{a:b for a,b in vals.items() if b is not None})); s.of.append((list(of),list(skip)))
    def save(s):
        n=s.t['name']; b=n.rsplit('.',1)[0]
        json.dump(s.t,open(f'{ROOT}/truth/{b}.json','w'),ensure_ascii=False,indent=1)
        json.dump(s.of,open(f'{ROOT}/makers/side/{b}.json','w'))
        p=f'{ROOT}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
        ix=[i for i in ix if i['file']!=n]+[dict(file=n,kind=s.t['kind'],style=s.style,hard=s.hard)]
        json.dump(ix,open(p,'w'),ensure_ascii=False,indent=1)
class Ledger:
    def __init__(s,accts): s.a=accts; s.o={k:0.0 for k in accts}; s.j=[]
    def post(s,m,dr,cr,amt):
        if amt<0: dr,cr,amt=cr,dr,-amt
        s.j.append((m,dr,cr,r2(amt)))
    def sums(s,acc,ms):
        d=r2(sum(x[3] for x in s.j if x[0] in ms and x[1]==acc)); c=r2(sum(x[3] for x in s.j if x[0] in ms and x[2]==acc)); return d,c
