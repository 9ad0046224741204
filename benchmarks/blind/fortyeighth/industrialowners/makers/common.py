"""Names, truth writing. No layouts in here: every document draws itself."""
import json, os, random, datetime as dt
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(ROOT, 'documents'); TRU = os.path.join(ROOT, 'truth')
FIRST = "Alma Bertrand Cora Delroy Edith Fausto Greta Hollis Imelda Jonas Keturah Lamar Marisol Nestor Odette Percy Quilla Rufus Selma Thaddeus Ursula Vernon Wanda Ximena Yusef Zelda Arlo Bettina Clyde Dorinda Emmett Frieda Gaspar Hester Ignacio Juanita Kermit Lucinda Moses Nadine".split()
LAST = "Abelford Brannock Castelluna Dunmarsh Eckersby Fennimore Garzola Hattersley Ibarrola Jesperson Kittleson Lomaxter Mandeville Norquist Oberlander Pickeridge Quesnell Rasmundo Stavely Tregunna Urbanek Vandermolen Whitlatch Yarbury Zielonka Ashgrove Bellweather Cordonnier Drexhall Elmquist Farthing Gilroyd Hemsworthy Inglethorp Krasinovic Lundegaard Merriwell Ochsenfeld Pruittson Rademaker".split()
def iso(d): return d.isoformat()
def addm(d, n):
    m = d.month - 1 + n; return dt.date(d.year + m // 12, m % 12 + 1, min(d.day, 28))
def eom(d):
    n = dt.date(d.year + d.month // 12, d.month % 12 + 1, 1); return n - dt.timedelta(days=1)
def people(rng, n):
    out, seen = [], set()
    while len(out) < n:
        p = (rng.choice(FIRST), rng.choice(LAST))
        if p not in seen: seen.add(p); out.append(p)
    return out
def save(fn, asset, style, hard, rows, **top):
    t = dict(propertyName=None, asOnDate=None, units=None, occupied=None, vacant=None, sheet=None, planted=None)
    t.update(top); t['rows'] = [{k: v for k, v in r.items() if v is not None and v != [] and not k.startswith('_')} for r in rows]
    json.dump(t, open(os.path.join(TRU, fn + '.json'), 'w'), indent=1, ensure_ascii=False)
    json.dump(dict(file=fn, assetType=asset, documentType='RENT_ROLL', author='industrialowners', style=style, hard=hard),
              open(os.path.join(ROOT, 'makers', '_' + fn + '.idx'), 'w'))
