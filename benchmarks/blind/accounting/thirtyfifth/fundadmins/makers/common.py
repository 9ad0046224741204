import json, os, random
HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def path(f): return os.path.join(HERE, 'documents', f)
class Truth:
    def __init__(s, name, ext, kind, money, planted=None):
        s.name, s.ext, s.kind, s.money, s.planted, s.rows, s.totals = name, ext, kind, money, planted, [], []
    def row(s, **kw): s.rows.append({k.replace('OTHER_', 'other:'): v for k, v in kw.items() if v is not None})
    def rowd(s, d): s.rows.append({k: v for k, v in d.items() if v is not None})
    def total(s, label, d): s.totals.append(dict(label=label, **{k: v for k, v in d.items() if v is not None}))
    def save(s, asset, style, hard=False):
        dt = {'TB': 'TRIAL_BALANCE', 'AR': 'AGED_RECEIVABLES', 'UM': 'UNIT_MIX'}[s.kind]
        json.dump({'name': s.name, 'kind': s.kind, 'planted': s.planted, 'money': s.money, 'rows': s.rows, 'totals': s.totals},
                  open(os.path.join(HERE, 'truth', s.name + '.json'), 'w'), indent=1, ensure_ascii=False)
        ip = os.path.join(HERE, 'index.json')
        idx = json.load(open(ip)) if os.path.exists(ip) else []
        f = s.name + '.' + s.ext
        idx = [e for e in idx if e['file'] != f]
        idx.append({'file': f, 'assetType': asset, 'documentType': dt, 'author': 'a36c', 'style': style, 'hard': hard})
        idx.sort(key=lambda e: e['file'])
        json.dump(idx, open(ip, 'w'), indent=1)
def d(c): return None if c is None else round(c / 100, 2)     # cents -> dollars
def c(x): return int(round(x * 100))
def f2(cents): return f'{cents/100:,.2f}'
def paren(cents): return f'({-cents/100:,.2f})' if cents < 0 else f'{cents/100:,.2f}'
class Ledger:
    """accounts: list of (code, name, forward dollars | None); double-entry postings in cents"""
    def __init__(s, accts, plug):
        s.order = [a[0] for a in accts]; s.names = {a[0]: a[1] for a in accts}
        s.fwd = {a[0]: c(a[2] or 0) for a in accts}
        s.fwd[plug] -= sum(s.fwd.values())
        s.dr = {k: 0 for k in s.order}; s.cr = {k: 0 for k in s.order}
    def post(s, dr, cr, amt):
        a = c(amt); s.dr[dr] += a; s.cr[cr] += a
    def end(s, k): return s.fwd[k] + s.dr[k] - s.cr[k]
