# US HUD-insured church-sponsored senior project: balance sheet sheet + P&L sheet, HUD account numbers, formulas recalculated by LibreOffice
from truthlib import *
import subprocess
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
N = "bethel_manor_hud_fye_june2025.xlsx"; P = "Bethel Manor, Inc."
a = St("Balance Sheet Data", P, None, "2025-06-30", ["6/30/2025", "6/30/2024"], sheet="Bal Sheet")
a.h("Current Assets")
k = [a.l("Cash - operations", 91427, 78316, code="1120"), a.l("Tenant accounts receivable", 3482, 2915, code="1130"), a.l("Allowance for doubtful accounts", -650, -500, code="1131"), a.l("Accounts receivable - HUD", 14208, 0, code="1135"), a.l("Prepaid expenses", 18764, 17230, code="1200")]
t1 = a.sub("Total Current Assets", k, code="1100T")
d = a.l("Tenant deposits held in trust", 24316, 23870, code="1191")
a.h("Restricted Deposits and Funded Reserves")
r = [a.l("Escrow deposits", 41905, 38662, code="1310"), a.l("Replacement reserve", 334664, 351277, code="1320"), a.l("Residual receipts reserve", 46882, 46120, code="1340")]
t3 = a.sub("Total Deposits", r, code="1300T")
a.h("Fixed Assets")
f = [a.l("Land", 312000, 312000, code="1410"), a.l("Buildings", 4876230, 4851005, code="1420"), a.l("Building equipment - portable", 118744, 112390, code="1440"), a.l("Furnishings", 87615, 87615, code="1460")]
t4 = a.sub("Total Fixed Assets", f, code="1400T")
ad = a.l("Accumulated depreciation", -2764318, -2631902, code="1495")
nf = a.sub("Net Fixed Assets", [t4, ad], code="1400N")
ta = a.tot("Total Assets", [t1, d, t3, nf], code="1000T", key="total_assets")
a.h("Current Liabilities")
q = [a.l("Accounts payable - operations", 21744, 26103, code="2110"), a.l("Accrued wages payable", 6118, 5740, code="2120"), a.l("Accrued interest payable - first mortgage", 7420, 7688, code="2131"), a.l("Prepaid revenue", 1180, 940, code="2210"), a.l("Mortgage payable - first mortgage (short term)", 74310, 70915, code="2170")]
l1 = a.sub("Total Current Liabilities", q, code="2122T"); dl = a.l("Tenant deposits held in trust (contra)", 24009, 23511, code="2191"); lt = a.l("Mortgage payable - first mortgage", 1911284, 1985594, code="2320")
tl = a.tot("Total Liabilities", [l1, dl, lt], code="2000T", key="total_liabilities")
na = a.tot("Net assets without donor restrictions", [ta], [tl], code="3131", key="total_equity")
R = a.d["rows"][na]; R["rowType"] = "LINE"; R.pop("footsFrom"); a.signs.pop(na); R["label"] = "Total Net Assets - without donor restrictions"
tt = a.tot("Total Liabilities and Net Assets", [tl, na], code="2033T")
b = St("Statement of Profit and Loss", P, "2024-07-01", "2025-06-30", ["FYE 6/30/2025", "FYE 6/30/2024"], sheet="P&L")
def grp(h, ls, tn, tc, key=None):
    b.h(h); return b.sub(tn, [b.l(x[1], x[2], x[3], code=x[0]) for x in ls], code=tc, key=key)
g1 = grp("Rent Revenue", [("5120", "Rent revenue - gross potential", 281460, 274212), ("5121", "Tenant assistance payments", 402318, 388740)], "Total Rent Revenue", "5100T")
g2 = grp("Vacancies", [("5220", "Apartments", -11872, -8106)], "Total Vacancies", "5200T")
nr = b.sub("Net Rental Revenue", [g1, g2], code="5152N")
g3 = grp("Financial and Other Revenue", [("5410", "Financial revenue - project operations", 318, 202), ("5440", "Revenue from investments - replacement reserve", 9120, 6418), ("5910", "Laundry and vending", 7344, 7012), ("5920", "Tenant charges", 1205, 865), ("5990", "Miscellaneous revenue", 4000, 0)], "Total Financial and Other Revenue", "5900T")
tr = b.tot("Total Revenue", [nr, g3], code="5000T", key="total_income")
g = [grp("Administrative Expenses", [("6203", "Conventions and meetings", 1240, 0), ("6210", "Advertising and marketing", 865, 1120), ("6310", "Office salaries", 31218, 29940), ("6311", "Office expenses", 9874, 9266), ("6320", "Management fee", 46176, 45024), ("6330", "Manager salary", 52440, 50310), ("6340", "Legal expense - project", 1450, 3875), ("6350", "Audit expense", 11800, 11300), ("6370", "Bad debts", 918, 402)], "Total Administrative Expenses", "6263T"),
     grp("Utilities Expenses", [("6450", "Electricity", 41377, 39820), ("6451", "Water", 18266, 17415), ("6452", "Gas", 15908, 18233), ("6453", "Sewer", 21142, 20076)], "Total Utilities Expense", "6400T"),
     grp("Operating and Maintenance Expenses", [("6510", "Payroll", 61804, 58915), ("6515", "Supplies", 12770, 11384), ("6520", "Contracts", 47325, 42660), ("6525", "Garbage and trash removal", 8316, 8040), ("6546", "Heating/cooling repairs and maintenance", 9471, 6122), ("6548", "Snow removal", 3850, 5275)], "Total Operating and Maintenance Expenses", "6500T"),
     grp("Taxes and Insurance", [("6711", "Payroll taxes", 11133, 10647), ("6720", "Property and liability insurance", 33918, 29744), ("6722", "Workmen's compensation", 4207, 4118), ("6723", "Health insurance and other employee benefits", 24860, 23115)], "Total Taxes and Insurance", "6700T")]
