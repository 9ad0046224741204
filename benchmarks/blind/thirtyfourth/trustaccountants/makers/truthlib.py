"""Truth bookkeeping only: holds the drawn rows; every maker lays its document out itself."""
import json, os
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
def doc(name): return os.path.join(ROOT, 'documents', name)
class S:
    def __init__(s, title, prop, pfrom, pto, columns, sheet=None, dash_zero=False):
        s.title, s.prop, s.pfrom, s.pto, s.columns, s.sheet = title, prop, pfrom, pto, columns, sheet
        s.n = len(columns); s.rows = []; s.key = {}; s.planted = None; s.dash_zero = dash_zero
    def _add(s, label, typ, vals, code, foots, signs, st):
        s.rows.append(dict(code=code, label=label, typ=typ, vals=list(vals), foots=foots, signs=signs, st=st)); return len(s.rows)-1
    def head(s, label, code=None, **st): return s._add(label, 'HEADING', [None]*s.n, code, None, None, st)
    def line(s, label, vals, code=None, **st):
        assert len(vals) == s.n, (label, vals); return s._add(label, 'LINE', vals, code, None, None, st)
    def tot(s, label, items, code=None, signs=None, typ='SUBTOTAL', key=None, vals=None, **st):
        """signs: one per item, or list per column of lists"""
        signs = signs or [1]*len(items)
        if vals is None:
            vals = []
            for c in range(s.n):
                sg = signs[c] if isinstance(signs[0], list) else signs
                vals.append(round(sum(g*(s.rows[i]['vals'][c] or 0) for g, i in zip(sg, items)), 2))
        k = s._add(label, typ, vals, code, list(items), signs, st)
        if key: s.key[key] = k
        return k
    def save(s, name, asset, dtype, style, hard=False):
        bad = []
        for r in s.rows:
            if r['foots']:
                for c in range(s.n):
                    sg = r['signs'][c] if isinstance(r['signs'][0], list) else r['signs']
                    t = sum(g*(s.rows[i]['vals'][c] or 0) for g, i in zip(sg, r['foots']))
                    if abs(t-(r['vals'][c] or 0)) > .006: bad.append((r['label'], s.columns[c], t, r['vals'][c]))
        if s.planted: assert bad, 'planted but everything foots'
        else: assert not bad, bad
        def v(x): return None if x is None or (s.dash_zero and x == 0) else (int(x) if float(x).is_integer() else round(x, 2))
        rows = []
        for r in s.rows:
            d = dict(accountCode=r['code'], label=r['label'], rowType=r['typ'], values=[v(x) for x in r['vals']])
            if r['foots']: d['footsFrom'] = {'items': r['foots']}
            rows.append(d)
        kt = {k: dict(label=rows[i]['label'], values=rows[i]['values']) for k, i in s.key.items()}
        st = dict(title=s.title, propertyName=s.prop, periodFrom=s.pfrom, periodTo=s.pto, sheet=s.sheet, page=None,
                  columns=s.columns, planted=s.planted, keyTotals=kt, rows=rows)
        json.dump({'statements': [st]}, open(os.path.join(ROOT, 'truth', name+'.json'), 'w'), indent=1)
        ip = os.path.join(ROOT, 'index.json')
        ix = json.load(open(ip)) if os.path.exists(ip) else []
        ix = [e for e in ix if e['file'] != name] + [dict(file=name, assetType=asset, documentType=dtype, author='trustaccountants', style=style, hard=hard)]
        ix.sort(key=lambda e: e['file'])
        json.dump(ix, open(ip, 'w'), indent=1)
        print(name, len(rows), 'rows', 'bad:' if bad else '', bad)
