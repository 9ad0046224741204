import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(name): return os.path.join(ROOT, 'documents', name)
class S:
    def __init__(s, title, prop, pf, pt, columns, sheet=None, page=None):
        s.title, s.prop, s.pf, s.pt, s.columns, s.sheet, s.page = title, prop, pf, pt, columns, sheet, page
        s.rows = []; s.keys = {}; s.planted = None
    def _add(s, label, rt, vals, code, items, key, m):
        s.rows.append(dict(label=label, rt=rt, v=vals, code=code, items=items, m=m))
        i = len(s.rows) - 1
        if key: s.keys[key] = i
        return i
    def head(s, label, **m): return s._add(label, 'HEADING', [None]*len(s.columns), m.pop('code', None), None, None, m)
    def line(s, label, vals, code=None, key=None, **m):
        vals = list(vals); assert len(vals) == len(s.columns), (label, vals)
        return s._add(label, 'LINE', vals, code, None, key, m)
    def tot(s, label, items, rt='TOTAL', code=None, key=None, **m):
        """items: idx, or ('-', idx) for subtracted"""
        vals = []
        for c in range(len(s.columns)):
            t = 0; any_ = False
            for it in items:
                sg, i = (-1, it[1]) if isinstance(it, tuple) else (1, it)
                x = s.rows[i]['v'][c]
                if x is not None: t += sg*x; any_ = True
            vals.append(round(t, 2) if any_ else None)
        return s._add(label, rt, vals, code, items, key, m)
    def plant(s, i, c, new, what, kind):
        s.rows[i]['v'][c] = new; s.planted = dict(what=what, kind=kind)
    def truth(s):
        out = []
        for r in s.rows:
            d = dict(accountCode=r['code'], label=r['label'], rowType=r['rt'], values=[r['m'].get('fmt_truth', lambda x: x)(x) for x in r['v']])
            if r['m'].get('dash0'): d['values'] = [None if x == 0 else x for x in d['values']]
            if r['items']: d['footsFrom'] = {'items': [it[1] if isinstance(it, tuple) else it for it in r['items']]}
            out.append(d)
        kt = {k: dict(label=out[i]['label'], values=out[i]['values']) for k, i in s.keys.items()}
        for k, x in kt.items(): assert all(v is not None for v in x['values']), k
        return dict(title=s.title, propertyName=s.prop, periodFrom=s.pf, periodTo=s.pt, sheet=s.sheet, page=s.page,
                    columns=s.columns, planted=s.planted, keyTotals=kt, rows=out)
def save(name, sts, asset, style, hard, dt='OPERATING_STATEMENT'):
    json.dump({'statements': [s.truth() for s in sts]}, open(os.path.join(ROOT, 'truth', name + '.json'), 'w'), indent=1)
    p = os.path.join(ROOT, 'index.json')
    ix = json.load(open(p)) if os.path.exists(p) else []
    ix = [e for e in ix if e['file'] != name]
    ix.append(dict(file=name, assetType=asset, documentType=dt, author='investors', style=style, hard=hard))
    json.dump(ix, open(p, 'w'), indent=1)
    print(name, [len(s.rows) for s in sts])
