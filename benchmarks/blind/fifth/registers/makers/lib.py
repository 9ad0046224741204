import json, os, random, datetime as D
HERE = os.path.dirname(os.path.abspath(__file__))
INDEX = []
FIRST = "Alma Bernice Calvin Dmitri Elena Farid Gwen Hollis Imani Jerrod Katya Lamont Mireille Nestor Odalys Preston Quinn Rosalind Stellan Tamika Ulises Verna Wendell Ximena Yosef Zelda Ardith Blanca Cormac Delphine Ezekiel Fiona Garrick Henrietta Ivo Jovita Kendrick Leocadia Marlon Nadine".split()
LAST = "Abernethy Bascombe Castellano Drummond Ekwueme Fairweather Gallowitz Hathorne Ingersol Jaramillo Kowalchuk Lindqvist Mbeki-Ross Nakagawara Oyelaran Pettibone Quarrels Rasmuson Szymanek Tolliver Underhill Vandermeer Whitlatch Xiong Yarborough Zielonka Applewhite Bonaventura Crutchley Delacroix Entwistle Foxworth Grzybowski Holzapfel Ibarguen Juskowiak Kirkendoll Laramore Munkvold Nethercott Okonjo Pruitt Rademacher Stavropoulos Thibodaux Urquidez Villagomez Winterbourne".split()
class Names:
    def __init__(s, r): s.r = r; s.used = set()
    def pair(s):
        while True:
            p = (s.r.choice(FIRST), s.r.choice(LAST))
            if p not in s.used:
                s.used.add(p); return p
    def fl(s): return "%s %s" % s.pair()
    def lf(s): f, l = s.pair(); return "%s, %s" % (l, f)
def iso(d): return d.isoformat()
def addm(d, n):
    y, m = divmod(d.year * 12 + d.month - 1 + n, 12); m += 1
    last = [31, 29 if y % 4 == 0 else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1]
    return D.date(y, m, min(d.day, last))
def eom(d): return addm(D.date(d.year, d.month, 1), 1) - D.timedelta(1)
def m2(x): return "{:,.2f}".format(x)
def m0(x): return "{:,.0f}".format(x)
def us(d): return "%02d/%02d/%02d" % (d.month, d.day, d.year % 100)
def us4(d): return "%02d/%02d/%04d" % (d.month, d.day, d.year)
def usn(d): return "%d/%d/%d" % (d.month, d.day, d.year)
def clean(r): return {k: v for k, v in r.items() if v is not None and v != [] and v != ""}
def doc(name): return os.path.join(HERE, "documents", name)
def save(name, asset, style, hard, propertyName, asOn, units, occ, vac, rows, sheet=None, planted=None):
    t = {"propertyName": propertyName, "asOnDate": asOn, "units": units, "occupied": occ, "vacant": vac, "sheet": sheet,
         "planted": planted, "rows": [clean(r) for r in rows]}
    for r in t["rows"]: assert r.get("unit") or r.get("tenantName"), r
    json.dump(t, open(os.path.join(HERE, "truth", name + ".json"), "w"), indent=1, ensure_ascii=False)
    INDEX.append({"file": name, "assetType": asset, "documentType": "RENT_ROLL", "author": "g1", "style": style, "hard": hard})
