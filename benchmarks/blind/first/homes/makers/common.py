import json, os, random, datetime as dt
HERE = os.path.dirname(os.path.abspath(__file__))
DOCS = os.path.join(HERE, 'documents'); TRUTH = os.path.join(HERE, 'truth'); WORK = os.path.join(HERE, 'work')
SEED = 'a2-2025'
INDEX = []
FIRST = """Marisol Deandre Tobias Ingrid Kelvin Priya Odette Hamish Lucinda Rashad Beatriz Colm Yesenia Wendell Anya Thaddeus Carmela Dmitri Fern Gideon Halima Isidro Joelle Kwame Leona Maddox Nadia Orson Paloma Quincy Renata Soren Tamika Ulises Verity Wyatt Ximena Yusuf Zelda Bram Corinne Darnell Elspeth Felix Greta Hollis Imani Jarrod Keisha Lionel Mireya Noel Ophelia Percy Rosalind Silas Trinh Ursula Vance Winona Alonso Brynn Cyrus Delphine Emeka Flora Garrick Hester Ivo Janelle Kazuo Lorna""".split()
LAST = """Abernethy Bascombe Calloway Dunmore Eskridge Farrow Gallardo Hathcock Iverson Jessup Kilgore Lindqvist Mbeki Narvaez Okafor Pettibone Quiroga Ransome Stavros Thibodeaux Umbridge Villasenor Wexler Yarborough Zamudio Ashdown Birdwell Crenshaw Delacroix Easterling Fontaine Grissom Holloway Inglewood Jankowski Kessler Lockridge Montrose Nakagawa Ostrander Pruitt Quarles Redfearn Sandoval Tennyson Uribe Valdovinos Whitlock Xiong Yoder Zielinski Armitage Bohannon Castellan Drummond Elsworth Fairbanks Goldthwaite Huckabee Isbell Jorgensen Kowalczyk Leventhal Mcgillis Nunley Oyelaran Partridge Rasmussen Sewell Trujillo Vandermeer Winslow""".split()
class Gen:
    def __init__(s, key):
        s.r = random.Random(SEED + key); s.used = set()
    def person(s):
        while True:
            p = (s.r.choice(FIRST), s.r.choice(LAST))
            if p not in s.used:
                s.used.add(p); return p
    def fl(s): a, b = s.person(); return f'{a} {b}'
    def lf(s): a, b = s.person(); return f'{b}, {a}'
    def rent(s, base, spread=.08, step=5):
        return int(round(base * (1 + s.r.uniform(-spread, spread)) / step)) * step
    def date(s, a, b): return a + dt.timedelta(days=s.r.randint(0, (b - a).days))
    def pick(s, seq): return s.r.choice(seq)
    def p(s, x): return s.r.random() < x
def D(y, m, d): return dt.date(y, m, d)
def eom(y, m):
    return (dt.date(y + (m == 12), m % 12 + 1, 1) - dt.timedelta(days=1))
def addm(d, n):
    y, m = divmod(d.year * 12 + d.month - 1 + n, 12)
    try: return dt.date(y, m + 1, d.day)
    except ValueError: return eom(y, m + 1)
def us(d): return d.strftime('%m/%d/%Y') if d else ''
def us2(d): return d.strftime('%m/%d/%y') if d else ''
def usn(d): return f'{d.month}/{d.day}/{d.year}' if d else ''
def usn2(d): return f'{d.month}/{d.day}/{d:%y}' if d else ''
def m2(x): return '' if x is None else (f'{x:,.2f}' if x >= 0 else f'({-x:,.2f})')
def m2n(x): return '' if x is None else f'{x:,.2f}'
def m0(x): return '' if x is None else (f'{x:,.0f}' if x >= 0 else f'({-x:,.0f})')
def iso(v): return v.isoformat() if isinstance(v, (dt.date, dt.datetime)) else v
def N(x):
    if isinstance(x, float):
        x = round(x, 2)
        if x == int(x): return int(x)
    return x
def R(**k):
    o = {}
    for a, v in k.items():
        if v is None or v == [] or v == '': continue
        if a == 'charges': v = [{'code': c, 'amount': N(x)} for c, x in v]
        elif a == 'rentSteps': v = [dict({'date': iso(s[0]), 'amount': N(s[1])}, **({'per': 'year'} if len(s) > 2 else {})) for s in v]
        o[a] = N(iso(v))
    return o
def save(fn, rows, prop, asof, units, occ, vac, asset, style, hard, sheet=None, planted=None):
    t = dict(propertyName=prop, asOnDate=iso(asof), units=units, occupied=occ, vacant=vac, sheet=sheet, planted=planted, rows=rows)
    for r in rows: assert r.get('unit') or r.get('tenantName'), r
    with open(os.path.join(TRUTH, fn + '.json'), 'w') as f: json.dump(t, f, indent=1, ensure_ascii=False)
    INDEX.append(dict(file=fn, assetType=asset, documentType='RENT_ROLL', author='a2', style=style, hard=hard))
    print(fn, len(rows), 'rows', units, occ, vac)
def P(fn): return os.path.join(DOCS, fn)
# ---- reportlab helper
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth
class Pg:
    def __init__(s, fn, size, mx=36, top=36, bot=40, header=None, footer=None, font='Helvetica', fs=7, title=''):
        s.c = canvas.Canvas(P(fn), pagesize=size, invariant=1); s.c.setTitle(title); s.W, s.H = size
        s.mx, s.top, s.bot, s.header, s.footer = mx, top, bot, header, footer
        s.font, s.fs, s.n, s.y = font, fs, 0, 0
        s.new()
    def new(s):
        if s.n: 
            if s.footer: s.footer(s)
            s.c.showPage()
        s.n += 1; s.y = s.H - s.top
        if s.header: s.header(s)
    def need(s, h):
        if s.y - h < s.bot: s.new(); return True
    def t(s, x, txt, al='l', font=None, fs=None, dy=0, y=None, col=None, maxw=None):
        f, z = font or s.font, fs or s.fs
        txt = str(txt)
        if maxw:
            while txt and stringWidth(txt, f, z) > maxw: txt = txt[:-1]
        s.c.setFont(f, z)
        if col: s.c.setFillColorRGB(*col)
        yy = (s.y if y is None else y) - dy
        {'l': s.c.drawString, 'r': s.c.drawRightString, 'c': s.c.drawCentredString}[al](x, yy, txt)
        if col: s.c.setFillColorRGB(0, 0, 0)
    def line(s, x1, x2, dy=0, w=.5):
        s.c.setLineWidth(w); s.c.line(x1, s.y - dy, x2, s.y - dy)
    def box(s, x, w, h, dy=0, fill=(.9, .9, .9)):
        s.c.setFillColorRGB(*fill); s.c.rect(x, s.y - dy, w, h, stroke=0, fill=1); s.c.setFillColorRGB(0, 0, 0)
    def end(s):
        if s.footer: s.footer(s)
        s.c.showPage(); s.c.save()
