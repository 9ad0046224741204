import json, os
H='.'
def save(name,kind,money,rows,totals,planted=None):
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
        open(f"{H}/truth/{name.rsplit('.',1)[0]}.json","w"),indent=1)
def doc(n): return f"{H}/documents/{n}"
