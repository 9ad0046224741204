"""UM 3: auditor's gross potential rent test from a RealPage floor plan summary, by building type, xlsx with formulas and merged heads."""
import random, datetime as dt, xlsxwriter
from fractions import Fraction
import truthio as T
SEED = 52109
FILE = "RI-2 GPR test by floorplan 2025.xlsx"
B = [("GARDEN  (Bldgs 1-8)", [("G1A", "Alder 1/1", 1, 1, 24, 655, 1289), ("G1B", "Alder 1/1 Upgraded", 1, 1, 16, 655, 1384), ("G2A", "Birch 2/1", 2, 1, 32, 880, 1495), ("G2B", "Birch 2/2", 2, 2, 28, 964, 1572), ("G2C", "Birch 2/2 Upgraded", 2, 2, 20, 964, 1689), ("G3A", "Cedar 3/2", 3, 2, 12, 1190, 1915)]),
     ("MID-RISE  (Bldg 9)", [("M0A", "Loft Studio", 0, 1, 14, 498, 1240), ("M0B", "Loft Studio Corner", 0, 1, 6, 541, 1305), ("M1A", "Dogwood 1/1", 1, 1, 30, 702, 1498), ("M1D", "Dogwood 1/1 + Den", 1, 1, 10, 825, 1640), ("M2A", "Elm 2/2", 2, 2, 22, 1041, 1905), ("M2P", "Elm 2/2 Penthouse", 2, 2, 4, 1188, 2450)]),
     ("TOWNHOMES  (Bldgs 10-13)", [("T2A", "Fir 2/1.5 TH", 2, 1.5, 14, 1122, 1985), ("T2G", "Fir 2/2.5 TH w/ Gar", 2, 2.5, 10, 1260, 2180), ("T3G", "Ginkgo 3/2.5 TH w/ Gar", 3, 2.5, 8, 1488, 2465)])]
M = ["beds", "baths", "units", "pct_units", "occupied", "vacant", "pct_occ", "sf", "total_sf", "market", "market_sf", "market_total", "actual", "actual_sf", "actual_total", "ltl", "annual"]

def hu(a, b, n):
    """a / b rounded half up, as the workbook's ROUND does"""
    q = Fraction(a) / Fraction(b) * 10 ** n
    return (q + Fraction(1, 2)).__floor__() / 10 ** n

def data():
    r = random.Random(SEED); out = []; U = sum(x[4] for _, L in B for x in L)
    for g, L in B:
        R = []
        for code, n, bd, ba, u, sf, mk in L:
            vac = sum(r.random() < .07 for _ in range(u)); occ = u - vac
            act = sum(int(mk * r.uniform(.93, 1.005)) for _ in range(occ))
            R.append(dict(code=code, type=n, beds=bd, baths=ba, u=u, occ=occ, vac=vac, sf=sf, mk=mk, at=act, U=U))
        out.append((g, R))
    return out

def val(R, tot):
    S = lambda f: sum(f(x) for x in R); u = S(lambda x: x["u"]); occ = S(lambda x: x["occ"]); tsf = S(lambda x: x["u"] * x["sf"]); osf = S(lambda x: x["occ"] * x["sf"]); mt = S(lambda x: x["u"] * x["mk"]); at = S(lambda x: x["at"]); mo = S(lambda x: x["occ"] * x["mk"])
    return dict(beds=None if tot else R[0]["beds"], baths=None if tot else R[0]["baths"], units=u, pct_units=hu(u, R[0]["U"], 4), occupied=occ, vacant=u - occ, pct_occ=hu(occ, u, 4),
                sf=hu(tsf, u, 1) if tot else R[0]["sf"], total_sf=tsf, market=hu(mt, u, 2), market_sf=hu(mt, tsf, 2), market_total=mt, actual=hu(at, occ, 2), actual_sf=hu(at, osf, 2), actual_total=at, ltl=at - mo, annual=mt * 12)

