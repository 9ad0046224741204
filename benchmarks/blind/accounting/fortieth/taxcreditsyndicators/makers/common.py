import json, os
HERE=os.path.dirname(os.path.abspath(__file__)); DOC=HERE+'/documents/'; TR=HERE+'/truth/'
def save(stem,kind,money,rows,totals,planted=None):
    def cl(d):
        return {k:(round(v,4) if isinstance(v,float) else v) for k,v in d.items() if v is not None}
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":[cl(r) for r in rows],"totals":[cl(t) for t in totals]},
              open(TR+stem+'.json','w'),indent=1,ensure_ascii=False)
    print(stem,len(rows),len(totals))
def s(vals):
    return round(sum(v for v in vals if v is not None),2)
