import random, json, os, datetime as dt
from reportlab import rl_config
rl_config.invariant = 1
BASE = os.path.dirname(os.path.abspath(__file__))
D = dt.date
FIRST = "Amina Tobias Rosalind Deshawn Ingrid Mateo Priya Calvin Noor Felicity Gustavo Hana Lamont Bettina Omar Sienna Trevor Yolanda Kwame Marisol Dmitri Elspeth Jarrod Nadia Quincy Ramona Silas Thuy Ursula Vernon Winnie Xiomara Zachary Adele Bruno Chantal Darius Eun-ji Franklin Gwen Hector Imani Jolene Keiko Lorcan Mirela Nestor Odessa Pascal Renata Stellan Tamsin".split()
LAST = "Abernow Brinksley Castellow Dunmarsh Eskerod Fenwright Garroway Holtzer Ibarrola Janowick Kettleby Lomasney Marchetta Nwakoby Oyelami Pruett Quillfeather Rastogar Steinmark Tolliver-Voss Umberdale Vantongeren Wexley Yardumian Zabrowe Alcantaro Birdwhist Corrigane Delacruze Embleton Farquharsen Gallimore Hinojos Ishimori Jarvinen Kolawola Lindqvist-Roe Mbembari Nakatani Ostrander Pellegrine Rosswick Sandovar Tranh Ulvestad Vukovich Whitlocke Yoderman Zielinger O'Shaunnesy McAllard DeWittman".split()
class Names:
    def __init__(s, rng): s.r = rng; s.used = set()
    def pair(s):
        while 1:
            a, b = s.r.choice(FIRST), s.r.choice(LAST)
            if (a, b) not in s.used:
                s.used.add((a, b)); return a, b
    def full(s): a, b = s.pair(); return f"{a} {b}"
    def lf(s): a, b = s.pair(); return f"{b}, {a}"
def addm(d, n):
    y, m = divmod(d.year * 12 + d.month - 1 + n, 12); m += 1
    last = [31, 29 if y % 4 == 0 else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1]
    return D(y, m, min(d.day, last))
def m2(x): return f"{x:,.2f}" if x >= 0 else f"({-x:,.2f})"
def m0(x): return f"{x:,.0f}"
def mdy(d): return d.strftime("%m/%d/%Y")
def smdy(d): return f"{d.month}/{d.day}/{d.year}"
def smdy2(d): return f"{d.month}/{d.day}/{d.year%100:02d}"
def row(**k):
    o = {}
    for a, b in k.items():
        if b is None or b == []: continue
        if isinstance(b, dt.date): b = b.isoformat()
        if isinstance(b, float): b = round(b, 2)
        o[a] = b
    return o
def save(name, truth, assetType, style, hard=False):
    for r in truth["rows"]:
        assert r.get("unit") or r.get("tenantName"), r
    with open(f"{BASE}/truth/{name}.json", "w") as f: json.dump(truth, f, indent=1, ensure_ascii=False)
    p = f"{BASE}/index.json"
    ix = json.load(open(p)) if os.path.exists(p) else []
    ix = [e for e in ix if e["file"] != name]
    ix.append({"file": name, "assetType": assetType, "documentType": "RENT_ROLL", "author": "r5 asset-reporting desk, residential operator", "style": style, "hard": hard})
    ix.sort(key=lambda e: e["file"])
    json.dump(ix, open(p, "w"), indent=1)
    r = truth["rows"]
    print(name, "rows", len(r), "u/o/v", truth["units"], truth["occupied"], truth["vacant"])
def out(name): return f"{BASE}/documents/{name}"
