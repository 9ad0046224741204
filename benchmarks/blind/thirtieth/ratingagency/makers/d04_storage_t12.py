import random, datetime
from truthlib import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as RC
R = random.Random(3004)
ym = [(2024, m) for m in range(4, 13)]+[(2025, m) for m in (1, 2, 3)]
cols = ["T-12"]+[datetime.date(y, m, 1).strftime("%b-%y") for y, m in ym]+["T-3 Annualized"]
S = Stmt("T-12 Operating Statement", "StowRight Self Storage - Bluff Road", "2024-04-01", "2025-03-31", cols, sheet="T12 Roll")
sea = [1.0, 1.02, 1.04, 1.05, 1.045, 1.03, 1.01, .99, .975, .965, .96, .975]
def L(label, base, var=.05, s=False, only=None, amt=None):
    v = [int(round(base*(sea[k] if s else 1)*R.uniform(1-var, 1+var))) for k in range(12)]
    if only is not None: v = [amt if k in only else 0 for k in range(12)]
    return S.line(label, [sum(v)]+v+[sum(v[-3:])*4])
S.head("Revenue")
i = [L("Gross Potential Rental Income", 90420, .004), L("Less: Vacancy", -11310, .12), L("Less: Discounts & Move-In Specials", -4140, .2), L("Less: Rate Variance to Street", -2915, .35), L("Less: Bad Debt / Lien Sales", -1630, .4)]
nri = S.tot("Net Rental Income", i)
o = [L("Tenant Protection Plan Income", 7840, .03), L("Late & Lien Fees", 4110, .12, True), L("Administration Fees", 1925, .2, True), L("Retail Sales (Locks & Boxes), net", 640, .3, True), L("RV & Boat Parking", 3275, .03), L("Truck Rental Commission", 815, .4, True), L("Billboard Ground Lease", 0, only=(0, 6), amt=9000)]
to = S.tot("Total Other Income", o)
egi = S.tot("Effective Gross Income", [nri, to], "TOTAL", key="total_income")
S.head("Expenses")
mf = [int(round(v*.05)) for v in S.rows[egi]["values"][1:13]]
e = [L("Store Payroll & Burden", 8280, .05), L("Property Tax", 8906, 0), L("Property Insurance", 2318, 0), L("Electric", 1840, .2), L("Water / Trash", 515, .1), L("Repairs & Maintenance", 2260, .5), L("Snow / Landscaping", 980, .35), L("Gate, Camera & Elevator Contracts", 1130, .06), L("Internet Advertising (PPC / Aggregators)", 3420, .15), L("Telephone & Call Center", 1385, .04), L("Credit Card Processing", 2105, .04, True), L("Software - Management System", 495, 0), L("Office & Postage", 410, .3), L("Licenses & Permits", 0, only=(8,), amt=1265),
     S.line("Management Fee (5%)", [sum(mf)]+mf+[sum(mf[-3:])*4])]
