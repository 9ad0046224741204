import json, os
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOC = os.path.join(ROOT, "documents"); TR = os.path.join(ROOT, "truth")
LIB = None
def fontpath(name):
    import glob
    for d in ("/usr/share/fonts", "/usr/local/share/fonts", os.path.expanduser("~/.fonts")):
        for p in glob.glob(d + "/**/" + name, recursive=True):
            return p
    raise SystemExit("no font " + name)
def reg(*pairs):
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    for n, f in pairs:
        pdfmetrics.registerFont(TTFont(n, fontpath(f)))
def clean(d):
    o = {}
    for k, v in d.items():
        if v is None or v == "": continue
        if isinstance(v, float): v = round(v, 4)
        if isinstance(v, float) and v == int(v): v = int(v)
        o[k] = v
    return o
def save(file, kind, money, rows, totals, planted=None):
    t = {"name": file, "kind": kind, "planted": planted, "money": money,
         "rows": [clean(r) for r in rows], "totals": [clean(t) for t in totals]}
    with open(os.path.join(TR, file.rsplit(".", 1)[0] + ".json"), "w", encoding="utf-8") as f:
        json.dump(t, f, ensure_ascii=False, indent=1)
