# UM 3 (xls): Australian community housing, hand-kept, spacer columns, rent caps, currency as text in one column
import os, random
import xlwt
from common import *
FILE = "Ironbark CHP dwelling mix FY27 v3.xls"
D = [("ST", "Studio", 0, 1, 18, 16, 1430, 1050, 62), ("1B-S", "1 Bed - social", 1, 1, 26, 26, 1755, 612, 0), ("1B-A", "1 Bed - affordable", 1, 1, 31, 29, 1755, 1316, 74), ("1B-D", "1 Bed - disability (SDA)", 1, 1, 6, 5, 1920, 1188, 0), ("2B-S", "2 Bed - social", 2, 1, 14, 14, 2145, 738, 0), ("2B-A", "2 Bed - affordable", 2, 1, 22, 21, 2145, 1608, 92),
     ("2B2-A", "2 Bed 2 Bath - affordable", 2, 2, 9, 9, 2310, 1732, 92), ("3B-S", "3 Bed townhouse - social", 3, 1.5, 8, 7, 2665, 862, 0), ("3B-A", "3 Bed townhouse - affordable", 3, 2, 5, 5, 2730, 2047, 115), ("RM", "Rooming house room", 1, 0, 20, 17, 910, 545, 0)]
K = ["code", "units", "pct_units", "beds", "baths", "occupied", "market", "gross", "ua", "net", "monthly", "annual"][1:]
def make():
    N = sum(d[4] for d in D); rows, L = [], []; T = dict.fromkeys(K, 0)
    for c, t, bd, ba, u, o, m, g, ua in D:
        v = dict(units=u, pct_units=round(u / N * 100, 2), beds=bd, baths=ba, occupied=o, market=m, gross=g, ua=ua, net=g - ua, monthly=(g - ua) * u, annual=(g - ua) * u * 12)
        rows.append({"code": c, "type": t, **{k: (None if k == "ua" and not z else z) for k, z in v.items()}}); L.append((c, t, v))
        for k in ("units", "occupied", "monthly", "annual"): T[k] += v[k]
        for k in ("market", "net"): T[k] += v[k] * u
    tot = dict(units=N, pct_units=100, occupied=T["occupied"], market=round(T["market"] / N), net=round(T["net"] / N), monthly=T["monthly"], annual=T["annual"])
    totals = [{"label": "TOTAL / WTD AVG", **tot}]
    draw(L, tot); save(FILE, "UM", K, rows, totals)
def draw(L, tot):
    wb = xlwt.Workbook(encoding="utf-8"); ws = wb.add_sheet("Mix"); X = xlwt.easyxf
    ti = X("font: name Tahoma, bold on, height 280"); sm = X("font: name Tahoma, italic on, height 160, colour gray50")
    h = X("font: name Tahoma, bold on, height 180, colour white; pattern: pattern solid, fore_colour dark_green; align: horiz center, vert center, wrap on; borders: bottom thin")
    def st(fmt=None, al="right", b=False):
        return X("font: name Tahoma, height 180%s; align: horiz %s;%s" % (", bold on" if b else "", al, " borders: top medium;" if b else ""), num_format_str=fmt or "General")
    ws.write(0, 1, "Ironbark Community Housing Partnership Ltd", ti); ws.write(1, 1, "Dwelling mix and rent caps - Gawler St precinct - budget FY2026-27 (1 July 2026 rents, AUD)", sm)
    ws.write(2, 1, "v3 - rent cap reset at 74.9% of market for affordable; social = 25% of household income + CRA", sm)
    C = {"code": 1, "type": 2, "units": 4, "pct_units": 5, "beds": 6, "baths": 7, "occupied": 8, "market": 10, "gross": 11, "ua": 12, "net": 13, "monthly": 15, "annual": 16}
    HD = {"code": "Code", "type": "Dwelling type", "units": "No. of dwellings", "pct_units": "% of mix", "beds": "Bed-\nrooms", "baths": "Bath-\nrooms", "occupied": "Tenanted", "market": "Market rent\n$ / month", "gross": "Maximum\nrent (cap)\n$ / month", "ua": "Less utility\nallowance", "net": "Net rent\n$ / month", "monthly": "Total net rent\nper month", "annual": "Annual\nrent roll"}
    for k, c in C.items(): ws.write(4, c, HD[k], h)
    ws.row(4).height_mismatch = True; ws.row(4).height = 800
    F = {"pct_units": "0.00%", "baths": "0.0", "market": "#,##0", "gross": "#,##0", "net": "#,##0", "annual": "$#,##0"}
    def put(r, k, z, b):
        if k == "ua": z = z or "-"
        if k == "pct_units": z = z / 100
        if k == "monthly": z = "$" + format(z, ",")          # typed as text
        ws.write(r, C[k], z, st(F.get(k), "right", b))
    for q in range(5, 18): ws.row(q).height_mismatch = True; ws.row(q).height = 290
    ws.header_str = b""; ws.footer_str = b"&F"
    r = 5
    for i, (c, t, v) in enumerate(L):
        ws.write(r, 1, c, st(al="left")); ws.write(r, 2, t, st(al="left"))
        for k, z in v.items(): put(r, k, z, False)
        r += 1
        if i in (5,): r += 1
    r += 1
    for c in range(1, 17): ws.write(r, c, "", st(b=True))
    ws._cell_overwrite_ok = True
    ws.write(r, 1, "TOTAL / WTD AVG", st(al="left", b=True))
    for k, z in tot.items(): put(r, k, z, True)
    notes = ["Notes", "1. Rent roll is at full tenancy; vacancy allowance 3% is in the budget model, not here.", "2. Rooming house rooms share 4 bathrooms on the floor (not counted above).", "3. SDA payments from NDIS are separate income."]
    for i, n in enumerate(notes): ws.write(r + 2 + i, 1, n, sm)
    for c, w in ((0, 2), (1, 9), (2, 30), (3, 2), (4, 11), (5, 9), (6, 8), (7, 8), (8, 10), (9, 2), (10, 12), (11, 12), (12, 11), (13, 11), (14, 2), (15, 15), (16, 14)): ws.col(c).width = 256 * w
    ws.portrait = False; ws.fit_width_to_pages = 1; ws.fit_height_to_pages = 0; ws.fit_num_pages = 1; ws.paper_size_code = 9; ws.show_grid = False
    wb.save(os.path.join(DOC, FILE))
if __name__ == "__main__": make()
