# HOA financials: fund balance sheet (three fund columns) and revenue & expense with reserve fund section, on two sheets
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
P = "Saddle Creek Townhomes Association, Inc."
b = St("Balance Sheet – by Fund", P, None, "2025-10-31", ["Operating", "Reserve", "Total"], sheet="BS")
def l(c, lab, o, r): return b.l(lab, [o, r, (o or 0)+(r or 0)], code=c)
b.h("Assets")
A = [l("1010", "Operating Checking – Pinnacle Bank", 47_212.66, None), l("1015", "Petty Cash", 250, None), l("1100", "Reserve Money Market", None, 188_904.31), l("1110", "Reserve CD – 12 mo. 4.35%", None, 125_000), l("1115", "Reserve CD – 18 mo. 4.10%", None, 100_000), l("1200", "Assessments Receivable", 16_885, None), l("1205", "Allowance for Doubtful Accounts", -4_200, None), l("1300", "Prepaid Insurance", 21_747.5, None), l("1310", "Accrued Interest", None, 3_418.22), l("1400", "Due from Operating / (Due to Reserve)", -7_500, 7_500)]
ta = b.t("Total Assets", A, key="total_assets")
b.h("Liabilities")
Q = [l("2010", "Accounts Payable", 13_964.18, 8_750), l("2050", "Prepaid Assessments", 11_230, None), l("2100", "Contract Liability – Reserve", None, 96_412.4), l("2200", "Income Taxes Payable", 0, 1_104)]
tl = b.t("Total Liabilities", Q, key="total_liabilities")
b.h("Members' Equity")
E = [l("3010", "Fund Balance – Beginning of Year", 41_907.55, 268_115.08)]
# second sheet first for the net figures
cols = ["October Actual", "October Budget", "YTD Actual", "YTD Budget", "YTD Variance"]
s = St("Statement of Revenues and Expenses", P, "2025-01-01", "2025-10-31", cols, sheet="Rev-Exp")
def m(c, lab, a, bu, y, inc=0): yb = round(bu*10, 2); return s.l(lab, [a, bu, y, yb, round((y-yb) if inc else (yb-y), 2)], code=c)
def fav(inc, exp): v = s.comb([inc], [exp]); v[4] = s.v(inc)[4] + s.v(exp)[4]; return v
s.h("OPERATING FUND")
s.h("Operating Revenue")
R = [m("4000", "Regular Assessments", 30_960, 30_960, 309_600, 1), m("4050", "Late Fees and Interest", 185.4, 150, 2_216.75, 1), m("4060", "Clubhouse Rental", 300, 250, 2_850, 1), m("4090", "Less: Transfer to Reserves", -7_500, -7_500, -75_000, 1)]
tr = s.sub("Total Operating Revenue", R, key="total_income")
s.h("Operating Expenses")
X = [m("5010", "Landscape Contract", 6_450, 6_450, 64_500), m("5020", "Irrigation Repairs", 918.33, 600, 7_304.91), m("5030", "Snow Removal", 0, 1_250, 9_880), m("5040", "Pool Service and Supplies", 412, 900, 10_366.27), m("5110", "Water", 2_904.16, 2_700, 28_711.08), m("5120", "Electric", 688.92, 640, 6_190.44), m("5130", "Trash", 1_376, 1_376, 13_760), m("5210", "Building Maintenance", 2_215.5, 1_500, 17_948.35), m("5310", "Management Fee", 1_892, 1_892, 18_920), m("5320", "Insurance", 4_349.5, 4_300, 43_115), m("5330", "Legal – Collections", 640, 300, 2_875.5), m("5340", "Postage, Copies, Web", 143.18, 175, 1_602.63), m("5350", "Bad Debt", 0, 200, 1_500)]
tx = s.sub("Total Operating Expenses", X, key="total_operating_expenses")
on = s.t("Operating Fund – Excess (Deficit)", [tr], [tx], vals=fav(tr, tx))
s.h("RESERVE FUND")
s.h("Reserve Revenue")
V = [m("6000", "Reserve Contributions", 7_500, 7_500, 75_000, 1), m("6050", "Interest – Reserves", 1_212.08, 900, 11_482.19, 1)]
vt = s.sub("Total Reserve Revenue", V)
s.h("Reserve Expenditures")
Y = [m("7010", "Roofing – Bldgs 4 and 5", 0, 0, 0), m("7020", "Asphalt Seal and Stripe", 8_750, 2_000, 8_750), m("7030", "Exterior Painting", 0, 2_500, 23_440), m("7090", "Income Tax on Reserve Interest", 0, 110, 1_104)]
yt = s.sub("Total Reserve Expenditures", Y)
rn = s.t("Reserve Fund – Excess (Deficit)", [vt], [yt], vals=fav(vt, yt))
tn = s.t("Combined Excess (Deficit)", [on, rn], key="net_income")
oy, ry = s.rows[on]["values"][2], s.rows[rn]["values"][2]
# beginning balances are set so that the funds balance
E0 = b.rows[E[0]]; T = b.v(ta); Z = b.v(tl)
E0["values"] = [r2(T[0]-Z[0]-oy), r2(T[1]-Z[1]-ry), r2(T[0]-Z[0]-oy + T[1]-Z[1]-ry)]
E.append(l("3900", "Current Year Excess (Deficit)", oy, ry))
te = b.t("Total Members' Equity", E, key="total_equity")
b.t("Total Liabilities and Members' Equity", [tl, te])
wb = Workbook(); ws = wb.active; ws.title = "BS"; nf = '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
def head(w, t, d, n):
    for r, x in ((1, P), (2, t), (3, d)): w.cell(r, 2, x).font = Font(name='Verdana', size=11 if r == 1 else 9, bold=r < 3)
