import json, glob, subprocess, re, os
from openpyxl import load_workbook
ix = {e["file"] for e in json.load(open("index.json"))}; docs = set(os.listdir("documents")); assert ix == docs == {os.path.basename(f)[:-5] for f in glob.glob("truth/*")}, (ix, docs)
for f in sorted(docs):
    T = json.load(open(f"truth/{f}.json"))
    for st in T["statements"]:
        if f.endswith("pdf"): txt = subprocess.run(["pdftotext", "-layout", "-f", str(st["page"]), "documents/"+f, "-"], capture_output=True, text=True).stdout; nums = set()
        else:
            ws = load_workbook("documents/"+f, data_only=True)[st["sheet"]]; cells = [c for r in ws.iter_rows(values_only=True) for c in r if c is not None]; txt = "\n".join(str(c) for c in cells); nums = {round(c, 2) for c in cells if isinstance(c, (int, float))}
        miss = []; off = []
        flat = re.sub(r"\s+", " ", txt)
        for i, r in enumerate(st["rows"]):
            assert len(r["values"]) == len(st["columns"])
            if r["label"] and r["label"] not in flat: miss.append(r["label"])
            for v in r["values"]:
                if v is None: continue
                assert not (v == 0 and str(v).startswith("-")), r
                a = f"{abs(v):,.2f}" if isinstance(v, float) and f.startswith(("calv", "first")) else f"{abs(v):,.0f}"
                if not (a in txt or ("("+a+")") in txt or round(v, 2) in nums): miss.append((r["label"], v))
            for c in range(len(st["columns"])):
                F = r.get("footsFrom")
                if F:
                    xs = [st["rows"][j]["values"][c] or 0 for j in F["items"]]; t = r["values"][c] or 0
                    ok = any(abs(s - t) < .006 for s in [sum(xs)] + [sum(xs[:k]) - sum(xs[k:]) for k in range(1, len(xs))])
                    if not ok: off.append((r["label"], st["columns"][c]))
        print(f, "|", st["title"], len(st["rows"]), "rows; keys", {k: v["label"] for k, v in st["keyTotals"].items()}, "| miss", miss, "| off", off, "| planted", (st["planted"] or {}).get("what"))
