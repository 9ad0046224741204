import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(name, ext): return os.path.join(ROOT, 'documents', f'{name}.{ext}')
def r2(x): return round(x, 2) + 0.0
def clean(d):
    return {k: (r2(v) if isinstance(v, float) else v) for k, v in d.items() if v is not None}
def save(name, ext, kind, asset, style, money, rows, totals, planted=None, hard=''):
    t = {"name": name, "kind": kind, "planted": planted, "money": money,
         "rows": [clean(r) for r in rows], "totals": [clean(r) for r in totals]}
    json.dump(t, open(os.path.join(ROOT, 'truth', name + '.json'), 'w'), indent=1, ensure_ascii=False)
    p = os.path.join(ROOT, 'index.json')
    ix = json.load(open(p)) if os.path.exists(p) else []
    f = f'{name}.{ext}'
    ix = [e for e in ix if e['file'] != f]
    ix.append({"file": f, "assetType": asset,
        "documentType": {"TB": "TRIAL_BALANCE", "AR": "AGED_RECEIVABLES", "UM": "UNIT_MIX"}[kind],
        "author": "a36e", "style": style, "hard": hard})
    json.dump(ix, open(p, 'w'), indent=1)
def m(x, dash=None, paren=True):
    if x is None: return dash or ''
    if x < 0: return f'({-x:,.2f})' if paren else f'-{-x:,.2f}'
    return f'{x:,.2f}'
