# Housing association scheme management accounts, Apr-Mar by month, two schemes' codes, one subtotal cell wrong
from truthlib import *
import random, datetime
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
R = random.Random(202); N = "tollgate_scheme_mgmt_accounts_2425.xlsx"; P = "Carrick Court & Tollgate House"
mo = [datetime.date(2024 + (m > 12), (m-1) % 12+1, 1) for m in range(4, 16)]
C = ["Full Year Budget"] + [d.strftime("%b %Y") for d in mo] + ["Full Year Actual", "Variance Fav/(Adv)"]
t = St("Scheme Income & Expenditure by month", P, "2024-04-01", "2025-03-31", C, sheet="I&E by month")
win = [.9, .6, .4, .3, .3, .5, .9, 1.3, 1.7, 1.9, 1.7, 1.4]; f = [1]*12; summer = [1, 1.5, 1.5, 1.5, 1.4, 1.2, .8, .2, 0, 0, .3, .9]
def once(**k): return [k.get("m%d" % i, 0) for i in range(1, 13)]
def L(code, lab, base, sh=f, j=.08, inc=0):
    v = [round(base*s*(1+R.uniform(-j, j))) for s in sh]; T = sum(v); b = round(T*R.uniform(.93, 1.07)/50)*50
    return t.l(lab, b, *v, T, (T-b) if inc else (b-T), code=code)
def grp(name, ls, tot, inc=0, key=None):
    t.h(name); return t.sub(tot, [L(*l, inc=inc) for l in ls], key=key)
def mix(lab, p, m, rt="SUBTOTAL", key=None):   # variance column is favourable-positive: adds
    i = t.sub(lab, p, m, rt=rt, key=key); t.d["rows"][i]["values"][-1] = sum(t.v(j, t.n-1) for j in p+m); return i
t.h("INCOME")
g1 = grp("Rent - general needs", [("1001", "Gross rent - social", 41850, f, .01), ("1002", "Gross rent - affordable", 18240, f, .01), ("1003", "Shared ownership rent", 6912, f, .005), ("1005", "Garages and parking", 1365, f, .04), ("1010", "Void loss - rent", -1240, f, .6), ("1011", "Rent free week adjustment", 0, f, 0)], "Total rent", 1)
g2 = grp("Service charges", [("1101", "Variable service charge - tenants", 8420, f, .01), ("1102", "Fixed service charge - shared owners", 2106, f, 0), ("1103", "Leaseholder recharges", 5300, once(m1=1, m4=1, m7=1, m10=1), .04), ("1104", "Heat network income", 4870, win, .06), ("1110", "Void loss - service charge", -212, f, .6)], "Total service charges", 1)
g3 = grp("Other income", [("1201", "Supporting People contract", 2450, f, 0), ("1202", "Feed-in tariff (PV)", 385, summer, .15), ("1203", "Laundry tokens", 142, f, .25), ("1204", "Mobile mast licence", 3750, once(m3=1, m9=1), 0)], "Total other income", 1)
inc = t.tot("TOTAL INCOME", [g1, g2, g3], key="total_income")
t.h("EXPENDITURE")
e = [grp("Management", [("2001", "Scheme manager salaries", 5740, f, .03), ("2002", "On-costs (NI and pension)", 1390, f, .03), ("2003", "Agency cover", 610, f, .9), ("2004", "Head office management charge", 6850, f, 0), ("2005", "Telephone, IT and lift lines", 318, f, .1), ("2006", "Legal - arrears", 275, f, .9)], "Total management"),
     grp("Services", [("2101", "Cleaning contract", 2860, f, .02), ("2102", "Grounds maintenance", 1480, summer, .04), ("2103", "Window cleaning", 390, once(m2=1, m5=1, m8=1, m11=1), 0), ("2104", "Communal electricity", 2310, [1]*6+[1.3]*6, .1), ("2105", "Gas - communal boilers", 4420, win, .09), ("2106", "Water - communal", 268, f, .15), ("2107", "Lift maintenance", 715, f, 0), ("2108", "Fire alarm and AOV servicing", 405, f, .1), ("2109", "CCTV and door entry", 188, f, .3), ("2110", "Refuse and bulky items", 240, f, .5), ("2111", "Pest control", 95, f, .6), ("2112", "TV aerial licence", 66, f, 0)], "Total services"),
     grp("Repairs", [("2201", "Responsive repairs", 7320, f, .25), ("2202", "Void works", 3850, f, .6), ("2203", "Gas servicing (LGSR)", 880, f, .1), ("2204", "Damp and mould", 940, [.8, .5, .3, .2, .3, .6, 1, 1.4, 1.8, 2, 1.6, 1.2], .3), ("2205", "Cyclical redecoration", 24600, once(m4=1, m5=.8), .05), ("2206", "Electrical testing", 6150, once(m6=1), 0), ("2207", "Rechargeable repairs recovered", -265, f, .8)], "Total repairs"),
     grp("Other property costs", [("2301", "Buildings insurance", 1925, f, 0), ("2302", "Terrorism insurance", 96, f, 0), ("2303", "Council tax - voids", 228, f, .6), ("2304", "Ground rent", 1250, once(m3=1, m9=1), 0), ("2305", "Bad debt provision", 2700, once(m6=1, m12=1.3), .02), ("2306", "Service charge audit fee", 1440, once(m6=1), 0)], "Total other property costs")]
