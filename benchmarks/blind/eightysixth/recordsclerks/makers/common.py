import os, json, random, datetime as dt
ROOT = 'build/blind'
SUR = "Abernethy Akins Alvarado Amundsen Bacigalupi Baines Batchelder Beaulieu Berglund Bonneau Brightwell Burgos Calloway Cardoza Castellano Chaudhry Chisholm Coombs Corrigan Czerwinski Dabrowski Delacroix DeWitt Dinsmore Dombroski Dunleavy Eastman Echeverria Eckhart Fairbairn Farquhar Fenwick Figueroa Fontaine Gallego Gauthier Giesbrecht Goncalves Greenlaw Haddad Halvorsen Hathaway Hempel Hightower Hoang Ibarra Ingersoll Jablonski Jankowski Kaczmarek Kettering Kilbride Kowalchuk Lachance Laframboise Leblond Lindqvist Lockridge MacAskill Maddox Mancuso McElroy McGillis Medeiros Mijares Montague Nakamura Nguyen Novotny Obermeyer Okafor Olafson Osterhaus Pacheco Pelletier Petrosky Pham Pinkham Quarles Quimby Radcliffe Reinholt Rensselaer Rosado Rutledge Sablan Sadowski Santangelo Schoonover Sedgwick Singh Skaggs Stavros Swanberg Tavares Thibodeau Thornbury Tran Treadwell Ulrich Upchurch Valdez VanHorn Vargas Verbeek Villanueva Wadsworth Weatherby Westergaard Whitcomb Wojcik Yamada Yarborough Youngblood Zabala Zielinski".split()
GIV = "Aaron Adele Agnes Alma Amir Andre Anita Arlene Barry Bernice Bettina Brent Calvin Carla Cecil Chantal Clark Colleen Curtis Dana Darlene Dennis Desmond Diego Dolores Earl Edna Eileen Elias Emil Ernesto Faye Felix Fiona Floyd Gail Garth Gerald Gina Gloria Grant Hazel Hector Holly Ida Inez Irma Ivan Jana Janice Jerome Joanne Jorge Josie Keith Kendra Kirk Lena Leonard Lionel Lorna Luis Lydia Mabel Marcus Marta Mavis Melvin Mina Monique Nadia Neil Nora Olga Omar Otis Pearl Perry Priya Quentin Ramona Raul Rhonda Roland Rosa Ruben Ruth Sanjay Selma Sheila Stella Tamika Teresa Tobias Trent Ursula Vera Vernon Violet Wade Wanda Wendell Yolanda Yvette Zack".split()
class Names:
    def __init__(s, r):
        s.r = r; s.used = set()
    def pair(s):
        while 1:
            p = (s.r.choice(GIV), s.r.choice(SUR))
            if p not in s.used and p[1] not in {u[1] for u in s.used if len(s.used) < 110}:
                s.used.add(p); return p
    def fl(s): return '%s %s' % s.pair()
    def lf(s): g, f = s.pair(); return '%s, %s' % (f, g)
def d(y, m, dd): return dt.date(y, m, dd)
def iso(x): return x.isoformat() if hasattr(x, 'isoformat') else x
def rdate(r, a, b): return a + dt.timedelta(days=r.randrange((b - a).days + 1))
def eom(x):
    n = (x.replace(day=28) + dt.timedelta(days=4)).replace(day=1); return n - dt.timedelta(days=1)
def addm(x, n):
    m = x.month - 1 + n; y = x.year + m // 12; m = m % 12 + 1
    return dt.date(y, m, min(x.day, eom(dt.date(y, m, 1)).day))
def num(x): return round(float(x), 2) if x != int(x) else int(x)
def row(**k):
    o = {}
    for a, v in k.items():
        if v is None or v == '' or v == []: continue
        if hasattr(v, 'isoformat'): v = v.isoformat()
        if isinstance(v, float): v = num(v)
        o[a] = v
    return o
def finish(fn, asset, style, hard, rows, propertyName, asOn, units, occ, vac, sheet=None, planted=None, totals=None, off=None):
    """totals: {key: printed total} ; off: key whose total is off by plant -> difference"""
    t = dict(propertyName=propertyName, asOnDate=iso(asOn) if asOn else None, units=units, occupied=occ, vacant=vac, sheet=sheet, planted=planted, rows=rows)
    json.dump(t, open(f'{ROOT}/truth/{fn}.json', 'w'), indent=1, ensure_ascii=False)
    p = f'{ROOT}/index.json'; ix = json.load(open(p)) if os.path.exists(p) else []
    ix = [e for e in ix if e['file'] != fn] + [dict(file=fn, assetType=asset, documentType='RENT_ROLL', author='r86c', style=style, hard=hard)]
    json.dump(sorted(ix, key=lambda e: e['file']), open(p, 'w'), indent=1, ensure_ascii=False)
    p = f'{ROOT}/makers/totals.json'; tt = json.load(open(p)) if os.path.exists(p) else {}
    tt[fn] = dict(totals=totals or {}, off=off or {}); json.dump(tt, open(p, 'w'), indent=1)
    for k, v in (totals or {}).items():
        s = sum(x.get(k) or 0 for x in rows)
        if abs(s - v - (off or {}).get(k, 0)) > .005: print('!!', fn, k, s, v)
    print(fn, len(rows), 'rows', units, occ, vac)
