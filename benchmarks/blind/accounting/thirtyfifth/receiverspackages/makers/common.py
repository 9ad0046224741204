import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(f): return os.path.join(ROOT, 'documents', f)
def m(v, neg='-', zero=None):
    """money text: neg '-' leading minus, '()' parentheses, 'tr' trailing minus"""
    if v is None: return ''
    if zero is not None and abs(v) < .005: return zero
    s = f'{abs(v):,.2f}'
    if v < -.004:
        return {'-': '-' + s, '()': '(' + s + ')', 'tr': s + '-'}[neg]
    return s
def r2(x): return round(x + 0.0, 2)
def save(file, kind, money, rows, totals, assetType, style, hard, author='a36d', planted=None):
    name = file.rsplit('.', 1)[0]
    rows = [{k: v for k, v in r.items() if v is not None} for r in rows]
    totals = [{k: v for k, v in r.items() if v is not None} for r in totals]
    for r in rows + totals:
        for k, v in r.items():
            if isinstance(v, float):
                r[k] = int(v) if v == int(v) else round(v, 4)
            if isinstance(r[k], (int, float)):
                assert k in money + ['beds', 'baths'], (k, r)
    json.dump({'name': name, 'kind': kind, 'planted': planted, 'money': money, 'rows': rows, 'totals': totals},
              open(os.path.join(ROOT, 'truth', name + '.json'), 'w'), indent=1, ensure_ascii=False)
    p = os.path.join(ROOT, 'index.json')
    idx = json.load(open(p)) if os.path.exists(p) else []
    idx = [e for e in idx if e['file'] != file]
    idx.append({'file': file, 'assetType': assetType,
                'documentType': {'TB': 'TRIAL_BALANCE', 'AR': 'AGED_RECEIVABLES', 'UM': 'UNIT_MIX'}[kind],
                'author': author, 'style': style, 'hard': hard})
    idx.sort(key=lambda e: e['file'])
    json.dump(idx, open(p, 'w'), indent=1)
    print(name, len(rows), 'rows', len(totals), 'totals')
import math
def hu(x, n=0):
    """half up, as Excel's ROUND"""
    p = 10 ** n; v = math.floor(abs(x) * p + .5 + 1e-9) / p
    return v if x >= 0 else -v
