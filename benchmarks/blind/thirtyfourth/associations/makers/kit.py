"""Shared truth keeping (no drawing here)."""
import json, pathlib
ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCS, TRUTH = ROOT/'documents', ROOT/'truth'

def r2(x):
    if x is None: return None
    x = round(x, 2)
    if x == int(x): x = int(x)
    return 0 if x == 0 else x

class St:
    def __init__(s, columns): s.cols = columns; s.rows = []
    def _a(s, label, typ, vals, code, items, d):
        s.rows.append(dict(label=label, typ=typ, vals=[r2(v) for v in vals], code=code, items=items, d=d)); return len(s.rows)-1
    def h(s, label, code=None, **d): return s._a(label, 'HEADING', [None]*len(s.cols), code, None, d)
    def l(s, label, vals, code=None, **d):
        assert len(vals) == len(s.cols), label
        return s._a(label, 'LINE', vals, code, None, d)
    def t(s, label, items, signs=None, kind='SUBTOTAL', code=None, vals=None, **d):
        if vals is None:
            signs = signs or [1]*len(items); vals = []
            for c in range(len(s.cols)):
                v = [(g*s.rows[i]['vals'][c]) for i, g in zip(items, signs) if s.rows[i]['vals'][c] is not None]
                vals.append(sum(v) if v else None)
        return s._a(label, kind, vals, code, list(items), d)
    def drop(s, idx):
        del s.rows[idx]
        for r in s.rows:
            if r['items']: r['items'] = [i-(i > idx) for i in r['items'] if i != idx]
    def save(s, file, title, prop, frm, to, key, asset, doctype, style, hard=False, sheet=None, planted=None, dash=False):
        rows = []
        z = lambda v: None if (dash and v == 0) else v
        for r in s.rows:
            o = dict(accountCode=r['code'], label=r['label'], rowType=r['typ'], values=[z(v) for v in r['vals']])
            if r['items']: o['footsFrom'] = {'items': r['items']}
            rows.append(o)
        kt = {}
        for k, lab in key.items():
            m = [x for x in rows if x['label'] == lab and x['rowType'] != 'HEADING']; assert len(m) == 1, (k, lab, len(m))
            kt[k] = dict(label=lab, values=m[0]['values'])
        t = {'statements': [dict(title=title, propertyName=prop, periodFrom=frm, periodTo=to, sheet=sheet, page=None,
             columns=s.cols, planted=planted, keyTotals=kt, rows=rows)]}
        (TRUTH/(file+'.json')).write_text(json.dumps(t, indent=1, ensure_ascii=False))
        p = ROOT/'index.json'
        idx = json.loads(p.read_text()) if p.exists() else []
        idx = [e for e in idx if e['file'] != file]
        idx.append(dict(file=file, assetType=asset, documentType=doctype, author='associations', style=style, hard=hard))
        idx.sort(key=lambda e: e['file']); p.write_text(json.dumps(idx, indent=1))
        print(file, len(rows))
