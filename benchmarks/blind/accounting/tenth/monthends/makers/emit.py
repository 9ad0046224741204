import json,os
B=os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(B,'documents',n)
def emit(name,kind,money,rows,totals,planted=None):
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(os.path.join(B,'truth',name.rsplit('.',1)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
