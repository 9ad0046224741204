"""Senior home: balances with a Dr/Cr letter, sections with subtotals; planted digit change. openpyxl."""
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
from common import *
R = random.Random(390103)
FN = "St_Odile_Manor_GL_balances_FY26.xlsx"
S = [("ASSETS", [("101.1","Checking, Harbor Savings Bank",318842.17,402116.55),("101.3","Resident Trust Fund Account",14220.06,15873.41),("102","Petty Cash",400.00,400.00),("110","Resident Fees Receivable",46118.25,52940.80),("111","Medicaid Waiver Receivable",71403.00,64288.50),("112","Allowance for Bad Debts",-9500.00,-12750.00),("120","Prepaid Expenses",22617.40,24109.33),("131","HFA Operating Reserve",188300.00,196412.88),("132","HFA Replacement Reserve",241775.61,283094.22),("150","Land and Improvements",615000.00,615000.00),("151","Building",6842350.00,6871925.00),("155","Furniture, Kitchen & Medical Equipment",418806.90,447212.65),("156","Resident Van",61240.00,61240.00),("159","Accumulated Depreciation",-2116508.44,-2340117.09)]),
 ("LIABILITIES", [("201","Accounts Payable, Trade",-58414.92,-66207.38),("205","Accrued Payroll & PTO",-77930.15,-81446.70),("206","Payroll Withholdings",-8816.02,-9104.77),("210","Resident Trust Funds Held",-14220.06,-15873.41),("215","Community Fees, Unearned",-31500.00,-28750.00),("221","Deferred Provider Relief",-12400.00,0.0),("240","Tax-Exempt Bonds, Series 2014",-4585000.00,-4445000.00),("241","HFA Subordinate Loan",-600000.00,-600000.00)]),
 ("NET ASSETS", [("301","Net Assets Without Donor Restrictions",None,None),("302","Net Assets With Donor Restrictions",-84000.00,-84000.00)]),
 ("REVENUE", [("401","Assisted Living Fees, Private Pay",0,-1986420.00),("402","Assisted Living Fees, Medicaid Waiver",0,-842117.50),("403","Independent Apartment Rents",0,-518304.00),("405","Level-of-Care Charges",0,-311870.25),("407","Guest Meals & Salon",0,-18446.15),("410","Donations",0,-27310.00),("420","Interest Income",0,-14902.39)]),
 ("EXPENSES", [("501","Nursing & Aide Wages",0,1148306.22),("502","Dietary Wages",0,296418.70),("503","Housekeeping & Laundry Wages",0,187225.14),("504","Administrative Wages",0,241600.08),("505","Payroll Taxes & Benefits",0,362117.93),("511","Raw Food",0,228940.61),("512","Medical & Care Supplies",0,64118.27),("513","Activities",0,21603.55),("521","Electric and Gas",0,112476.90),("522","Water and Sewer",0,41288.36),("531","Repairs & Service Contracts",0,96733.19),("541","Insurance",0,88415.00),("542","Licenses & State Provider Fee",0,57120.00),("543","Professional Fees",0,39850.00),("544","Office, IT & Phone",0,33714.82),("551","Bad Debt",0,11206.40),("561","Bond Interest",0,191312.50),("571","Depreciation",0,223608.65)])]
ob = {}; cb = {}
for _, L in S:
    for a, n, o, e in L:
        ob[a] = None if o is None else round(o*100); cb[a] = None if e is None else round(e*100)
ob["301"] = -sum(v for v in ob.values() if v is not None)
cb["301"] = ob["301"]
cb["101.1"] += -sum(cb.values())        # cash takes the difference so that the books balance
print("cash", cb["101.1"], "NA", ob["301"])
PL = ("522", cb["522"])
wb = Workbook(); ws = wb.active; ws.title = "Sheet1"
f10 = Font(name="Courier New", size=10); fb = Font(name="Courier New", size=10, bold=True)
for col, w in zip("ABCDEFGH", (3, 9, 46, 18, 5, 3, 18, 5)): ws.column_dimensions[col].width = w
def put(r, col, v, font=f10, **k):
    x = ws.cell(r, col, v); x.font = font
    if "nf" in k: x.number_format = k["nf"]
    if "al" in k: x.alignment = Alignment(horizontal=k["al"], wrap_text=k.get("wrap", False))
    return x
put(1, 2, "ST. ODILE MANOR, A NONPROFIT SENIOR RESIDENCE", fb); put(2, 2, "General ledger balances for HFA annual compliance package"); put(3, 2, "Fiscal year July 2025 thru June 2026, before audit entries")
put(5, 2, "GL No.", fb); put(5, 3, "Account Title", fb); put(5, 4, "Beginning Balance", fb, al="right"); put(5, 5, "D/C", fb, al="center"); put(5, 7, "Ending Balance", fb, al="right"); put(5, 8, "D/C", fb, al="center")
for k in range(2, 9): ws.cell(5, k).border = Border(bottom=Side(style="double"))
money = ["beginning","ending"]; rows = []; totals = []; r = 7; nf = "#,##0.00"
def bal(r, col, v, font=f10):
    put(r, col, abs(v)/100, font, nf=nf)
    if v: put(r, col+1, "D" if v > 0 else "C", font, al="center")
go = gc = 0
for sec, L in S:
    put(r, 2, sec, fb); r += 1; so = sc = 0
    for a, n, _, _ in L:
        o, e = ob[a], cb[a]; so += o; sc += e
        pe = e
        if a == "522": pe = 4182836           # printed 41,828.36 for 41,288.36
        put(r, 2, a, al="left"); put(r, 3, n); row = {"account": a, "name": n}
        if o or sec not in ("REVENUE", "EXPENSES"): bal(r, 4, o); row["beginning"] = c(o)
        bal(r, 7, pe); row["ending"] = c(pe); rows.append(row); r += 1
    lab = "TOTAL " + sec; put(r, 3, lab, fb); t = {"label": lab}
    if sec not in ("REVENUE", "EXPENSES"): bal(r, 4, so, fb); t["beginning"] = c(so); ws.cell(r, 4).border = Border(top=Side(style="thin"))
    bal(r, 7, sc, fb); t["ending"] = c(sc); ws.cell(r, 7).border = Border(top=Side(style="thin")); totals.append(t); go += so; gc += sc; r += 2
assert go == 0 and gc == 0
put(r, 3, "NET OF ALL ACCOUNTS", fb); bal(r, 4, 0, fb); bal(r, 7, 0, fb); totals.append({"label": "NET OF ALL ACCOUNTS", "beginning": 0, "ending": 0})
put(r+2, 2, "D = debit balance, C = credit balance.  Keyed from ledger cards by bookkeeper 7/28/26."); put(r+3, 2, "Revenue and expense accounts open the year at nil.")
ws.page_setup.orientation = "portrait"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.save(doc(FN))
save(FN, "SENIOR_HOUSING", "TRIAL_BALANCE", "TB", money, rows, totals, planted={"what": "account 522 Water and Sewer: ending balance printed 41,828.36 instead of 41,288.36 (transposed digits)", "kind": "digit_changed"}, style="D/C letters beside unsigned balances, sections, hand-keyed codes", hard="D/C marks; mixed account codes; planted digit")
