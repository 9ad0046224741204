import json, os
H=os.path.dirname(os.path.abspath(__file__))
D=lambda n: os.path.join(H,'documents',n)
def save(name,kind,money,rows,totals,planted=None):
    for r in rows+totals:
        for k,v in list(r.items()):
            if v is None or v=='' : del r[k]
            elif isinstance(v,float): r[k]=round(v,4)
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
      open(os.path.join(H,'truth',name.rsplit('.',1)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
