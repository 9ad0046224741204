import json,os
H=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(H,'documents',n)
def save(name,kind,money,rows,totals,planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(os.path.join(H,'truth',name.rsplit('.',1)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
