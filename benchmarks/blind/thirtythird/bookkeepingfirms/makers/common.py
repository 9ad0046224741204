"""Bookkeeping of the truth only; every document draws itself in its own file."""
import json, os, random, itertools
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(ROOT, 'documents'); TR = os.path.join(ROOT, 'truth')
def r2(x): return round(x + 0.0, 2) if x is not None else None
def wob(rng, base, n, vol=.05, cents=True):
    return [round(base * (1 + rng.uniform(-vol, vol)), 2 if cents else 0) for _ in range(n)]
class S:
    def __init__(s, title, prop, pf, pt, columns, derive=None, keep=None, sheet=None, page=None, zero='print'):
        s.title, s.prop, s.pf, s.pt, s.columns = title, prop, pf, pt, columns
        s.derive = derive or (lambda b, kind: list(b)); s.keep = keep or list(range(len(columns)))
        s.sheet, s.page, s.zero, s.rows, s.planted = sheet, page, zero, [], None
    def _add(s, **k):
        s.rows.append(k); return len(s.rows) - 1
    def head(s, label, code=None, lv=0, **k):
        return s._add(label=label, code=code, rt='HEADING', base=None, full=None, items=None, lv=lv, kind=None, key=None, **k)
    def line(s, label, base, code=None, lv=1, kind='inc', **k):
        base = [r2(x) for x in base]
        return s._add(label=label, code=code, rt='LINE', base=base, full=[r2(x) if isinstance(x, float) else x for x in s.derive(base, kind)], items=None, lv=lv, kind=kind, key=None, **k)
    def tot(s, label, items, code=None, lv=0, kind='inc', rt='SUBTOTAL', key=None, **k):
        it = [(i, 1) if isinstance(i, int) else i for i in items]
        n = len(s.rows[it[0][0]]['base'])
        base = [r2(sum(sg * (s.rows[i]['base'][c] or 0) for i, sg in it)) for c in range(n)]
        return s._add(label=label, code=code, rt=rt, base=base, full=[r2(x) if isinstance(x, float) else x for x in s.derive(base, kind)], items=it, lv=lv, kind=kind, key=key, **k)
    def vals(s, r):
        if r['full'] is None: return [None] * len(s.columns)
        v = [r['full'][k] for k in s.keep]
        if s.zero != 'print': v = [None if x == 0 else x for x in v]
        return v
    def truth(s):
        rows, keys = [], {}
        for r in s.rows:
            d = dict(accountCode=r['code'], label=r['label'], rowType=r['rt'], values=s.vals(r))
            if r['items']: d['footsFrom'] = {'items': [i for i, _ in r['items']]}
            rows.append(d)
            if r['key']:
                for k in r['key'].split('|'): keys[k] = {'label': r['label'], 'values': s.vals(r)}
        return dict(title=s.title, propertyName=s.prop, periodFrom=s.pf, periodTo=s.pt, sheet=s.sheet, page=s.page, columns=s.columns, planted=s.planted, keyTotals=keys, rows=rows)
def save(name, stmts):
    json.dump({'statements': [x.truth() for x in stmts]}, open(os.path.join(TR, name + '.json'), 'w'), indent=1)
def recalc(path):
    """let LibreOffice store the values of formulas in the workbook"""
    import subprocess, tempfile, shutil
    d = tempfile.mkdtemp()
    subprocess.run(['soffice', '--headless', f'-env:UserInstallation=file://{d}/prof', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', d, path], check=True, capture_output=True)
    shutil.copy(os.path.join(d, os.path.basename(path)), path); shutil.rmtree(d)
