"""UM 4: business park suite mix, controller's own workbook, XLSX; building cells merged downward, live formulas, map-key sheet, hidden column."""
from common import *
import xlsxwriter
NAME = "um_ironwood_parkmix"
# type|units|occ|total sf|leased sf|asking psf yr|monthly base rent
D = [("Bldg A\n4410 Ironwood", """Office / Showroom|6|6|14820|14820|15.5|18104.1
Flex - Grade Door|8|7|19600|17150|11.75|15935.21
Flex - Dock High|4|4|16240|16240|10.5|13668.67"""),
("Bldg B\n4430 Ironwood", """Flex - Grade Door|10|9|24500|22050|11.75|20304.38
Flex - Dock High|6|4|25920|17280|10.5|14472
Incubator Bay (under 1,000 SF)|14|12|12460|10680|14.25|12104"""),
("Bldg C\n4450 Ironwood", """Lab-ready Suite|3|2|11850|7900|22|13430
Office / Showroom|5|4|11375|9100|15.5|11223.33
Warehouse - Clear Span|2|2|41200|41200|8.25|26608.33"""),
("Site", """Fenced Yard (no building area)|4|3|||| 4650""")]
K = ["units", "occupied", "vacant", "sf", "total_sf", "other:Leased SF", "other:Vacant SF", "pct_units", "pct_leased", "other:Asking Rent $/SF/Yr", "other:In-Place Rent $/SF/Yr", "other:Monthly Base Rent"]
T = Truth(NAME, "UM", K)
wb = xlsxwriter.Workbook(path(NAME, "xlsx"))
ws = wb.add_worksheet("Suite Mix 6-30-25"); wk = wb.add_worksheet("Map Key")
B = {"font_name": "Cambria", "font_size": 10}
F = lambda **k: wb.add_format({**B, **k})
i_, m2, p1 = "#,##0", "$#,##0.00", "0.0%"
FM = [i_, i_, i_, i_, i_, i_, i_, p1, p1, m2, m2, m2]
ws.write(0, 0, "Ironwood Business Park Associates, L.P.", F(bold=1, font_size=14)); ws.write(1, 0, "Suite mix by building - base year lease file, June 30, 2025", F(italic=1)); ws.write(1, 14, "all rents NNN", F(italic=1, align="right"))
H = F(bold=1, text_wrap=1, align="center", valign="vcenter", bg_color="#7B3F00", font_color="white", border=1)
HD = ["Building", "Type of Space", "(lookup)", "Units", "Occupied", "Vacant", "Avg SF", "Total SF", "Leased SF", "Vacant SF", "% of Units", "% Leased", "Asking Rent $/SF/Yr", "In-Place Rent $/SF/Yr", "Monthly Base Rent"]
for c, h in enumerate(HD): ws.write(3, c, h, H)
ws.set_row(3, 44); ws.set_column(0, 0, 13); ws.set_column(1, 1, 30); ws.set_column(2, 2, 8, None, {"hidden": 1}); ws.set_column(3, 6, 9); ws.set_column(7, 9, 11); ws.set_column(10, 11, 9); ws.set_column(12, 13, 12); ws.set_column(14, 14, 14)
rowsD = [(b, [[q.strip() for q in l.split("|")] for l in t.split("\n")]) for b, t in D]
NU = sum(int(l[1]) for _, ls in rowsD for l in ls)
nrows = sum(len(ls) + 1 for _, ls in rowsD); TR = 4 + nrows   # 0-based total row
def prod(units, occ, tsf, lsf, ask, mon):
    return [units, occ, units - occ, round(tsf / units) if tsf else None, tsf, lsf, (tsf - lsf) if tsf else None, round(100 * units / NU, 1), round(100 * lsf / tsf, 1) if tsf else None, ask, r2(mon * 12 / lsf) if tsf else None, mon]
r = 4; subrows = []; G = [0, 0, 0, 0, 0.0]
def out(r, v, fs, forms):
    d = {}
    for c, (k, x) in enumerate(zip(K, v), 3):
        fmt = fs[c - 3]
        if x is None: ws.write_blank(r, c, None, fmt); continue
        d[k] = x; cell = x / 100 if k.startswith("pct") else x
        if k in forms: ws.write_formula(r, c, forms[k], fmt, cell)
        else: ws.write_number(r, c, cell, fmt)
    return d
