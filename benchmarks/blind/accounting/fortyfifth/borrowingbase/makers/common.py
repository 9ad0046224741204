import json, os, random
B = os.path.dirname(os.path.abspath(__file__))
DOC = os.path.join(B, 'documents'); TR = os.path.join(B, 'truth')
LIB = '/usr/share/fonts/truetype/liberation/'; DJ = '/usr/share/fonts/truetype/dejavu/'
def conv(r, money):
    o = {}
    for k, v in r.items():
        if v is None or v == '': continue
        if k in money and isinstance(v, int): v = round(v/100, 2)
        o[k] = v
    return o
def dump(name, ext, kind, money, rows, totals, planted, asset, author, style, hard, raw=()):
    """rows hold cents (int) in money keys except keys in raw, which are taken as they are"""
    m = [k for k in money if k not in raw]
    t = dict(name=name, kind=kind, planted=planted, money=money,
             rows=[conv(r, m) for r in rows], totals=[conv(r, m) for r in totals])
    json.dump(t, open(os.path.join(TR, name+'.json'), 'w'), indent=1, ensure_ascii=False)
    ix = os.path.join(B, 'index.json')
    L = json.load(open(ix)) if os.path.exists(ix) else []
    L = [e for e in L if e['file'] != name+'.'+ext]
    L.append(dict(file=name+'.'+ext, assetType=asset,
        documentType=dict(TB='TRIAL_BALANCE', AR='AGED_RECEIVABLES', UM='UNIT_MIX')[kind],
        author=author, style=style, hard=hard))
    L.sort(key=lambda e: e['file'])
    json.dump(L, open(ix, 'w'), indent=1, ensure_ascii=False)
def f2(c, neg='paren', zero='0.00'):
    if c is None: return ''
    if c == 0: return zero
    s = f'{abs(c)/100:,.2f}'
    if c < 0: s = {'paren': f'({s})', 'minus': '-'+s, 'trail': s+'-', 'cr': s+' CR'}[neg]
    return s
def add(rows, keys):
    """column sums; a column with nothing in it sums to 0"""
    return {k: sum(r.get(k) or 0 for r in rows) for k in keys}
