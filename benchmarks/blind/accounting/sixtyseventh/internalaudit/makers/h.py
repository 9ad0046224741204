import json, os, random
B='build/blind'
def save(name, kind, style, hard, money, rows, totals, planted=None):
    r2=lambda d:{k:(round(v,4) if isinstance(v,float) else v) for k,v in d.items() if v is not None}
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":[r2(r) for r in rows],"totals":[r2(r) for r in totals]}
    json.dump(t,open(f"{B}/truth/{os.path.splitext(name)[0]}.json",'w'),indent=1,ensure_ascii=False)
    p=f"{B}/index.json"; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i["file"]!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda i:i["file"]),open(p,'w'),indent=1)
def doc(n): return f"{B}/documents/{n}"
def par(c,dash=None):   # cents, parentheses
    if c==0 and dash is not None: return dash
    s=f"{abs(c)/100:,.2f}"; return f"({s})" if c<0 else s
def trail(c):
    s=f"{abs(c)/100:,.2f}"; return s+"-" if c<0 else s+" "
class Ledger:
    """tiny double entry ledger in cents; months by index, 0 = brought forward"""
    def __init__(s): s.p={}
    def post(s,m,dr,cr,amt):
        if amt<0: dr,cr,amt=cr,dr,-amt
        if not amt: return
        s.p.setdefault((m,dr),[0,0])[0]+=amt; s.p.setdefault((m,cr),[0,0])[1]+=amt
    def dc(s,a,ms):
        d=sum(s.p.get((m,a),[0,0])[0] for m in ms); c=sum(s.p.get((m,a),[0,0])[1] for m in ms); return d,c
