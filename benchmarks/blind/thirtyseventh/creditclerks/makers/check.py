import json, itertools, subprocess, re, sys, collections
from common import ROOT
bad = 0
def forms(v):
    a = abs(v); out = set()
    for t in (f"{a:,.2f}", f"{a:,.0f}" if a == int(a) else "~", f"{a:.2f}", f"{a:.0f}" if a == int(a) else "~", f"{a:.1f}"): out.add(t)
    return out
for e in json.loads((ROOT/"index.json").read_text()):
    f = e["file"]; d = json.loads((ROOT/"truth"/(f+".json")).read_text()); fails = []; sub = set()
    if f.endswith(".pdf"):
        text = subprocess.run(["pdftotext", "-layout", str(ROOT/"documents"/f), "-"], capture_output=True, text=True).stdout
        cells = None
    else:
        import openpyxl
        wb = openpyxl.load_workbook(ROOT/"documents"/f, data_only=True)
    for s in d["statements"]:
        if f.endswith(".xlsx"):
            ws = wb[s["sheet"]]; cells = [c.value for r in ws.iter_rows() for c in r if c.value is not None]
            text = "\n".join(str(c) for c in cells)
        flat = re.sub(r"\s+", " ", text); nums = collections.Counter()
        for i, r in enumerate(s["rows"]):
            assert len(r["values"]) == len(s["columns"])
            ff = r.get("footsFrom")
            if ff:
                it = ff["items"]
                for c in range(len(s["columns"])):
                    if r["values"][c] is None: continue
                    xs = [s["rows"][k]["values"][c] or 0 for k in it]
                    ok = abs(sum(xs)-r["values"][c]) < .006 or (len(xs) <= 14 and any(abs(sum(g*x for g, x in zip(sg, xs))-r["values"][c]) < .006 for sg in itertools.product((1,-1), repeat=len(xs)) if sg[0] == 1))
                    if not ok: fails.append((r["label"], s["columns"][c], round(r["values"][c]-sum(xs), 2)))
            if re.sub(r"\s+", " ", r["label"]) not in flat and not (f.endswith(".pdf") and all(w in flat for w in r["label"].split())): print("  LABEL not found", f, r["label"])
            for v in r["values"]:
                if v is None: continue
                if cells is not None:
                    if not any((isinstance(c, (int, float)) and abs(abs(c)-abs(v)) < .006) or (isinstance(c, str) and any(t in c for t in forms(v))) for c in cells): print("  VALUE not found", f, r["label"], v)
                elif v and not any(re.search(r"(?<![\d,.])"+re.escape(t)+r"(?![\d])", text) for t in forms(v)): print("  VALUE not found", f, r["label"], v)
        p = s["planted"]
        print(f, len(s["rows"]), "rows; planted:", p and p["kind"], "; foot failures:", fails)
        if bool(p) != bool(fails): bad += 1; print("   *** MISMATCH")
        heads = [r["rowType"] for r in s["rows"]]
print("bad", bad)
