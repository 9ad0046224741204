import json, os
D = os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(D, 'documents', n)
def truth(name, kind, money, rows, totals, planted=None):
    with open(os.path.join(D, 'truth', name.rsplit('.',1)[0]+'.json'), 'w') as f:
        json.dump(dict(name=name, kind=kind, planted=planted, money=money, rows=rows, totals=totals), f, indent=1, ensure_ascii=False)
