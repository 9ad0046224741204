# Student housing roll by bed, own header words, building headings and subtotals; xlsx. PLANTED row_dropped
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
rng = random.Random(6614); ASOF = dt.date(2025, 9, 30); NAME = "Foxglove Flats bed ledger AY2526.xlsx"
wb = Workbook(); ws = wb.active; ws.title = "Bed Ledger"; F = Font(name="Verdana", size=8); B = Font(name="Verdana", size=8, bold=True)
ws["A1"] = "FOXGLOVE FLATS"; ws["A1"].font = Font(name="Verdana", size=13, bold=True); ws["A2"] = "Bed Ledger, Academic Year 2025-26, position at 30 September 2025"; ws["A2"].font = F
H = ["Space", "Layout", "Licensee", "Standing", "Term Opens", "Term Closes", "Rate Card", "Installment", "Parking", "Furniture", "Concession", "Net Bill", "Ledger"]
R = 4; rows = []; names = iter(people(rng, 130, "{l}, {f}")); LY = {"4x4 Bee": 745, "2x2 Clover": 935, "3x3 Sorrel": 835}; drop = None; allr = []
def put(v, f=F, fill=None, top=False):
    global R
    for j, x in enumerate(v, 1):
        q = ws.cell(R, j, x); q.font = f
        if isinstance(x, float): q.number_format = '#,##0.00;(#,##0.00);"-"'if j in (9, 10, 11) else "#,##0.00;(#,##0.00)"
        if isinstance(x, dt.date): q.number_format = "d mmm yyyy"
        if fill: q.fill = PatternFill("solid", fgColor=fill)
        if top: q.border = Border(top=Side(style="thin"))
    R += 1
S = lambda k, q: round(sum(x.get(k) or 0 for x in q), 2)
for bl, plan in (("Hall Digitalis", ["4x4 Bee"] * 6), ("Hall Aconite", ["2x2 Clover"] * 7 + ["3x3 Sorrel"] * 4), ("Hall Bryony", ["3x3 Sorrel"] * 5 + ["4x4 Bee"] * 3)):
    put([bl] + [None] * 12, B, "E4DFEC"); put(H, B, "CCC0DA"); g = []
    for i, ly in enumerate(plan):
        for k in range(int(ly[0])):
            rc = float(LY[ly]); r = dict(unit=f"{bl[5]}{101 + i if i < 4 else 197 + i}{'abcd'[k]}", building=bl, unitType=ly, marketRent=rc)
            if rng.random() < .09: r["statusText"] = "Open"
            else:
                ins = rc - rng.choice([0, 0, 10, 20, 45]); pk = rng.choice([0.0, 0.0, 55.0]); fu = rng.choice([0.0, 25.0]); co = rng.choice([0.0] * 6 + [-30.0])
                r.update(tenantName=next(names), statusText=rng.choice(["In House"] * 12 + ["Sublet", "Leaving Dec"]), leaseStartDate=dt.date(2025, 8, rng.choice([15, 15, 15, 18])), leaseEndDate=dt.date(2026, 7, 31), contractRent=ins, _pk=pk, _fu=fu, _co=co, totalCharges=ins + pk + fu + co, balance=rng.choice([0.0] * 5 + [ins, -15.0, 82.5]))
                if r["statusText"] == "Leaving Dec": r["leaseEndDate"] = dt.date(2025, 12, 20)
                r["charges"] = [{"code": c, "amount": x} for c, x in (("Installment", ins), ("Parking", pk), ("Furniture", fu), ("Concession", co)) if x]
            g.append(r)
    dr = [r for r in g if r.get("tenantName")][9] if bl == "Hall Aconite" else None
    if dr: drop = dr
    for r in g:
        if r is dr: continue
        if r.get("tenantName"): put([r["unit"], r["unitType"], r["tenantName"], r["statusText"], r["leaseStartDate"], r["leaseEndDate"], r["marketRent"], r["contractRent"], r["_pk"], r["_fu"], r["_co"], r["totalCharges"], r["balance"]])
        else: put([r["unit"], r["unitType"], None, "Open", None, None, r["marketRent"]])
        rows.append(r)
    o = [r for r in g if r.get("tenantName")]
    put([f"{bl}: {len(g)} spaces, {len(o)} licensed, {len(g) - len(o)} open", None, None, None, None, None] + [S(k, g) for k in ("marketRent", "contractRent", "_pk", "_fu", "_co", "totalCharges", "balance")], B, None, True); R += 1; allr += g
o = [r for r in allr if r.get("tenantName")]
put([f"All halls: {len(allr)} spaces, {len(o)} licensed, {len(allr) - len(o)} open", None, None, None, None, None] + [S(k, allr) for k in ("marketRent", "contractRent", "_pk", "_fu", "_co", "totalCharges", "balance")], B, "E4DFEC", True)
for L, w in zip("ABCDEFGHIJKLM", (9, 12, 25, 12, 12, 12, 11, 11, 10, 10, 11, 11, 11)): ws.column_dimensions[L].width = w
ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.save(os.path.join(DOCS, NAME))
save(NAME, dict(propertyName="Foxglove Flats", asOnDate=ASOF, units=len(allr), occupied=len(o), vacant=len(allr) - len(o), planted={"what": f"space {drop['unit']} of Hall Aconite ({drop['tenantName']}, installment {drop['contractRent']:,.2f}) is counted in the subtotal and the total but its row is not printed", "kind": "row_dropped"}), "STUDENT_HOUSING", "bed ledger of a student property, unusual header words, hall headings with repeated header", True, rows)
