"""Shared helpers: people, dates, truth and index. No layout lives here."""
import json, os, random, datetime as dt
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(ROOT, 'documents'); TRU = os.path.join(ROOT, 'truth')
FIRST = """Aaliyah Adele Alonzo Amara Andre Anita Arlo Bashir Beatriz Benton Bettina Blythe Bram Calla Camden Carmela Cedric Chantal Clifford
Cora Dag Dalia Darnell Deirdre Delphine Desmond Dionne Edwina Efrain Elba Emeka Enid Esteban Faye Fidel Fletcher Gavin Geneva Gideon Graciela Greta
Hollis Ignacio Imani Ines Irma Isidro Jarvis Jolene Joaquin Juniper Kaveh Keisha Kenji Lamar Leif Leona Lorna Lucinda Mabel Marcel Marisol Maude Milan
Mireille Nadia Nestor Noelle Odell Odette Olin Opal Orla Osvaldo Patrice Percy Petra Quincy Ramona Reuben Rhoda Rolf Rosalind Rufus Sadie Selma Seth
Simone Sunita Tamsin Terrell Thelma Ulises Uma Vaughn Verna Wendell Wilma Winston Yolanda Yusuf Zelda Zora""".split()
LAST = """Abernathy Achterberg Agbaje Almonte Amundsen Baptiste Barragan Bellweather Birdsong Blankenship Bostwick Brannigan Bui Cabrera Caldera Castellanos Cho
Clevenger Coldiron Cordova Cruickshank Dahl Dandridge Delacroix Desrosiers Dinwiddie Dombrowski Eastman Echeverria Eberle Farquhar Fenstermaker Fitzhugh
Flanagan Fonseca Galloway Ganong Gbadamosi Giordano Goodspeed Grabowski Guidry Haddad Halvorsen Hargrove Hathaway Hinojosa Holloman Ibarra Inouye Iverson
Jankowski Jessup Joubert Kaczmarek Kettering Khatri Kilpatrick Kowalczyk Labonte Lathrop Ledbetter Lindqvist Lovelace Macgregor Manzanares Mbeki McAllister
Meriwether Mkrtchyan Montague Nakagawa Narvaez Nettles Novotny Oberholtzer Ogunleye Okafor Olmstead Ostrander Paquette Pemberton Petrakis Pfeiffer Pham
Quarles Quisenberry Ramaswamy Rasmussen Rivkin Rosario Sandoval Satterfield Schlesinger Sepulveda Singletary Sorensen Stallworth Strickland Szymanski Tadlock
Thibodeaux Tillotson Toussaint Trujillo Underhill Upchurch Valenzuela Van_Houten Vandermeer Villanueva Wadsworth Westbrook Whitcomb Wojcik Yarborough Yellowhorse
Yoon Zavala Zimmer""".replace('_', ' ').split('\n')
LAST = ' '.join(LAST).replace('Van Houten', 'Van_Houten').split()
LAST = [x.replace('_', ' ') for x in LAST]

class People:
    def __init__(s, seed):
        s.r = random.Random(seed); s.used = set()
    def __call__(s, style='fl'):
        while True:
            f, l = s.r.choice(FIRST), s.r.choice(LAST)
            if (f, l) not in s.used: break
        s.used.add((f, l))
        return {'fl': f'{f} {l}', 'lf': f'{l}, {f}', 'LF': f'{l}, {f}'.upper(), 'il': f'{f[0]}. {l}', 'l': l}[style]

def d(y, m, day): return dt.date(y, m, day)
def iso(x): return x.isoformat() if isinstance(x, (dt.date, dt.datetime)) else x
def us(x): return x.strftime('%m/%d/%Y') if x else ''
def us0(x): return f'{x.month}/{x.day}/{x.year}' if x else ''
def us2(x): return f'{x.month}/{x.day}/{x.year % 100:02d}' if x else ''
def m2(x): return '' if x is None else f'{x:,.2f}'
def m0(x): return '' if x is None else f'{x:,.0f}'
def addm(x, n, eom=False):
    y, m = divmod(x.year * 12 + x.month - 1 + n, 12); m += 1
    last = (dt.date(y + m // 12, m % 12 + 1, 1) - dt.timedelta(1)).day
    return dt.date(y, m, last if eom else min(x.day, last))
def lease_end(x, n): return addm(x, n) - dt.timedelta(1)
def num(x):
    if isinstance(x, float):
        x = round(x, 2)
        return int(x) if x == int(x) else x
    return x
def clean(row):
    o = {}
    for k, v in row.items():
        if v is None or v == '' or v == []: continue
        if k.startswith('_'): continue
        if isinstance(v, (dt.date, dt.datetime)): v = v.isoformat()
        elif k == 'charges': v = [{'code': c, 'amount': num(a)} for c, a in v]
        elif k == 'rentSteps': v = [dict([('date', iso(t[0])), ('amount', num(t[1]))] + ([('per', t[2])] if len(t) > 2 else [])) for t in v]
        else: v = num(v)
        o[k] = v
    return o

def finish(name, rows, propertyName, asOn, units, occupied, vacant, asset, author, style, hard=False, sheet=None, planted=None, sums=None, must_tie=True):
    """sums: list of (key or callable, printed total[, row filter]); recorded for the final check."""
    t = {'propertyName': propertyName, 'asOnDate': iso(asOn) if asOn else None, 'units': units, 'occupied': occupied, 'vacant': vacant,
         'sheet': sheet, 'planted': planted, 'rows': [clean(r) for r in rows]}
    with open(os.path.join(TRU, name + '.json'), 'w') as f: json.dump(t, f, indent=1, ensure_ascii=False)
    bad = []
    for label, got, printed in (sums or []):
        if abs(got - printed) > 0.005: bad.append((label, got, printed))
    for r in t['rows']:
        assert r.get('unit') or r.get('tenantName'), r
    ip = os.path.join(ROOT, 'index.json')
    idx = json.load(open(ip)) if os.path.exists(ip) else []
    idx = [e for e in idx if e['file'] != name]
    idx.append({'file': name, 'assetType': asset, 'documentType': 'RENT_ROLL', 'author': author, 'style': style, 'hard': hard})
    json.dump(idx, open(ip, 'w'), indent=1)
    cp = os.path.join(ROOT, 'makers', 'checks.json')
    ck = json.load(open(cp)) if os.path.exists(cp) else {}
    ck[name] = {'sums': [[a, round(b, 2), round(c, 2)] for a, b, c in (sums or [])], 'planted': planted}
    json.dump(ck, open(cp, 'w'), indent=1)
    print(name, len(rows), 'rows', units, occupied, vacant, 'BAD' if bad else 'ties', bad, 'PLANTED' if planted else '')
    if bad and not planted: raise SystemExit('does not tie')
def tot(rows, k, f=lambda r: True): return sum(r.get(k) or 0 for r in rows if f(r))
