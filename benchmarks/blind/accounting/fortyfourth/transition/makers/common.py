import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TRU=os.path.join(HERE,'truth')
os.makedirs(DOC,exist_ok=True); os.makedirs(TRU,exist_ok=True)
def d(c): return round(c/100,2)
def truth(name,kind,money,rows,totals,planted=None):
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(os.path.join(TRU,name+'.json'),'w'),indent=1,ensure_ascii=False)
