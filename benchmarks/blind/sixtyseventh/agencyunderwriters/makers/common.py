"""Shared bits: names, money, truth file. No drawing here: each document has its own maker."""
import json, os, random, datetime as dt
ROOT = os.environ.get("R67A_ROOT", ".")
DOC = os.path.join(ROOT, "documents"); TRU = os.path.join(ROOT, "truth")
FIRST = """Adaeze Alton Anneke Arlo Basim Beatriz Bertrand Brenna Caleb Carmela Cedric Chiamaka Clementine Dashiell Delphine Desmond Dorit Edwin
Eilidh Emeka Esperanza Farrah Fintan Gideon Greta Guillermo Hana Harriet Hector Imani Ingrid Isidro Jamila Jarrod Jolene Kaveh Keiko Lamont Leocadia Lionel
Lucinda Magnus Maribel Marguerite Mateusz Minh Nadine Nikhil Noor Odessa Omar Orla Pascal Petra Priya Quentin Rafaela Ramona Reggie Rosalind Samir Shanice
Sigrid Soledad Stellan Tamsin Tavares Thuy Ulysses Valentina Vernon Wanda Winifred Xiomara Yusuf Zelda Zbigniew Tobias Corinne Dwayne Patrice""".split()
LAST = """Abernethy Adeyemi Albrecht Amundsen Aramburu Baptiste Barczak Bellweather Bhattacharya Boudreaux Brightwater Cadwallader Calderwood Castellanos Chukwu
Cisneros Colquitt Cranmer Dabrowski Delacroix Demirci Dunleavy Eastlake Echeverria Eklund Espinoza Fairbairn Fitzhugh Fontenot Gallardo Ghorbani Gilchrist Goncalves
Grzybowski Haddad Halloran Haverford Hinojosa Holmgren Huynh Ibarra Ivey Jablonski Jessup Kaplinsky Kessler Khoury Kilbride Kowalczyk Lachance Lindqvist Lovelace
Macallister Mbeki Mendiola Merriweather Montrose Nakagawa Ndiaye Nethercott Nwosu Obregon Okonkwo Oyelaran Palacios Pemberton Petrakis Pham Pettibone Quarles Quiroga
Ramaswamy Reinholt Ridgeway Rosenthal Sandoval Schermerhorn Sepulveda Sinclair Skarsgard Stallworth Stavros Szymanski Tanaka Tidwell Toussaint Trevino Ueda Underhill
Valdivia Vanderlinden Villanueva Wetherby Whitlock Wojcik Xiong Yarborough Yoon Zamora Zielinski Zuniga""".split()
class Names:
    def __init__(s, rng): s.r = rng; s.used = set()
    def pair(s):
        while True:
            p = (s.r.choice(FIRST), s.r.choice(LAST))
            if p not in s.used: s.used.add(p); return p
    def fl(s): return "%s %s" % s.pair()
    def lf(s): f, l = s.pair(); return "%s, %s" % (l, f)
def clean(d): return {k: v for k, v in d.items() if v is not None and v != []}
def iso(d): return d.isoformat() if isinstance(d, dt.date) else d
def addm(d, n):
    y, m = divmod(d.year*12 + d.month-1 + n, 12); m += 1
    return dt.date(y, m, min(d.day, [31, 29 if y % 4 == 0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]))
def eom(d): return addm(d.replace(day=1), 1) - dt.timedelta(days=1)
def row(**k):
    k = {a: iso(b) if a.endswith("Date") else b for a, b in k.items()}
    for a, b in list(k.items()):
        if isinstance(b, float): k[a] = round(b, 2)
    return clean(k)
def save(file, prop, ason, units, occ, vac, rows, sheet=None, planted=None, checks=None):
    t = {"propertyName": prop, "asOnDate": ason, "units": units, "occupied": occ, "vacant": vac, "sheet": sheet, "planted": planted, "rows": rows}
    os.makedirs(TRU, exist_ok=True); os.makedirs(DOC, exist_ok=True)
    json.dump(t, open(os.path.join(TRU, file + ".json"), "w"), indent=1, ensure_ascii=False)
    cd = os.path.join(ROOT, "makers", "checks"); os.makedirs(cd, exist_ok=True)
    json.dump(checks or {}, open(os.path.join(cd, file + ".json"), "w"), indent=1)
    print(file, len(rows), units, occ, vac)
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def path(f): os.makedirs(DOC, exist_ok=True); return os.path.join(DOC, f)
