import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
def r2(x): return round(x+0.0,2)+0.0
def save(stem,kind,money,rows,totals,planted=None):
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(os.path.join(TR,stem+'.json'),'w'),indent=1,ensure_ascii=False)
