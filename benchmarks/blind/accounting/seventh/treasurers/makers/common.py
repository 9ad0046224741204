import json, os
B='./'
def doc(n): return B+'documents/'+n
def truth(name, kind, money, rows, totals, planted=None):
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
        open(B+'truth/'+os.path.splitext(name)[0]+'.json','w'),indent=1,ensure_ascii=False)
def r2(x): return round(x+0.0,2)
