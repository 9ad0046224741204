"""Shared bits: paths, truth writing, double-entry books. Layouts are NOT shared."""
import json, os, random
BASE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS = os.path.join(BASE, 'documents'); TRUTH = os.path.join(BASE, 'truth'); CHK = os.path.join(BASE, 'view')
SEED = 530153
for d in (DOCS, TRUTH, CHK): os.makedirs(d, exist_ok=True)
def rng(tag): return random.Random(f'{SEED}-{tag}')
def num(c): return round(c / 100, 2)
def write_truth(file, kind, money, rows, totals, planted=None, covers=None):
    t = {'name': file, 'kind': kind, 'planted': planted, 'money': money, 'rows': rows, 'totals': totals}
    stem = os.path.splitext(file)[0]
    json.dump(t, open(f'{TRUTH}/{stem}.json', 'w'), indent=1, ensure_ascii=False)
    json.dump(covers or [], open(f'{CHK}/{stem}.covers.json', 'w'))
class Book:
    """accounts: list of (no, name, opening in cents, debit positive)"""
    def __init__(s, accts):
        s.accts = [(a, n) for a, n, *_ in accts]; s.name = dict(s.accts)
        s.open = {a: o for a, n, o in accts}
        s.dr = {a: 0 for a, _ in s.accts}; s.cr = {a: 0 for a, _ in s.accts}
    def post(s, d, c, amt):
        if amt <= 0 or d not in s.dr or c not in s.cr: return
        s.dr[d] += amt; s.cr[c] += amt
    def plug(s, a): s.open[a] -= sum(s.open.values())
    def close(s, a): return s.open[a] + s.dr[a] - s.cr[a]