fe = grp("Financial Expenses", [("6820", "Interest on first mortgage payable", 90462, 93710), ("6850", "Mortgage insurance premium", 9990, 10345)], "Total Financial Expenses", "6800T")
te = b.tot("Total Cost of Operations before Depreciation", g+[fe], code="6000T")
pb = b.sub("Profit before Depreciation", [tr], [te], code="5060T"); dp = b.l("Depreciation expense", 132416, 129880, code="6600")
b.tot("Operating Profit or Loss", [pb], [dp], code="5060N", key="net_income")
print("NI", b.d["rows"][-1]["values"], "equity", R["values"])
wb = Workbook(); ws = wb.active; ws.title = "Bal Sheet"; w2 = wb.create_sheet("P&L"); w3 = wb.create_sheet("Mortgagor info"); F = Font(name="Arial Narrow", size=10); B = Font(name="Arial Narrow", size=10, bold=True)
for w, st, sub, c1 in ((ws, a, "Balance Sheet Data", 3), (w2, b, "Statement of Profit and Loss", 3)):
    w["A1"] = "PROJECT NAME:"; w["C1"] = P; w["A2"] = "HUD PROJECT NO.:"; w["C2"] = "044-EE112"; w["A3"] = sub; w["A3"].font = Font(name="Arial Narrow", size=12, bold=True); w["A4"] = "As of June 30, 2025 and 2024" if st is a else "Fiscal years ended June 30, 2025 and 2024"
    for c in ("A1", "C1", "A2", "C2", "A4"): w[c].font = B
    # amounts stand left of the description: Acct | 2025 | 2024 | Description in P&L; Description first in the balance sheet
    cols = (1, 2, 3, 4) if st is a else (1, 2, 4, 5)
    w.cell(6, 1, "Acct No.").font = B; w.cell(6, 2, "Description of account").font = B
    for j, h in enumerate(st.d["columns"]): z = w.cell(6, cols[2+j], h); z.font = B; z.alignment = Alignment(horizontal="right"); z.border = Border(bottom=Side(style="thin"))
    pos = {}; r = 7
    for i, q, _ in st.rows():
        if q["rowType"] == "HEADING": r += 1; w.cell(r, 2, q["label"]).font = Font(name="Arial Narrow", size=10, bold=True, underline="single"); r += 1; continue
        pos[i] = r; w.cell(r, 1, q["accountCode"]).font = F; z = w.cell(r, 2, q["label"]); z.font = B if q["rowType"] != "LINE" else F
        for j, v in enumerate(q["values"]):
            L = "ABCDEFG"[cols[2+j]-1]
            if i in st.signs: p, m = st.signs[i]; val = "=" + "+".join(f"{L}{pos[x]}" for x in p) + "".join(f"-{L}{pos[x]}" for x in m)
            else: val = v
            z = w.cell(r, cols[2+j], val); z.number_format = '_($* #,##0_);_($* (#,##0);_($* 0_)' if q["rowType"] == "TOTAL" else '#,##0_);(#,##0);0_)'; z.font = B if q["rowType"] != "LINE" else F
            if q["rowType"] != "LINE": z.border = Border(top=Side(style="thin"), bottom=Side(style="double") if q["rowType"] == "TOTAL" else None)
        r += 1
    w.column_dimensions["A"].width = 17; w.column_dimensions["B"].width = 46; w.column_dimensions["C"].width = 15 if st is a else 4; w.column_dimensions["D"].width = w.column_dimensions["E"].width = 15
for k, (x, y) in enumerate([("Sponsor", "Bethel Tabernacle Community Church"), ("Management agent", "Harrow Point Senior Services LLC"), ("Number of units", 62), ("Reserve deposit per month", 3072), ("Auditor", "Dunmore Vance & Co., CPAs")]): w3.cell(1+k, 1, x); w3.cell(1+k, 2, y)
w3.column_dimensions["A"].width = 28; w3.column_dimensions["B"].width = 40
os.makedirs(f"{HERE}/tmpx", exist_ok=True); wb.save(f"{HERE}/tmpx/{N}")
subprocess.run(["nice", "soffice", "--headless", f"-env:UserInstallation=file://{HERE}/lo", "--convert-to", "xlsx:Calc MS Excel 2007 XML", "--outdir", f"{HERE}/documents", f"{HERE}/tmpx/{N}"], check=True, capture_output=True)
os.remove(f"{HERE}/tmpx/{N}"); os.rmdir(f"{HERE}/tmpx")
save(N, [a, b], "SENIOR_HOUSING", "BALANCE_SHEET", "US HUD senior project, HUD account numbers (totals too), formulas, two sheets and an information sheet", False)