ox = S.tot("Total Operating Expenses", e, "TOTAL", key="total_operating_expenses")
noi = S.tot("Net Operating Income", [egi, (ox, -1)], "TOTAL", key="noi")
rs = L("Replacement Reserves ($0.15/NRSF)", 940, 0)
ncf = S.tot("Net Cash Flow", [noi, (rs, -1)], "TOTAL", key="net_cash_flow")
F = "x04_stowright_t12.xlsx"
wb = xlsxwriter.Workbook(os.path.join(DOC, F)); wb.set_properties({'created': datetime.datetime(2025, 4, 22)})
cv = wb.add_worksheet("Cover"); ws = wb.add_worksheet("T12 Roll"); mx = wb.add_worksheet("Unit Mix")
f = lambda **k: wb.add_format(dict(dict(font_name="Calibri", font_size=10), **k))
cv.hide_gridlines(2); cv.write("B3", "StowRight Self Storage - Bluff Road", f(font_size=20, bold=True, font_color="#1F4E5F")); cv.write("B4", "75,200 NRSF | 742 units | 61 parking spaces | Omaha, Nebraska", f(font_size=12)); cv.write("B6", "Borrower's financial package to lender, 1Q 2025", f(italic=True)); cv.write("B7", "Unaudited. Prepared by Prairie Keystone Storage Partners", f(italic=True))
ws.hide_gridlines(2); ws.set_column(0, 0, 1.5); ws.set_column(1, 1, 38); ws.set_column(2, 2, 12); ws.set_column(3, 3, 1.5); ws.set_column(4, 15, 9.2); ws.set_column(16, 16, 1.5); ws.set_column(17, 17, 12); ws.set_column(18, 19, 9)
ws.write("B1", "StowRight Self Storage - Bluff Road", f(bold=True, font_size=14, font_color="#1F4E5F")); ws.write("B2", "T-12 Operating Statement", f(bold=True)); ws.write("B3", "Twelve months ended March 31, 2025 (whole dollars)", f(italic=True))
H = f(bold=True, bottom=2, align="right", font_color="white", bg_color="#1F4E5F", num_format="mmm-yy"); 
for c in range(1, 20): ws.write_blank(4, c, None, H)
ws.write(4, 2, "T-12", H); ws.write(4, 17, "T-3\nAnnualized", f(bold=True, bottom=2, align="right", font_color="white", bg_color="#1F4E5F", text_wrap=True)); ws.write(4, 18, "% EGI", H); ws.write(4, 19, "$/NRSF", H); ws.set_row(4, 30)
for k, (y, m) in enumerate(ym): ws.write_datetime(4, 4+k, datetime.datetime(y, m, 1), H)
pos = [2]+list(range(4, 16))+[17]; r = 5; at = {}
N = '_($* #,##0_);_($* (#,##0);_($* "-"??_);_(@_)' ; N2 = '#,##0_);(#,##0);0_)'
for n, (row, m) in enumerate(zip(S.rows, S.meta)):
    t = row["rowType"]
    if t == "HEADING": r += 1; ws.write(r, 1, row["label"], f(bold=True, underline=1, font_size=11)); r += 1; continue
    b = t != "LINE"; k = dict(bold=b, num_format=N2)
    if b: k.update(top=1)
    if t == "TOTAL": k.update(bg_color="#E3EEF1", bottom=1)
    fr = f(**k); at[n] = r
    ws.write(r, 1, row["label"], f(bold=b, indent=0 if b else 1, **({"bg_color": "#E3EEF1", "top": 1, "bottom": 1} if t == "TOTAL" else {})))
    for j, (p, v) in enumerate(zip(pos, row["values"])):
        if m["foots"]: ws.write_formula(r, p, "="+"".join(("+" if s > 0 else "-")+RC(at[q], p) for q, s in m["foots"]), fr, v)
        elif j == 0: ws.write_formula(r, p, f"=SUM({RC(r,4)}:{RC(r,15)})", fr, v)
        elif j == 13: ws.write_formula(r, p, f"=SUM({RC(r,13)}:{RC(r,15)})*4", fr, v)
        else: ws.write_number(r, p, v, fr)
    v0 = row["values"][0]
    ws.write_formula(r, 18, f"=C{r+1}/C${at[egi]+1}" if egi in at else f"={v0}/{S.rows[egi]['values'][0]}", f(num_format="0.0%", italic=True, font_color="#666666"), v0/S.rows[egi]["values"][0])
    ws.write_formula(r, 19, f"=C{r+1}/75200", f(num_format="0.00", italic=True, font_color="#666666"), v0/75200)
    r += 2 if n in (nri, to, egi, ox, noi) else 1
r += 1; ws.write(r, 1, "Note: T-3 column is Jan-Mar 2025 multiplied by four; property tax is accrued monthly. Billboard rent is received in April and October.", f(italic=True, font_size=9))
ws.freeze_panes(5, 2); ws.set_landscape(); ws.fit_to_pages(1, 1); ws.repeat_rows(4); ws.set_footer("&L&F&R&P of &N")
for q, rw in enumerate([("Type", "Units", "SF", "Occupied", "Street"), ("5x5 CC", 96, 2400, 84, 49), ("5x10 CC", 188, 9400, 167, 82), ("10x10 CC", 204, 20400, 181, 139), ("10x10 DU", 118, 11800, 101, 118), ("10x20 DU", 96, 19200, 87, 189), ("10x30 DU", 40, 12000, 36, 246), ("Parking", 61, 0, 52, 68)]): mx.write_row(q, 0, rw)
ws.activate(); wb.close()
save(F, [S], "SELF_STORAGE", "OPERATING_STATEMENT_T12", "regional storage owner", "T-12 total before the months, date-typed headers, spacer columns, T-3 annualized, formulas", "total column first, annualized column, percent and per-foot columns to skip")
