import random, datetime
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
random.seed(3112)
NAME = "Stonebrook CC - FYE Oct 2024 operations.xlsx"
st = St("Statement of Operations", "Stonebrook Country Club", "2022-11-01", "2024-10-31", ["FY 2024 Actual", "FY 2024 Budget", "Over (Under) Budget", "FY 2023 Actual"], sheet="Ops FY24")
def L(l, a, b, p, **k): return st.line(l, [a, b, a-b, p], **k)
def g(base, j=.07): b = round(base, -2); return (round(base*random.uniform(1-j, 1+j)), b, round(base*random.uniform(.9, .99)))
st.head("REVENUES")
rev = [L("Membership dues", 2148600, 2112000, 1987450), L("Initiation fees recognized", 187500, 225000, 212500), L("Cart and trail fees", *g(318000)), L("Guest and outing green fees", *g(264500)), L("Driving range", *g(61200)), L("Golf shop merchandise", *g(241000)), L("Food sales", *g(886000)), L("Beverage sales", *g(402000)), L("Banquet room charges", *g(73500)), L("Swim and tennis", *g(118300)), L("Food minimums unspent", *g(38000)), L("Locker, bag storage, handicap", *g(44600))]
TR = st.tot("Total revenues", rev, key="total_income")
st.head("COST OF SALES")
c = [L("Merchandise", *g(166000)), L("Food", *g(341000)), L("Beverage", *g(122500))]
TC = st.tot("Total cost of sales", c)
GM = st.tot("Gross margin", [TR, ~TC])
st.head("DEPARTMENTAL EXPENSES")
deps = []
for n, ls in [("Golf operations", [("Payroll and benefits", 402000), ("Cart lease and repair", 96400), ("Range balls, scorecards, supplies", 31700)]),
              ("Golf course maintenance", [("Payroll and benefits", 648000), ("Fertilizer, chemicals, seed", 171500), ("Water purchased", 88200), ("Fuel and equipment repair", 92600)]),
              ("Food and beverage", [("Payroll and benefits", 611000), ("Linen, china, supplies", 58400), ("Entertainment and music licenses", 17600)]),
              ("Swim and tennis", [("Payroll and benefits", 96500), ("Pool chemicals, court care", 28900)]),
              ("Clubhouse and administration", [("Payroll and benefits", 338000), ("Utilities", 164200), ("Building repairs", 81300), ("Office, data, postage", 52400), ("Professional fees", 37800), ("Credit card discounts", 61500)])]:
    st.head(n, lvl=1); ix = [L(l, *g(b), lvl=2) for l, b in ls]; deps.append(st.tot(f"Total {n.lower()}", ix, lvl=1))
TD = st.tot("Total departmental expenses", deps)
st.head("FIXED CHARGES")
f = [L("Real estate and personal property tax", 148302, 146000, 141877), L("Insurance", 131466, 118500, 109215), L("Management company fee", 144000, 144000, 138000)]
TF = st.tot("Total fixed charges", f)
TE = st.tot("Total expenses before debt service", [TD, TF], key="total_operating_expenses")
NOI = st.tot("NET OPERATING INCOME", [GM, ~TE], key="noi")
d = [L("Interest - clubhouse bonds", 96840, 96800, 104215, lvl=0), L("Depreciation", 362500, 360000, 348900, lvl=0), L("Loss (gain) on equipment disposals", -7350, 0, 4120, lvl=0)]
TO = st.tot("Total other", d)
st.tot("NET INCOME (LOSS)", [NOI, ~TO], t="TOTAL", key="net_income")
wb = Workbook(); n0 = wb.active; n0.title = "Read me"; wb.properties.created = wb.properties.modified = datetime.datetime(2024, 12, 4)
n0["A1"] = "Monthly board packet export - figures exported as text by the club system."; n0["A2"] = "Rounds played FY24: 27,418 (FY23: 26,087). 18 holes, par 71. Fiscal year ends October 31."; n0["A3"] = "Members at year end: 318 golf, 94 social."; n0.column_dimensions["A"].width = 95
ws = wb.create_sheet("Ops FY24"); fn = "Garamond"
for r, (t, s) in enumerate([("STONEBROOK COUNTRY CLUB", 15), ("Statement of Operations", 12), ("Fiscal Year Ended October 31, 2024, with Budget and Prior Year", 10)], 1): ws.cell(r, 1, t).font = Font(name=fn, size=s, bold=r < 3)
hdr = [(2, "FY 2024", "Actual"), (3, "FY 2024", "Budget"), (4, "Over (Under)", "Budget"), (5, "", "% Var."), (7, "FY 2023", "Actual")]
for q, a, b in hdr:
    for r, t in ((5, a), (6, b)): k = ws.cell(r, q, t); k.font = Font(name=fn, size=10, bold=True); k.alignment = Alignment(horizontal="right")
    ws.cell(6, q).border = Border(bottom=Side(style="double"))
def tx(v, d): s = f"{abs(v):,}"; s = ("$ " if d else "") + s; return f"({s})" if v < 0 else s
r = 7
for i, x in enumerate(st.rows):
    hb = x["t"] == "HEADING" or x["label"].isupper()
    if x["t"] == "HEADING" and x["lvl"] == 0 or x["label"].isupper() and x["items"]: r += 1
    k = ws.cell(r, 1, x["label"]); k.font = Font(name=fn, size=10, bold=hb, italic=x["t"] == "HEADING" and x["lvl"] == 1); k.alignment = Alignment(indent=x["lvl"] + (1 if x["items"] and not hb else 0))
    if x["t"] != "HEADING":
        dol = i == rev[0] or x["label"].isupper()
        vs = x["v"]; out5 = [(2, tx(vs[0], dol)), (3, tx(vs[1], dol)), (4, tx(vs[2], dol)), (5, f"{vs[2]/vs[1]*100:.1f}%" if vs[1] else "n/m"), (7, tx(vs[3], dol))]
        for q, s in out5:
            k = ws.cell(r, q, s); k.font = Font(name=fn, size=10, bold=hb, color="808080" if q == 5 else "000000"); k.alignment = Alignment(horizontal="right")
            if x["items"]: k.border = Border(top=Side(style="thin"), bottom=Side(style="double") if x["t"] == "TOTAL" else None)
            if x["label"] == "NET OPERATING INCOME": k.fill = PatternFill("solid", fgColor="E2EFDA")
    r += 1
ws.column_dimensions["A"].width = 40; ws.column_dimensions["F"].width = 2.5
for q in "BCDG": ws.column_dimensions[q].width = 14
ws.column_dimensions["E"].width = 9; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.sheet_view.showGridLines = False; wb.active = 1
ws.print_title_rows = "1:6"; ws.page_setup.fitToHeight = 0
wb.save(out(NAME))
save(NAME, [st], "OTHER", "OPERATING_STATEMENT", "Country club board packet: fiscal year actual, budget, variance, prior year after a spacer column, figures as text, read-me sheet; openpyxl", True)
