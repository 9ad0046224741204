import json, os
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(n): return os.path.join(ROOT,'documents',n)
def r2(v): return round(v,2)+0.0
def write_truth(name, kind, money, rows, totals, planted=None):
    clean=lambda L:[{k:(round(v,6)+0 if isinstance(v,float) else v) for k,v in d.items() if v is not None} for d in L]
    with open(os.path.join(ROOT,'truth',name.rsplit('.',1)[0]+'.json'),'w') as f:
        json.dump(dict(name=name,kind=kind,planted=planted,money=money,rows=clean(rows),totals=clean(totals)),f,indent=1)