def make():
    D = data(); wb = xlsxwriter.Workbook(T.DOC + "/" + FILE); wb.set_properties({"created": dt.datetime(2026, 2, 11)})
    cv = wb.add_worksheet("Purpose"); ws = wb.add_worksheet("GPR test")
    F = lambda **k: wb.add_format({"font_name": "Cambria", "font_size": 10, **k})
    cv.set_column("A:A", 3); cv.set_column("B:B", 18); cv.set_column("C:C", 90)
    cv.set_landscape(); cv.fit_to_pages(1, 1); cv.write("B2", "W/P RI-2", F(bold=True, font_size=14))
    for i, (a, b) in enumerate([("Client", "Stillwater Arbor Apartments Owner LP"), ("Period", "12/31/2025"), ("Purpose", "Substantive analytic: expected gross potential rent from floor plan summary compared with G/L 4010."),
                                ("Source", "OneSite 'Floor Plan Summary' run 12/31/2025 (PBC 22); market rents agreed to pricing matrix; 25 leases vouched at RI-3."), ("Prepared", "P. Wachowiak 2/11/26"), ("Reviewed", "A. Desrosiers 2/20/26"),
                                ("Conclusion", "Difference below threshold of $46,500. No further work.")]):
        cv.write(3 + i, 1, a, F(bold=True)); cv.write(3 + i, 2, b, F(text_wrap=True))
    navy = "#203864"
    hd = F(bold=True, align="center", valign="vcenter", text_wrap=True, border=1, bg_color="#D6DCE4", font_color=navy); hg = F(bold=True, align="center", border=1, bg_color=navy, font_color="white")
    ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1, 0)
    ws.write("B1", "Stillwater Arbor - rental income test by floor plan", F(bold=True, font_size=13)); ws.write("B2", "as of December 31, 2025", F(italic=True)); ws.write("S1", "RI-2", F(bold=True, font_color="red", font_size=13))
    cols = ["code", "type"] + M     # starts in column B (1); spacer after pct_occ and after market_total
    place = {}; cc = 1
    for k in cols:
        place[k] = cc; cc += 1
        if k in ("pct_occ", "total_sf", "market_total", "actual_total"): cc += 1
    w = dict(code=7, type=24, beds=5, baths=5, units=7, pct_units=8, occupied=6, vacant=6, pct_occ=8, sf=8, total_sf=10, market=11, market_sf=8, market_total=13, actual=11, actual_sf=8, actual_total=13, ltl=12, annual=15)
    ws.set_column(0, 0, 1.5)
    for c in range(1, cc): ws.set_column(c, c, 1)
    for k, c in place.items(): ws.set_column(c, c, w[k])
    p = place
    for a, b, t in [("code", "type", "FLOOR PLAN"), ("beds", "baths", "SIZE"), ("units", "pct_occ", "UNIT COUNT"), ("sf", "total_sf", "AREA (SF)"), ("market", "market_total", "MARKET RENT - MONTHLY"), ("actual", "actual_total", "IN-PLACE RENT (occupied units)")]:
        ws.merge_range(3, p[a], 3, p[b], t, hg)
    def two(k, t): ws.merge_range(4, p[k], 5, p[k], t, hd)
    for k, t in [("code", "Code"), ("type", "Description"), ("beds", "BR"), ("baths", "BA"), ("units", "Units"), ("pct_units", "% of\nProp."), ("pct_occ", "%\nOcc."), ("sf", "Avg.\n/ Unit"), ("total_sf", "Total"), ("market", "Per\nUnit"), ("market_sf", "Per\nSF"), ("market_total", "Total"), ("actual", "Per\nUnit"), ("actual_sf", "Per\nSF"), ("actual_total", "Total")]: two(k, t)
    ws.merge_range(4, p["occupied"], 4, p["vacant"], "Status", hd); ws.write(5, p["occupied"], "Occ", hd); ws.write(5, p["vacant"], "Vac", hd)
    ws.merge_range(3, p["ltl"], 5, p["ltl"], "GAIN (LOSS)\nTO LEASE", hd); ws.merge_range(3, p["annual"], 5, p["annual"], "ANNUAL GPR\nAT MARKET", hd)
    nf = dict(beds="0", baths="0.0", units="0", pct_units="0.00%", occupied="0", vacant="0", pct_occ="0.00%", sf="#,##0", total_sf="#,##0", market="$#,##0.00", market_sf="$0.00", market_total="$#,##0", actual="$#,##0.00", actual_sf="$0.00", actual_total="$#,##0", ltl="$#,##0_);($#,##0)", annual="$#,##0")
    col = lambda k: xlsxwriter.utility.xl_col_to_name(p[k]); U = D[0][1][0]["U"]
    r = 6; tr, tot, subr = [], [], []
    import_pos = 6 + sum(len(R) + 3 for _, R in D)   # row of the grand total (0-based)
    GT = import_pos + 1
    def line(r, v, bold, style):
        e = r + 1
        for k in M:
            if v[k] is None: 
                if bold: ws.write_blank(r, p[k], None, F(**style))
                continue
            f = F(num_format=nf[k] if not (k == "sf" and bold) else "#,##0.0", bold=bold, **style); fx = None
            if k == "pct_units": fx = f"=ROUND({col('units')}{e}/{col('units')}${GT},4)"
            if k == "vacant": fx = f"={col('units')}{e}-{col('occupied')}{e}"
            if k == "pct_occ": fx = f"=ROUND({col('occupied')}{e}/{col('units')}{e},4)"
            if k == "annual": fx = f"={col('market_total')}{e}*12"
            if k == "market_sf": fx = f"=ROUND({col('market_total')}{e}/{col('total_sf')}{e},2)"
            if not bold and k == "total_sf": fx = f"={col('units')}{e}*{col('sf')}{e}"
            if not bold and k == "market_total": fx = f"={col('units')}{e}*{col('market')}{e}"
            if k == "actual": fx = f"=ROUND({col('actual_total')}{e}/{col('occupied')}{e},2)"
            if fx: ws.write_formula(r, p[k], fx, f, v[k])
            else: ws.write_number(r, p[k], v[k], f)
    for g, R in D:
        ws.write(r, 1, g, F(bold=True, font_color=navy, underline=1)); r += 1; r0 = r
        for x in R:
            v = val([x], False); ws.write(r, 1, x["code"], F()); ws.write(r, 2, x["type"], F()); line(r, v, False, {})
            tr.append(dict(type=x["type"], code=x["code"], **v)); r += 1
        v = val(R, True); st = dict(top=1, bg_color="#F2F2F2"); lab = "Subtotal " + g.split("  ")[0]
        ws.write_blank(r, 1, None, F(**st)); ws.write(r, 2, lab, F(bold=True, **st)); line(r, v, True, st); tot.append(dict(label=lab, **v)); r += 2
    assert r == import_pos
    v = val([x for _, R in D for x in R], True); st = dict(top=1, bottom=6)
    ws.write_blank(r, 1, None, F(**st)); ws.write(r, 2, "PROPERTY TOTAL", F(bold=True, **st)); line(r, v, True, st); tot.append(dict(label="PROPERTY TOTAL", **v))
    r += 3; exp = v["annual"]; gl = exp - 28417
    for a, q in [("Expected GPR (above)", exp), ("Less: market rent changes in year (RI-2.1)", -41250), ("Expectation", exp - 41250), ("Per G/L 4010 Gross potential rent", gl), ("Difference", gl - exp + 41250)]:
        ws.write(r, 2, a, F()); ws.write(r, p["market_total"], q, F(num_format="#,##0_);(#,##0)", top=1 if a in ("Expectation", "Difference") else 0)); r += 1
    ws.freeze_panes(6, 3); wb.worksheets()[1].activate()
    wb.close()
    T.write(FILE, "UM", M, tr, tot)
    return dict(file=FILE, kind="UM", style="auditor's GPR test from a floor plan summary, three building types with subtotals, xlsx with a purpose sheet first", hard="three-line merged heads, five spacer columns, in-place averages over occupied units only, reconciliation under the table")

if __name__ == "__main__":
    print(make())
