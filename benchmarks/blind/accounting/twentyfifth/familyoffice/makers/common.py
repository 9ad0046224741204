import json, os, random
BASE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(BASE,'documents'); TR=os.path.join(BASE,'truth')
def doc(n): return os.path.join(DOC,n)
def save(name, ext, kind, planted, money, rows, totals):
    rows=[{k:v for k,v in r.items() if v is not None} for r in rows]
    totals=[{k:v for k,v in r.items() if v is not None} for r in totals]
    json.dump({"name":name+'.'+ext,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
      open(os.path.join(TR,name+'.json'),'w'),indent=1,ensure_ascii=False)
def c2(x): return round(x/100,2)
def f2(x): return f"{x/100:,.2f}"
class Ledger:
    def __init__(s,accts): # (code,name,opening cents)
        s.a=[a[0] for a in accts]; s.name={a[0]:a[1] for a in accts}; s.o={a[0]:a[2] for a in accts}
        s.d=dict.fromkeys(s.a,0); s.c=dict.fromkeys(s.a,0)
    def plug(s,code): s.o[code]-=sum(s.o.values())
    def post(s,d,c,amt): s.d[d]+=amt; s.c[c]+=amt
    def e(s,k): return s.o[k]+s.d[k]-s.c[k]