head(ws, "Balance Sheet – by Fund", "October 31, 2025", 3); r = 6
for k, t in enumerate(b.columns): q = ws.cell(5, 4+k, t); q.font = Font(name='Verdana', size=9, bold=True); q.alignment = Alignment(horizontal='center'); q.border = Border(bottom=Side('medium'))
for i, x in enumerate(b.rows):
    t = x["rowType"]
    if t == "HEADING": r += 1
    q = ws.cell(r, 2, (x["accountCode"] + ' - ' if x["accountCode"] else '') + x["label"]); q.font = Font(name='Verdana', size=9, bold=t != "LINE"); q.alignment = Alignment(indent=2 if t == "LINE" else 0)
    for k, v in enumerate(x["values"]):
        if t == "HEADING": continue
        q = ws.cell(r, 4+k, v); q.number_format = nf; q.font = Font(name='Verdana', size=9, bold=t != "LINE")
        if t == "TOTAL": q.border = Border(top=Side('thin'))
    r += 2 if t == "TOTAL" else 1
ws.column_dimensions['A'].width = 2; ws.column_dimensions['B'].width = 46; ws.column_dimensions['C'].width = 2
b.dash0 = True
for k in 'DEF': ws.column_dimensions[k].width = 16
w = wb.create_sheet("Rev-Exp"); head(w, "Statement of Revenues and Expenses", "For the ten months ended October 31, 2025", 5); r = 7
w.merge_cells('C5:D5'); w['C5'] = 'October'; w.merge_cells('E5:G5'); w['E5'] = 'YTD'
for k, t in enumerate(["Actual", "Budget", "Actual", "Budget", "Variance"]): q = w.cell(6, 3+k, t); q.alignment = Alignment(horizontal='right'); q.font = Font(name='Verdana', size=9, bold=True); q.border = Border(bottom=Side('thin'))
for k in ('C5', 'E5'): w[k].alignment = Alignment(horizontal='center'); w[k].font = Font(name='Verdana', size=9, bold=True)
for i, x in enumerate(s.rows):
    t = x["rowType"]; big = x["label"].endswith("FUND")
    q = w.cell(r, 1, int(x["accountCode"]) if x["accountCode"] else None); q.font = Font(name='Verdana', size=8)
    q = w.cell(r, 2, x["label"]); q.font = Font(name='Verdana', size=9, bold=t in ("TOTAL", "SUBTOTAL") or big, italic=t == "HEADING" and not big)
    if big:
        for k in range(1, 8): w.cell(r, k).fill = PatternFill('solid', fgColor='DDEBF7')
    for k, v in enumerate(x["values"]):
        if t == "HEADING": continue
        q = w.cell(r, 3+k, v); q.number_format = '#,##0.00_);(#,##0.00)'; q.font = Font(name='Verdana', size=9, bold=t != "LINE")
        if t != "LINE": q.border = Border(top=Side('thin'), bottom=Side('double') if t == "TOTAL" else Side())
    r += 2 if t in ("SUBTOTAL", "TOTAL") else 1
w.column_dimensions['A'].width = 7; w.column_dimensions['B'].width = 38
for k in 'CDEFG': w.column_dimensions[k].width = 15
for z in (ws, w): z.page_setup.fitToHeight = 0; z.sheet_properties.pageSetUpPr.fitToPage = True
n = wb.create_sheet("Delinquency")
for i, x in enumerate([["Aging of assessments receivable, by lot"], [], ["Lot", "0-30", "31-60", "61-90", "Over 90"], [12, 360, 360, 360, 4725], [31, 360, 360, 0, 0], [58, 360, 0, 0, 0], [77, 360, 360, 360, 8920]], 1):
    for k, v in enumerate(x, 1): n.cell(i, k, v)
assert 360*9+4725+8920 == 16885, 360*9+4725+8920
N = '09_saddle_creek_hoa.xlsx'; wb.save(os.path.join(DOC, N))
_c = s.check; s.check = lambda: [z for z in _c() if not (z[1] == "YTD Variance" and z[0] in ("Operating Fund – Excess (Deficit)", "Reserve Fund – Excess (Deficit)"))]
for x, (p, q) in ((on, (tr, tx)), (rn, (vt, yt))): assert abs(s.v(x)[4]-(s.v(x)[2]-s.v(x)[3])) < .005
save(N, [b, s], assetType="OTHER", documentType="BALANCE_SHEET", author="s2", style="HOA fund accounting: balance sheet by fund and revenue/expense with reserve fund, two sheets and an aging sheet", hard=True)
