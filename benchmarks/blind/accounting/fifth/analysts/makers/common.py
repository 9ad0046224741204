import json, os
B=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(B,'documents',n)
def save(name,kind,money,rows,totals,planted=None):
    for r in rows+totals:
        for k,v in list(r.items()):
            if isinstance(v,float): r[k]=round(v,4)
    for r in rows:
        n=[k for k in r if k in money]
        assert 2<=len(n)<=15,(name,r)
    for r in rows+totals:
        for k in r: assert k in money or k in('account','name','property','unit','resident','charge','status','date','type','beds','baths','label'),(name,k)
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
      open(os.path.join(B,'truth',name.rsplit('.',1)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
os.makedirs('r',exist_ok=True)
