"""Self-storage store income statements, one sheet per store (xlsx, openpyxl); caption first, GL number behind it; store 0118 has one line left out."""
import random
from tlib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.worksheet.properties import PageSetupProperties
F = "Store Income Stmts P11-25 (0118 0122).xlsx"
COL = ["Nov 2025", "Nov 2024", "Mo. Change $", "YTD 2025", "YTD 2024", "YTD Change $"]
STORES = [("0118 Fremont", "Store 0118 - Keywell Self Storage - Fremont Ave", "2840 Fremont Ave, Spokane Valley, WA 99206", "Occupied 487 of 552 units (88.2%)   41,906 of 48,275 SF", 1.0, 1),
          ("0122 Ogden", "Store 0122 - Keywell Self Storage - Ogden Rd", "19 Ogden Rd, Post Falls, ID 83854", "Occupied 301 of 388 units (77.6%)   27,140 of 35,650 SF", .62, 2)]
def build(k, seed):
    R = random.Random(2912 + seed); s = St(COL)
    def L(code, label, base, sd=.05, g=.04, exp=False, zero=0):
        m0 = round(base * k * (1 + R.uniform(-sd, sd)), 2); y0 = round(11 * base * k * (1 + R.uniform(-sd, sd) / 2), 2)
        m1 = round(m0 * (1 + R.uniform(g - .08, g + .08)), 2); y1 = round(y0 * (1 + R.uniform(g - .04, g + .04)), 2)
        if zero: m1 = 0.0
        if zero == 2: m0 = 0.0
        return s.L(label, (m1, m0, m1 - m0, y1, y0, y1 - y0), code=code)
    s.H("Revenue")
    a = [L("4010", "Unit Rent", 58900), L("4015", "Parking / RV Rent", 2450), L("4090", "Promotional Discounts", -3120, .1), L("4095", "Bad Debt / Write-offs", -870, .2)]
    n = s.S("Net Rental Revenue", a)
    b = [L("4110", "Late Fees", 1985), L("4120", "Administrative Fees", 940), L("4130", "Lien Fees", 415, .3), L("4140", "Tenant Protection Commission", 4180), L("4150", "NSF Fees", 45, .4)]
    o = s.S("Ancillary Revenue", b)
    s.H("Merchandise")
    m1 = L("4210", "Retail Sales", 610, .2); m2 = L("4290", "Less Cost of Goods Sold", -322, .2)
    m = s.S("Net Merchandise", [m1, m2])
    ti = s.T("Total Store Revenue", [n, o, m])
    s.H("Operating Expenses")
    s.H("Personnel")
    p = [L("5010", "Store Manager Wages", 4950), L("5020", "Relief Manager", 1310, .2), L("5040", "Payroll Burden", 905)]
    e1 = s.S("Total Personnel", p)
    s.H("Store Operations")
    p = [L("5110", "Advertising - Internet", 2140), L("5120", "Call Center", 480), L("5210", "Electric", 1120, .1), L("5220", "Water / Sewer", 238), L("5225", "Trash", 162), L("5230", "Telephone & Internet", 411), L("5310", "Gate, Camera & Alarm Service", 366, .3), L("5320", "Repairs & Maintenance", 1490, .3), L("5330", "Landscape", 275, 0, .03),
         L("5335", "Snow Removal", 390, .5, .0, zero=2), L("5410", "Credit Card Fees", 1325), L("5420", "Software Subscription", 345, 0, .02), L("5430", "Office & Postage", 208, .3), L("5440", "Auction Costs", 60, .4, 0, zero=1)]
    e2 = s.S("Total Store Operations", p)
    s.H("Fixed")
    p = [L("5510", "Property Taxes", 5630, 0), L("5520", "Property & Liability Insurance", 1465, 0, .09), L("5610", "Management Fee", 3980, .02)]
    e3 = s.S("Total Fixed", p)
    te = s.T("Total Operating Expenses", [e1, e2, e3])
    noi = s.T("Net Operating Income", [ti, te], [1, -1])
    q = [L("6010", "Loan Interest", 13870, 0, -.02), L("6020", "Depreciation", 9210, 0, 0), L("6050", "Truck Rental Lease Loss", 118, .5)]
    bt = s.S("Total Below the Line", q)
    ni = s.T("Net Income (Loss)", [noi, bt], [1, -1])
    s.key = dict(total_income=ti, total_operating_expenses=te, noi=noi, net_income=ni)
    return s
