import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(ROOT,'documents',n)
def save(name,kind,money,rows,totals,planted=None):
    clean=lambda r:{k:v for k,v in r.items() if v is not None and v!=''}
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(t) for t in totals]},
      open(os.path.join(ROOT,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    print(name,len(rows),'rows',len(totals),'totals')
c2=lambda c: round(c/100,2)
