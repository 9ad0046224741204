import json, os
HERE = os.path.dirname(os.path.abspath(__file__))
def doc(n): return os.path.join(HERE, 'documents', n)
def truth(name, kind, money, rows, totals, planted=None):
    p = os.path.join(HERE, 'truth', os.path.splitext(name)[0] + '.json')
    json.dump(dict(name=name, kind=kind, planted=planted, money=money, rows=rows, totals=totals),
              open(p, 'w'), indent=1, ensure_ascii=False)
