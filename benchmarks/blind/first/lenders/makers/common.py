import json, os, random, datetime as dt, subprocess, shutil
HERE = os.path.dirname(os.path.abspath(__file__))
DOCS = os.path.join(HERE, "documents"); TRUTH = os.path.join(HERE, "truth")
os.makedirs(DOCS, exist_ok=True); os.makedirs(TRUTH, exist_ok=True)
if os.path.exists(os.path.join(HERE, "fonts.conf")):
    os.environ["FONTCONFIG_FILE"] = os.path.join(HERE, "fonts.conf")
SEED = 20260311
INDEX = []
D = dt.date
FIRST = """Alma Bertrand Carla Dominic Elsie Farid Greta Hollis Imani Jorge Kavita Lionel Marisol Ned Odette Priya Quentin Rosalind Stefan Tamsin
Ulric Verna Wendell Ximena Yusuf Zelda Anselm Brigid Conrad Delphine Emeka Fiona Gideon Hester Ivor Jolene Kermit Lucinda Milos Nadia Orrin Paloma
Rufus Sunniva Thaddeus Una Viggo Winnie Abel Bonita Cedric Dagny Ezra Flora""".split()
LAST = """Abernetty Balcomb Castellane Drumgold Eversley Farrowby Gunderloy Haskamp Iversley Jankovich Kettleman Lorimar Mossgrove Nakagiri Oduyale
Prettiman Quesnell Rademaker Stoddart-Vale Tillotson Umbridge Vandersloot Wexcombe Yarborough Zielonka Applewhite Brannock Culpepper Dinsmore Escalera
Fenwright Grabowiec Hollenbeck Ingersson Juarte Kilbane Lindqvest Macaraeg Nettlefold Okonjobi Pemberley Rosencroft Szymanow Trevanion Uribarri Villaseca
Whitlatch Ybarrondo Zamarripa Bexfield Corrigall Delacour Ellingboe Fitzalan""".split()

class Names:
    def __init__(s, r):
        s.r = r; s.pool = [(f, l) for f in FIRST for l in LAST]; r.shuffle(s.pool)
    def pair(s): return s.pool.pop()
    def fl(s): f, l = s.pair(); return f"{f} {l}"
    def lf(s): f, l = s.pair(); return f"{l}, {f}"
    def il(s): f, l = s.pair(); return f"{f[0]}. {l}"

def iso(d): return d.isoformat()
def mdy(d): return f"{d.month}/{d.day}/{d.year}"
def mdyy(d): return f"{d.month}/{d.day}/{d.year % 100:02d}"
def mmddyy(d): return d.strftime("%m/%d/%y")
def mmddyyyy(d): return d.strftime("%m/%d/%Y")
def money(x, cents=True): return f"{x:,.2f}" if cents else f"{x:,.0f}"
def addm(d, m):
    y, mo = divmod(d.month - 1 + m, 12)
    y += d.year; mo += 1
    for day in (d.day, 30, 29, 28):
        try: return D(y, mo, day)
        except ValueError: pass
def minus1(d): return d - dt.timedelta(days=1)
def clean(row): return {k: v for k, v in row.items() if v is not None and v != []}

def save(fname, asset, style, hard, truth):
    truth["rows"] = [clean(r) for r in truth["rows"]]
    out = {k: truth.get(k) for k in ("propertyName", "asOnDate", "units", "occupied", "vacant", "sheet", "planted")}
    out["rows"] = truth["rows"]
    with open(os.path.join(TRUTH, fname + ".json"), "w", encoding="utf-8") as f:
        json.dump(out, f, indent=1, ensure_ascii=False)
    INDEX.append({"file": fname, "assetType": asset, "documentType": "RENT_ROLL", "author": "a3", "style": style, "hard": hard})

def to_pdf(src, outdir=DOCS):
    lo = os.path.join(HERE, "lo.sh")
    cmd = [lo] if os.path.exists(lo) else ["nice", shutil.which("soffice") or "soffice", "--headless"]
    subprocess.run(cmd + ["--convert-to", "pdf", "--outdir", outdir, src], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