def drop(s, i):
    r = s.rows.pop(i)
    for q in s.rows:
        if q["items"]:
            z = [(x - (x > i), g) for x, g in zip(q["items"], q["signs"]) if x != i]; q["items"] = [x for x, _ in z]; q["signs"] = [g for _, g in z]
    s.key = {k: v - (v > i) for k, v in s.key.items()}; return r
sts = [build(st[4], st[5]) for st in STORES]
i = next(i for i, r in enumerate(sts[0].rows) if r["code"] == "5230"); r = drop(sts[0], i)
sts[0].planted = dict(what=f"line 5230 Telephone & Internet ({r['v'][0]:.2f} for Nov 2025) is left out above 'Gate, Camera & Alarm Service'; Total Store Operations still contains it", kind="row_dropped")
wb = Workbook(); wb.remove(wb.active); g = lambda **k: Font(name="Segoe UI", size=k.pop("size", 9), **k)
X = [3, 4, 5, 8, 9, 10]  # money; F = % of revenue month, G spacer, K = % of revenue YTD
for st, s in zip(STORES, sts):
    ws = wb.create_sheet(st[0]); ws.sheet_view.showGridLines = False
    for c, w in zip("ABCDEFGHIJK", (36, 8, 13, 13, 12, 8, 2, 14, 14, 13, 8)): ws.column_dimensions[c].width = w
    ws["A1"] = "STORE INCOME STATEMENT"; ws["A1"].font = g(size=14, bold=True, color="C55A11"); ws["A2"] = st[1]; ws["A2"].font = g(bold=True, size=11); ws["A3"] = st[2]; ws["A4"] = "Eleven months ended November 30, 2025"; ws["A5"] = st[3]
    for c in ("A3", "A4", "A5"): ws[c].font = g(color="595959")
    hf = PatternFill("solid", fgColor="404040")
    for c in range(1, 12):
        for rr in (7, 8): ws.cell(rr, c).fill = hf
    def hd(rr, c, t, al="right"): q = ws.cell(rr, c, t); q.font = g(bold=True, color="FFFFFF"); q.alignment = Alignment(horizontal=al)
    hd(8, 1, "Description", "left"); hd(8, 2, "GL", "center")
    for c, (t, u) in {3: ("Nov", "2025"), 4: ("Nov", "2024"), 5: ("Mo.", "Change $"), 6: ("% of", "Rev"), 8: ("YTD", "2025"), 9: ("YTD", "2024"), 10: ("YTD", "Change $"), 11: ("% of", "Rev")}.items(): hd(7, c, t); hd(8, c, u)
    y = 9; T = s.rows[s.key["total_income"]]["v"]
    for r in s.rows:
        tot, TT = bool(r["items"]), r["t"] == "TOTAL"
        q = ws.cell(y, 1, r["label"]); q.font = g(bold=tot or not r["v"], color="C55A11" if not r["v"] else None); q.alignment = Alignment(horizontal="left", indent=0 if TT or not r["v"] else (1 if tot else 2))
        if r["code"]: q = ws.cell(y, 2, int(r["code"])); q.font = g(color="7F7F7F", size=8); q.alignment = Alignment(horizontal="center")
        if r["v"]:
            for c, v in zip(X, r["v"]): q = ws.cell(y, c, v); q.number_format = ('"$"#,##0.00;("$"#,##0.00)' if TT else '#,##0.00;(#,##0.00)'); q.font = g(bold=tot)
            for c, j in ((6, 0), (11, 3)): q = ws.cell(y, c, r["v"][j] / T[j]); q.number_format = "0.0%"; q.font = g(italic=True, size=8)
            if tot:
                for c in range(1, 12): ws.cell(y, c).border = Border(top=Side("thin"), bottom=Side("medium") if TT else None)
                if TT:
                    for c in range(1, 12): ws.cell(y, c).fill = PatternFill("solid", fgColor="FBE5D6")
        y += 1
        if TT: y += 1
    q = ws.cell(y, 1, "Unaudited; accrual basis. Change $ is this year less last year."); q.font = g(italic=True, size=8)
    ws.page_setup.orientation = "landscape"; ws.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight = 1
wb.save(os.path.join(DOC, F))
save(F, [s.truth("Store Income Statement", n, None, "2025-11-30", sheet=st[0]) for s, st, n in zip(sts, STORES, ("Keywell Self Storage - Fremont Ave", "Keywell Self Storage - Ogden Rd"))], sts,
     assetType="SELF_STORAGE", documentType="OPERATING_STATEMENT", author="self-storage operator", style="store income statement, one sheet per store, GL number behind the caption, % of revenue between the money columns", hard="two statements in one workbook, two-line heads, cost of goods inside revenue, line left out")
