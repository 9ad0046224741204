import json, os
BASE=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(BASE,'documents',n)
def save(name,kind,money,rows,totals,planted=None):
    with open(os.path.join(BASE,'truth',os.path.splitext(name)[0]+'.json'),'w') as f:
        json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},f,indent=1,ensure_ascii=False)
