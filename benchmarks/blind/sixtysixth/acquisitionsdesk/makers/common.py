# Shared odds and ends only (names, dates, saving). Every document has its own drawing code.
import json, os, random, datetime as dt, calendar
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS = os.path.join(ROOT, "documents"); TRUTH = os.path.join(ROOT, "truth"); META = os.path.join(ROOT, "meta")
for d in (DOCS, TRUTH, META): os.makedirs(d, exist_ok=True)
FIRST = """Adaeze Benedikt Corinne Darnell Esmeralda Fintan Ghislaine Hollis Ileana Jamar Keziah Lorcan Marisol Nadeem Odalys Percival Quenby
Rosalind Stellan Tamsin Ulises Verity Wendell Ximena Yolanda Zebulon Anneke Bashir Clementine Dorian Evander Fatoumata Graciela Hideo Imogen Joaquin Kalinda
Leontyne Mireille Nikolai Ottoline Priyanka Rafferty Saoirse Thaddeus Usha Valentin Wilhelmina Yusuf Zuleika Ambrose Brielle Casimir Delphine Emeka""".split()
LAST = """Abernethy Bolanos Castlebury Dragomir Eastlund Farquharson Gulbrandsen Haverkamp Iyengar Jankowiak Kettering Lindqvist Mbeki Narvaez Okonjo
Pettibone Quisenberry Ramsdale Szymanski Threlkeld Underhill Vantongeren Wickersham Yarborough Zamudio Ashgrove Bellweather Crickmore Duvalier Ellsworthy
Fontaine Greenhalgh Hornsby Isakson Joubert Kowalczyk Larrabee Mendenhall Nwosu Oyelaran Penhallow Rasmussen Stavros Tolliver Ueda Villareal Winslade Yamaguchi Zoller""".split()
def people(rng, n, fmt="{f} {l}"):
    s, out = set(), []
    while len(out) < n:
        f, l = rng.choice(FIRST), rng.choice(LAST)
        if (f, l) in s: continue
        s.add((f, l)); out.append(fmt.format(f=f, l=l))
    return out
def addm(d, m):
    y, k = divmod(d.month - 1 + m, 12); y += d.year; k += 1
    return dt.date(y, k, min(d.day, calendar.monthrange(y, k)[1]))
def eom(d): return dt.date(d.year, d.month, calendar.monthrange(d.year, d.month)[1])
def iso(d): return d.isoformat() if isinstance(d, dt.date) else d
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def clean(r):
    return {k: (iso(v) if not isinstance(v, (list, float)) else (round(v, 2) if isinstance(v, float) else v))
            for k, v in r.items() if v is not None and v != [] and not k.startswith("_")}
def save(name, truth, assetType, style, hard, rows):
    t = {"propertyName": None, "asOnDate": None, "units": None, "occupied": None, "vacant": None, "sheet": None, "planted": None}
    t.update(truth); t["asOnDate"] = iso(t["asOnDate"])
    for r in rows:
        if r.get("tenantName") and not r.get("statusText"): r["statusText"] = "Future" if str(r.get("section", "")).startswith("Future") else "Occupied"
    t["rows"] = [clean(r) for r in rows]
    json.dump(t, open(os.path.join(TRUTH, name + ".json"), "w"), indent=1, ensure_ascii=False)
    json.dump({"file": name, "assetType": assetType, "documentType": "RENT_ROLL", "author": "r66b", "style": style, "hard": hard},
              open(os.path.join(META, name + ".json"), "w"))
