"""Shared helpers: people, dates, truth writing. Needs reportlab, xlsxwriter, xlwt (pip)."""
import sys, os, json, random, datetime as dt
sys.path.insert(0, 'scratch/synd_lib_r59')
HERE = os.path.dirname(os.path.abspath(__file__))
DOC = os.path.join(HERE, 'documents'); TRU = os.path.join(HERE, 'truth')
os.makedirs(DOC, exist_ok=True); os.makedirs(TRU, exist_ok=True)
FIRST = "Alma Brent Carla Desmond Elise Farid Gwen Hollis Imani Jorge Kiersten Lamont Marisol Nadia Orrin Petra Quentin Rosalind Soren Tamika Ulises Verna Wendell Ximena Yusuf Zelda Bryce Corinne Dario Esme Fletcher Gideon Hattie Ignacio Juniper Keaton Leland Mireya Noelle Osvaldo Priya Ruben Shonda Terrell Ursula Viola Winston Yolanda Anneke Boris Cleo Duane Efrain Freya".split()
LAST = "Abernatty Bascombe Calloway Drexler Eastmond Farnsley Guidroz Hollingsed Iverstone Jimerson Kowalchik Lattimer Mendivil Norquist Okonjo Pettibone Quarles Rasmunson Salvatori Thibeaux Underhall Vandermere Wexcombe Yarborn Zielinka Ambriz Brantwood Coldiron Dunleavey Escarza Fothergil Grantley Haverstock Inchaurre Jessop Kettleburn Lopresta Marchbank Nwachuka Ortolano Pruittson Radcliffe-Mays Stallworthy Tarkenson Urrutia Villasmil Whitcombe Yanceyville Abdirahim Bui-Tran Castellon Delacroix Eng Fenwick Goss Huang-Lee Ibarrola".split()

class G:
    def __init__(s, seed): s.r = random.Random(seed); s.used = set()
    def name(s, style='LF'):
        while True:
            a, b = s.r.choice(FIRST), s.r.choice(LAST)
            if (a, b) not in s.used: s.used.add((a, b)); break
        return {'LF': f"{b}, {a}", 'FL': f"{a} {b}", 'UP': f"{b}, {a}".upper(), 'UF': f"{a} {b}".upper()}[style]
    def date(s, a, b): return a + dt.timedelta(days=s.r.randint(0, (b - a).days))

D = dt.date
def addm(d, m):
    y = d.year + (d.month - 1 + m) // 12; mo = (d.month - 1 + m) % 12 + 1
    for dd in (d.day, 30, 29, 28):
        try: return D(y, mo, dd)
        except ValueError: pass
def term_end(start, m): return addm(start, m) - dt.timedelta(days=1)
def iso(d): return d.isoformat() if isinstance(d, dt.date) else d
def R(**k):
    o = {}
    for a, v in k.items():
        if v is None or v == '' : continue
        if isinstance(v, dt.date): v = v.isoformat()
        if isinstance(v, float): v = round(v, 2)
        if a in ('charges', 'rentSteps') and not v: continue
        o[a] = v
    return o
INDEX = []
def save(fn, rows, propertyName, asOn, units, occ, vac, assetType, author, style, hard=False, sheet=None, planted=None):
    t = dict(propertyName=propertyName, asOnDate=asOn, units=units, occupied=occ, vacant=vac, sheet=sheet, planted=planted, rows=rows)
    json.dump(t, open(os.path.join(TRU, fn + '.json'), 'w'), indent=1, ensure_ascii=False)
    INDEX.append(dict(file=fn, assetType=assetType, documentType='RENT_ROLL', author=author, style=style, hard=hard))
def m2(x): return f"{x:,.2f}"
def us(d): return d.strftime('%m/%d/%Y') if isinstance(d, dt.date) else (d or '')
def sh(d): return f"{d.month}/{d.day}/{d.year%100:02d}" if isinstance(d, dt.date) else (d or '')
