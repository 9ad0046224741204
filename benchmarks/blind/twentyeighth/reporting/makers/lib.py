"""Shared data model: draws the figures, keeps the truth. All amounts are integer cents."""
import json, math, os, random, re
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS = os.path.join(ROOT, 'documents'); TRUTH = os.path.join(ROOT, 'truth')
MON = ['', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

def months(y, m, n=12):
    out = []
    for i in range(n):
        out.append((y + (m - 1 + i) // 12, (m - 1 + i) % 12 + 1))
    return out

def shape(pat, mo):
    w = math.cos(2 * math.pi * (mo - 1) / 12)
    if pat == 'util': return 1 + .38 * w
    if pat == 'ac': return 1 - .28 * w
    if pat == 'turn': return {5: 1.3, 6: 1.5, 7: 1.9, 8: 2.4, 9: .9}.get(mo, .5)
    if pat == 'aug': return .62 if mo == 8 else 1
    if pat == 'qtr': return 3 if mo in (1, 4, 7, 10) else 0
    if pat == 'ann': return 12 if mo == 3 else 0
    if pat == 'semi': return 6 if mo in (1, 7) else 0
    return 1

def rnd(x, cents):
    return int(round(x * 100)) if cents else int(round(x)) * 100

def actual(r, m, pat, ms, cents):
    out = []
    f0 = r.uniform(.975, 1.025)
    rare_at = r.sample(range(len(ms)), max(1, len(ms) // 4))
    step = r.randrange(3, 10)
    for i, (y, mo) in enumerate(ms):
        s = shape(pat, mo)
        if pat == 'flat': v = m * (1 if i < step else 1.031) if abs(m) < 4000 else m
        elif pat == 'fix': v = m
        elif pat in ('rent',): v = m * (1 + .0028 * i) * r.uniform(.995, 1.005)
        elif pat == 'aug': v = m * s * r.uniform(.996, 1.004)
        elif pat in ('qtr', 'ann', 'semi'): v = m * s * f0
        elif pat in ('util', 'ac'): v = m * s * r.uniform(.93, 1.08)
        elif pat == 'turn': v = m * s * r.uniform(.75, 1.3)
        elif pat == 'lump': v = m * r.uniform(.25, 2.1)
        elif pat == 'rare': v = m * r.uniform(1.5, 5) if i in rare_at else 0
        elif pat == 'int': v = m * (1 - .0011 * i)
        elif pat == 'zero': v = 0
        else: v = m * f0 * r.uniform(.93, 1.07)
        out.append(rnd(v, cents))
    if pat == 'flat': pass
    return out

def budget(r, m, pat, ms):
    f = r.choice([.96, .98, 1, 1, 1.01, 1.02, 1.04, 1.06])
    if pat == 'zero': return [0] * len(ms)
    if pat == 'rare': f = r.choice([0, .8, 1, 1.2])
    if pat == 'fix': f = 1
    base = m * f
    q = 5 if abs(base) < 2000 else (25 if abs(base) < 20000 else 50)
    return [int(round(base * shape(pat, mo) / q) * q) * 100 for (y, mo) in ms]

class S:
    """rows: dict(code,label,type,level,kind,base,foots,id)"""
    def __init__(self, dsl, valfn):
        self.rows = []; self.id = {}
        stack = [[]]; kind = 'inc'
        for ln in dsl.strip().splitlines():
            ln = ln.strip()
            if not ln: continue
            p = [x.strip() for x in ln.split('|')]
            t = p[0]
            if t == 'K': kind = p[1]; continue
            code = p[1] or None; label = p[2]
            row = dict(code=code, label=label, kind=kind, level=len(stack) - 1, foots=[], base=None, id=None, note=None, raw=t)
            i = len(self.rows)
            if t in ('H', 'h'):
                row['type'] = 'HEADING'
                if t == 'H': stack.append([])
                else: pass
                self.rows.append(row)
                continue
            if t in ('L', 'M'):    # M: memo line, outside totals
                row['type'] = 'LINE'
                row['base'] = valfn(label, p[3], p[4] if len(p) > 4 else '', i)
                if t == 'L': stack[-1].append(i)
                if len(p) > 5 and p[5]: row['id'] = p[5]
            elif t in ('T', 'TT'):
                fr = stack.pop(); row['level'] = len(stack) - 1
                row['type'] = 'SUBTOTAL' if t == 'T' else 'TOTAL'
                row['foots'] = [(j, 1) for j in fr]
                stack[-1].append(i)
                row['id'] = p[3] if len(p) > 3 else None
            elif t in ('E', 'e'):
                row['type'] = 'TOTAL' if t == 'E' else 'SUBTOTAL'
                row['id'] = p[3]
                row['foots'] = [(self.id[x], -1 if s == '-' else 1) for s, x in re.findall(r'([+-]?)(\w+)', p[4])]
                row['level'] = 0
                row['kind'] = p[5] if len(p) > 5 else 'inc'
                stack = [[]]
            if row['foots']:
                n = len(self.rows[row['foots'][0][0]]['base'])
                row['base'] = [sum(s * self.rows[j]['base'][c] for j, s in row['foots']) for c in range(n)]
            if row['id']: self.id[row['id']] = i
            self.rows.append(row)

    def finish(self, cols):
        """cols: list of int (base index) or ('var',a,b) favourable sign or ('diff',a,b)."""
        self.cols = cols
        for r in self.rows:
            if r['base'] is None: r['v'] = None; continue
            v = []
            for c in cols:
                if isinstance(c, int): v.append(r['base'][c])
                else:
                    d = r['base'][c[1]] - r['base'][c[2]]
                    v.append(-d if c[0] == 'var' and r['kind'] == 'exp' else d)
            r['v'] = v
        return self

    def check(self, planted_at=()):
        bad = []
        for i, r in enumerate(self.rows):
            for c, spec in enumerate(self.cols):
                if not r['foots']: continue
                t = 0
                for j, s in r['foots']:
                    k = self.rows[j]
                    if not isinstance(spec, int) and spec[0] == 'var' and k['kind'] != r['kind']: s = -s
                    t += s * k['v'][c]
                if t != r['v'][c]: bad.append((i, c, r['label'], t, r['v'][c]))
        return bad

KEYS = dict(egi='total_income', opex='total_operating_expenses', noi='noi', ni='net_income', ncf='net_cash_flow', ta='total_assets', tl='total_liabilities', te='total_equity')
INDEX = []
def num(c):
    return c // 100 if c % 100 == 0 else c / 100

def save(fn, st, title, prop, pf, pt, columns, sheet=None, page=None, planted=None, dash=False, asset='MULTIFAMILY', dtype='OPERATING_STATEMENT', style='', hard=False, expect=0):
    bad = st.check()
    assert len(bad) == expect, (fn, bad)
    assert len(columns) == len(st.cols), (fn, len(columns), len(st.cols))
    n = len(columns)
    rows = []
    def vals(r):
        if r['v'] is None: return [None] * n
        return [None if (dash and x == 0) else num(x) for x in r['v']]
    for r in st.rows:
        d = dict(accountCode=r['code'], label=r['label'], rowType=r['type'], values=vals(r))
        if r['foots']: d['footsFrom'] = {'items': [j for j, s in r['foots']]}
        rows.append(d)
    kt = {}
    for k, name in KEYS.items():
        if k in st.id:
            r = st.rows[st.id[k]]; kt[name] = dict(label=r['label'], values=vals(r))
    out = dict(statements=[dict(title=title, propertyName=prop, periodFrom=pf, periodTo=pt, sheet=sheet, page=page, columns=columns, planted=planted, keyTotals=kt, rows=rows)])
    json.dump(out, open(os.path.join(TRUTH, fn + '.json'), 'w'), indent=1, ensure_ascii=False)
    INDEX.append(dict(file=fn, assetType=asset, documentType=dtype, author='s28a', style=style, hard=hard))

def fm(c, dec=2, paren=False, zero=None, cur=''):
    if c is None: return ''
    if c == 0 and zero is not None: return zero
    s = f'{abs(c) / 100:,.{dec}f}'
    if c < 0: return f'({cur}{s})' if paren else f'-{cur}{s}'
    return cur + s
