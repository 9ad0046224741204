import json, os, random, datetime as dt
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(ROOT, 'documents'); TRU = os.path.join(ROOT, 'truth')
FIRST = """Adela Alonzo Amaya Anselm Arlo Aurelio Beatriz Benicio Birgit Brant Calla Casimir Celeste Cleo Corwin Dalia Darnell Delphine Desmond Eben
Elspeth Emeka Esperanza Fabian Fern Flora Gideon Greta Hollis Ignacio Imani Inez Jareth Joaquin Juniper Kaya Keenan Lark Leland Lorena Lucinda Marcelo Marisol
Merritt Nadine Nils Octavia Orrin Paloma Phoebe Quincy Rafaela Reuben Rosalind Sabine Santos Selma Tadeo Thessaly Ulises Vance Verity Wendell Ximena Yolanda Zeb""".split()
LAST = """Abeyta Aldecoa Ashgrove Baca-Lind Barela Begaye Bellweather Birdsong Brannock Caldera Castlebury Chavira Coldiron Cottonham Dovecote Dunmire Elizalde
Escarcega Farrowe Fenwright Gallegos Garrity Greyhorse Hadlock Halvorsen Hinojos Holloman Ibarrola Jaramillo Jessop Kanosh Kettleman Kimbrell Lachapelle Larranaga Leavitte
Lucero Maestas Mackelprang Montoya Mortenson Nakai Nordhavn Ollivander Ortega Padilla Peckham Penrose Quintero Rasband Redwine Rivenbark Salcido Sandoval Skousen
Stapley Tafoya Tenorio Thackeray Tsosie Uribarri Valdespino Vanderhoof Whitlock Winterbourne Yazzie-Cole Youngquist Zamarripa""".split()
class Names:
    def __init__(s, r): s.r, s.used = r, set()
    def pair(s):
        while True:
            p = (s.r.choice(FIRST), s.r.choice(LAST))
            if p not in s.used: s.used.add(p); return p
    def fl(s): return '%s %s' % s.pair()
    def lf(s): a, b = s.pair(); return '%s, %s' % (b, a)
def D(y, m, d): return dt.date(y, m, d)
def iso(d): return d.isoformat() if isinstance(d, dt.date) else d
def addm(d, n):
    m = d.month - 1 + n; y = d.year + m // 12; m = m % 12 + 1
    last = [31, 29 if y % 4 == 0 else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1]
    return D(y, m, min(d.day, last))
def eom(d): return addm(D(d.year, d.month, 1), 1) - dt.timedelta(1)
def endof(start, months): return addm(start, months) - dt.timedelta(1)
def m2(x): return '{:,.2f}'.format(x)
def m0(x): return '{:,.0f}'.format(x)
def us(d, pat='%m/%d/%Y'): return d.strftime(pat) if isinstance(d, dt.date) else (d or '')
def sh(d): return '%d/%d/%02d' % (d.month, d.day, d.year % 100)
def row(**k): return {a: (iso(b) if isinstance(b, dt.date) else b) for a, b in k.items() if b is not None and b != ''}
INDEX = []
def save(file, rows, units, occ, vac, prop, ason, asset, style, hard=False, sheet=None, planted=None):
    t = dict(propertyName=prop, asOnDate=ason, units=units, occupied=occ, vacant=vac, sheet=sheet, planted=planted, rows=rows)
    json.dump(t, open(os.path.join(TRU, file + '.json'), 'w'), indent=1)
    p = os.path.join(ROOT, 'makers', '.index.json')
    ix = json.load(open(p)) if os.path.exists(p) else {}
    ix[file] = dict(file=file, assetType=asset, documentType='RENT_ROLL', author='commercial loan processor, credit union (US Southwest and Mountain)', style=style, hard=hard)
    json.dump(ix, open(p, 'w'), indent=1)
    json.dump([ix[k] for k in sorted(ix)], open(os.path.join(ROOT, 'index.json'), 'w'), indent=1)