exp = t.tot("TOTAL EXPENDITURE", e, key="total_operating_expenses")
ns = mix("NET SCHEME SURPLUS", [inc], [exp], "TOTAL", "noi")
t.h("Below the line")
b = [L("3001", "Loan interest allocated", 14350, f, .01), L("3002", "Sinking fund contribution", 2500, f, 0), L("3003", "Depreciation - housing components", 9180, f, 0)]
bt = t.sub("Total below the line", b)
mix("SURPLUS AFTER FINANCE AND DEPRECIATION", [ns], [bt], "TOTAL", "net_income")
assert not [x for x in t.check() if x[1] != t.n-1]
keep = {k: t.signs.pop(k) for k in [ns, len(t.d["rows"])-1]}
row = e[1]; col = C.index("Nov 2024"); ok = t.v(row, col); t.d["rows"][row]["values"][col] = ok + 900; 
t.d["planted"] = {"what": f"Total services for Nov 2024 printed {ok+900} but the lines add up to {ok}; the total above it (TOTAL EXPENDITURE) and the full-year figure use the right amount", "kind": "total_wrong", "row": row, "column": C[col], "printed": ok+900, "correct": ok}
wb = Workbook(); ws = wb.active; ws.title = "I&E by month"; A = "Calibri"; B = Font(name=A, bold=True, size=10); F = Font(name=A, size=10)
ws["B1"] = "Northmarch Housing Group"; ws["B1"].font = Font(name=A, bold=True, size=12, color="1F5C4A"); ws["B2"] = "Management accounts - scheme " + P; ws["B2"].font = B; ws["B3"] = "Scheme Income & Expenditure by month"; ws["B4"] = "Year ended 31 March 2025 (period 12, final)     All figures £"; ws["B3"].font = ws["B4"].font = F
hd = ["Nominal", "Description", "Budget FY"] + mo + ["Actual FY", "Variance"]
fillc = PatternFill("solid", fgColor="1F5C4A")
for c, h in enumerate(hd):
    z = ws.cell(6, c+1, h); z.font = Font(name=A, bold=True, size=10, color="FFFFFF"); z.fill = fillc; z.alignment = Alignment(horizontal="right" if c > 1 else "left")
    if c > 2 and isinstance(h, datetime.date): z.number_format = "mmm-yy"
ws.cell(7, 3, "2024/25"); ws.cell(7, 16, "2024/25"); ws.cell(7, 17, "Fav/(Adv)")
for c in range(1, 18): ws.cell(7, c).fill = fillc; ws.cell(7, c).font = Font(name=A, italic=True, size=9, color="FFFFFF"); ws.cell(7, c).alignment = Alignment(horizontal="right")
r = 8
for i, q, _ in t.rows():
    if q["accountCode"]: z = ws.cell(r, 1, int(q["accountCode"])); z.font = F; z.alignment = Alignment(horizontal="left")
    z = ws.cell(r, 2, q["label"]); z.font = F if q["rowType"] == "LINE" else B
    if q["rowType"] != "HEADING":
        for c, v in enumerate(q["values"]):
            z = ws.cell(r, 3+c, v); z.number_format = '#,##0;[Red](#,##0);0'; z.font = F if q["rowType"] == "LINE" else B
            if q["rowType"] != "LINE": z.border = Border(top=Side(style="hair" if q["rowType"] == "SUBTOTAL" else "medium"))
            if q["rowType"] == "TOTAL": z.fill = PatternFill("solid", fgColor="DCEBE4")
        ws.row_dimensions[r].outlineLevel = 1 if q["rowType"] == "LINE" else 0
    r += 1 if q["rowType"] != "TOTAL" else 2
ws.freeze_panes = "D8"; ws.column_dimensions["A"].width = 9; ws.column_dimensions["B"].width = 38
for c in "CDEFGHIJKLMNOPQ": ws.column_dimensions[c].width = 10.5
ws.page_setup.orientation = "landscape"; ws.page_setup.paperSize = 8; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
w2 = wb.create_sheet("Commentary")
for k, s in enumerate(["Commentary - period 12", "Void loss above budget: 3 flats at Tollgate House held for decant to December.", "Cyclical redecoration: Carrick Court stair cores, contract sum £43,900.", "Arrears at year end 3.1% (target 3.5%).", "Void days: 41 (2023/24: 36)"]): w2.cell(1+k, 1, s)
w2.column_dimensions["A"].width = 90
wb.save(f"{HERE}/documents/{N}"); save(N, [t], "MULTIFAMILY", "OPERATING_STATEMENT_T12", "UK housing association scheme, April-March date headers, budget before months, two-row header, row outline, commentary sheet", False)