nf = [F(num_format=q, border=1, border_color="#BFBFBF") for q in FM]; sf_ = [F(num_format=q, bold=1, bg_color="#F3E5D8", top=1) for q in FM]; gf = [F(num_format=q, bold=1, top=1, bottom=6, bg_color="#E6CDB3") for q in FM]
def forms(e, sub=None, has=True):
    f = {"vacant": f"=D{e}-E{e}", "pct_units": f"=D{e}/D${TR+1}"}
    if has: f |= {"sf": f"=ROUND(H{e}/D{e},0)", "other:Vacant SF": f"=H{e}-I{e}", "pct_leased": f"=I{e}/H{e}", "other:In-Place Rent $/SF/Yr": f"=ROUND(O{e}*12/I{e},2)"}
    if sub:
        for k, L in (("units", "D"), ("occupied", "E"), ("total_sf", "H"), ("other:Leased SF", "I"), ("other:Monthly Base Rent", "O")):
            if has or L in "DEO": f[k] = "=" + sub.replace("#", L)
    return f
for b, ls in rowsD:
    r0 = r; S = [0, 0, 0, 0, 0.0]
    for t, u, o, tsf, lsf, ask, mon in ls:
        u, o = int(u), int(o); ts, lf = int(tsf or 0), int(lsf or 0); v = prod(u, o, ts or None, lf or None, float(ask) if ask else None, float(mon))
        ws.write(r, 1, t, F(border=1, border_color="#BFBFBF")); ws.write(r, 2, f"{b[:6].strip()}-{r}", F())
        T.row(type=t, **out(r, v, nf, forms(r + 1, None, bool(ts)))); S = [x + y for x, y in zip(S, (u, o, ts, lf, float(mon)))]; r += 1
    bf = F(bold=1, text_wrap=1, align="center", valign="vcenter", border=1)
    ws.merge_range(r0, 0, r - 1, 0, b, bf) if r - r0 > 1 else ws.write(r0, 0, b, bf)
    lab = f"Subtotal {b.split(chr(10))[0]}"; v = prod(S[0], S[1], S[2] or None, S[3] or None, None, r2(S[4]))
    ws.write(r, 0, "", sf_[0]); ws.write(r, 1, lab, sf_[0])
    T.total(lab, out(r, v, sf_, forms(r + 1, f"SUM(#{r0+1}:#{r})", bool(S[2])))); subrows.append(r + 1); G = [x + y for x, y in zip(G, S)]; r += 1
assert r == TR
ws.write(r, 0, "", gf[0]); ws.write(r, 1, "Total Park", gf[0]); v = prod(G[0], G[1], G[2], G[3], None, r2(G[4]))
v[10] = r2((G[4]) * 12 / G[3])
T.total("Total Park", out(r, v, gf, forms(r + 1, "+".join(f"#{q}" for q in subrows))))
ws.write(r + 2, 1, "Yard rent is included in the park's monthly base rent and in-place rate; asking rents per Q2 broker opinion. Column C is a lookup key.", F(italic=1, font_size=9))
for i, s in enumerate([("Space type", "Suites on site plan"), ("Office / Showroom", "A1-A6, C1-C5"), ("Flex - Grade Door", "A7-A14, B1-B10"), ("Flex - Dock High", "A15-A18, B11-B16"), ("Incubator Bay", "B17-B30"), ("Lab-ready Suite", "C6-C8"), ("Warehouse - Clear Span", "C9-C10"), ("Fenced Yard", "Y1-Y4")]):
    wk.write_row(i, 0, s, F(bold=(i == 0)))
wk.set_column(0, 1, 26)
ws.set_landscape(); ws.fit_to_pages(1, 1); ws.freeze_panes(4, 2); ws.hide_gridlines(2); wb.close(); print(v)
for t_ in T.d["rows"]: print({k: t_[k] for k in t_ if k in ("type", "sf", "pct_leased", "other:In-Place Rent $/SF/Yr")})
T.save("xlsx", "INDUSTRIAL", "owner's controller (own workbook)", "business-park suite mix: merged building cells, hidden lookup column, formulas, yard line without area, second sheet", True)
