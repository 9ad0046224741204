import json, os, random, datetime as dt, calendar
HERE = os.path.dirname(os.path.abspath(__file__))
DOCS = os.path.join(HERE, 'documents'); TRUTH = os.path.join(HERE, 'truth')
INDEX = []
FIRST = """Marisol Devonte Aiyana Trent Priya Calvin Odessa Rurik Lenora Tobias Keisha Hollis Imani Bram Yesenia Cormac Delphine Ansel Tamika Wendell
Rosalind Jorge Katya Desmond Paloma Ingrid Marquise Soren Beatriz Lionel Farrah Quentin Noelle Amari Gideon Lucinda Thaddeus Shanice Eamon Violeta
Harlan Mireya Clifton Zora Percival Anjali Roscoe Elspeth Dashiell Nadine Orrin Xiomara Judson Callista Terrell Winifred Bashir Greta Ulises Maeve""".split()
LAST = """Abernethy Boutros Caldera Dunmore Eastvold Farquhar Galindez Hostetter Iverley Jaramillo Kettering Lindqvist Mazurek Nakhoda Oyelaran Pettibone
Quillen Rasband Stoltz Tarkington Umland Vasquelle Whitcomb Yarborough Zeller Ashgrove Birdsong Cantwell Delacourt Escamilla Fairweather Gutteridge
Hallowell Inzunza Jessup Kilbride Lamoreaux Merriweather Novotny Ostrander Pickerell Redfearn Sandoz Thibodeau Underhill Vandermeer Wexcombe Yoakum
Ziegenhorn Bellweather Crowfoot Dillahunt Etheredge Fontenelle Grandstaff Hargis Kowalczuk Loughran Marchetti Nwosu Okafor Popescu Ruvalcaba Sepulveda""".split()
class Names:
    def __init__(s, rnd): s.r = rnd; s.used = set()
    def pair(s):
        while True:
            p = (s.r.choice(FIRST), s.r.choice(LAST))
            if p not in s.used:
                s.used.add(p); return p
    def fl(s): return ' '.join(s.pair())
    def lf(s): f, l = s.pair(); return f'{l}, {f}'
def addm(d, n):
    m = d.month - 1 + n; y = d.year + m // 12; m = m % 12 + 1
    return dt.date(y, m, min(d.day, calendar.monthrange(y, m)[1]))
def R(**k):
    out = {}
    for a, b in k.items():
        if b is None or b == [] or b == '': continue
        if isinstance(b, dt.date): b = b.isoformat()
        if isinstance(b, float): b = round(b, 2)
        out[a] = b
    return out
def ch(*pairs): return [{"code": c, "amount": round(a, 2)} for c, a in pairs if a not in (None, 0)]
def usd(x): return f'{x:,.2f}' if x >= 0 else f'({-x:,.2f})'
def path(n): return os.path.join(DOCS, n)
def save(name, truth, assetType, style, hard='', planted=None, author='fundmanagers'):
    truth.setdefault('sheet', None); truth['planted'] = planted
    keys = ['propertyName', 'asOnDate', 'units', 'occupied', 'vacant', 'sheet', 'planted', 'rows']
    for k in keys: assert k in truth, (name, k)
    for r in truth['rows']: assert r.get('unit') or r.get('tenantName'), r
    with open(os.path.join(TRUTH, name + '.json'), 'w') as f: json.dump({k: truth[k] for k in keys}, f, indent=1, ensure_ascii=False)
    INDEX.append({"file": name, "assetType": assetType, "documentType": "RENT_ROLL", "author": author, "style": style, "hard": hard})
    print(name, len(truth['rows']), truth['units'], truth['occupied'], truth['vacant'])
