import json, os, random
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS=os.path.join(ROOT,'documents'); TRUTH=os.path.join(ROOT,'truth')
def r2(x): return round(x+0.0,2)
class Doc:
    def __init__(s,fname,kind,money,planted=None):
        s.fname,s.kind,s.money,s.planted=fname,kind,money,planted
        s.rows=[];s.totals=[];s.members=[]
        s.path=os.path.join(DOCS,fname)
    def row(s,**k):
        s.rows.append({a:b for a,b in k.items() if b is not None and b!=''}); return len(s.rows)-1
    def total(s,label,vals,members=None,avg=()):
        d={'label':label}; d.update({a:b for a,b in vals.items() if b is not None}); s.totals.append(d)
        s.members.append((members,set(avg)))
    def save(s):
        t={'name':s.fname,'kind':s.kind,'planted':s.planted,'money':s.money,'rows':s.rows,'totals':s.totals}
        json.dump(t,open(os.path.join(TRUTH,os.path.splitext(s.fname)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
        bad=[]
        for t,(m,avg) in zip(s.totals,s.members):
            if m is None: continue
            for c in s.money:
                if c in t and c not in avg:
                    x=sum(s.rows[i].get(c,0) for i in m if isinstance(s.rows[i].get(c,0),(int,float)))
                    if abs(x-t[c])>0.004: bad.append((t['label'],c,t[c],r2(x)))
        for r in s.rows:
            n=sum(1 for c in s.money if c in r)
            if n<2: bad.append(('FEW',r))
        print(s.fname,s.kind,len(s.rows),'rows',len(s.totals),'totals planted',s.planted and s.planted['kind'],'untied:',bad)
