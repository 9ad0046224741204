"""Sources and uses of cash of a senior-living owner, printed monospaced from an accounting system, PDF."""
from common import Book, DOCS
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
F = "GLSRCUSE_willow_terrace_093025.pdf"
b = Book(3)
b.head("SOURCES OF CASH"); b.head("FROM OPERATIONS")
op = [b.line("NET INCOME (LOSS)", [118442.17, 297605.83, 203377.40]), b.line("DEPRECIATION", [142508.33, 427525.00, 411930.00]), b.line("AMORTIZATION OF LOAN COSTS", [6218.75, 18656.25, 18656.25])]
O = b.total("FUNDS PROVIDED BY OPERATIONS", op)
b.head("CHANGES IN WORKING CAPITAL")
wc = [b.line("RESIDENT ACCOUNTS RECEIVABLE", [-21884.60, 14306.92, -37219.55]), b.line("MEDICAID RECEIVABLE", [9473.00, -28110.45, -11562.10]), b.line("PREPAID EXPENSES", [31250.00, -12500.00, -9800.00]),
      b.line("ACCOUNTS PAYABLE", [-17336.08, 22915.64, 41072.38]), b.line("ACCRUED PAYROLL AND PTO", [26470.91, 19338.20, -8417.66]), b.line("ACCRUED REAL ESTATE TAXES", [48300.00, 48300.00, 46950.00]), b.line("RESIDENT DEPOSITS AND PREPAID FEES", [4500.00, -7250.00, 11500.00])]
Wc = b.total("NET CHANGE IN WORKING CAPITAL", wc)
b.head("OTHER SOURCES")
os_ = [b.line("MEMBER CONTRIBUTIONS", [0.00, 150000.00, 0.00]), b.line("LINE OF CREDIT ADVANCES", [75000.00, 225000.00, 100000.00]), b.line("RELEASE FROM REPLACEMENT RESERVE", [63918.44, 63918.44, 27450.00])]
OS = b.total("TOTAL OTHER SOURCES", os_)
TS = b.total("TOTAL SOURCES OF CASH", [O, Wc, OS])
b.head("USES OF CASH")
us = [b.line("MORTGAGE PRINCIPAL", [61204.77, 181390.52, 171866.09]), b.line("LINE OF CREDIT REPAYMENT", [50000.00, 100000.00, 150000.00]), b.line("ROOF REPLACEMENT - EAST WING", [87640.00, 201318.50, 0.00]), b.line("APARTMENT TURNS AND FLOORING", [24118.36, 68905.14, 73227.81]),
      b.line("KITCHEN AND DINING EQUIPMENT", [0.00, 37466.29, 12880.00]), b.line("REPLACEMENT RESERVE DEPOSITS", [31500.00, 94500.00, 94500.00]), b.line("TAX AND INSURANCE ESCROW", [18750.00, 41250.00, 39600.00]), b.line("DISTRIBUTIONS TO MEMBERS", [90000.00, 240000.00, 180000.00])]
TU = b.total("TOTAL USES OF CASH", us)
NC = b.total("NET INCREASE (DECREASE) IN CASH", [TS, TU], [1, -1], kind="TOTAL")
n = b.v(NC); y0 = 402617.55; end = round(y0+n[1], 2)
bg = b.line("CASH - BEGINNING OF PERIOD", [round(end-n[0], 2), y0, 318904.12])
EC = b.total("CASH - END OF PERIOD", [bg, NC], kind="TOTAL")
print(n, b.v(EC))
c = canvas.Canvas(str(DOCS/F), pagesize=letter); W, H = letter
state = {"y": 0, "p": 0}; L = 40; LW = 6.0
def put(s, bold=False):
    if state["y"] < 54 or state["p"] == 0: page()
    c.setFont("Courier-Bold" if bold else "Courier", 9.2); c.drawString(L, state["y"], s); state["y"] -= 11.2
def page():
    if state["p"]: c.showPage()
    state["p"] += 1; state["y"] = H-44
    c.setFont("Courier", 9.2)
    for s in ["DATABASE: WTSLPROD".ljust(70)+f"PAGE: {state['p']:>8d}", "ENTITY: 4410    ".ljust(70)+"DATE: 10/14/25", "                         WILLOW TERRACE SENIOR LIVING, L.P.".ljust(70)+"TIME: 08:47 AM",
              "                       STATEMENT OF SOURCES AND USES OF CASH", "                         PERIOD ENDED SEPTEMBER 30, 2025", "                                 ACCRUAL", "",
              " "*38+"QUARTER TO DATE".rjust(16)+"YEAR TO DATE".rjust(16)+"PRIOR YEAR".rjust(16), " "*38+"09/30/25".rjust(16)+"09/30/25".rjust(16)+"YTD 09/30/24".rjust(16), " "*40+("  "+"-"*14)*3]:
        c.drawString(L, state["y"], s); state["y"] -= 11.2
    state["y"] -= 4
num = lambda v: f"{v:,.2f} " if v >= 0 else f"({-v:,.2f})"
lab2 = {"FROM OPERATIONS", "CHANGES IN WORKING CAPITAL", "OTHER SOURCES"}
for i, r in enumerate(b.rows):
    if r["rowType"] == "HEADING":
        put(""); put(("  " if r["label"] in lab2 else "")+r["label"]); continue
    t = r["rowType"] != "LINE"
    if t: put(" "*40+("  "+"-"*14)*3)
    ind = 2 if t and i in (O, Wc, OS) else (0 if t or i == bg else 4)
    put((" "*ind+r["label"]).ljust(39)+"".join(num(v).rjust(16) for v in r["values"]))
    if i in (TS, TU, NC): put("")
    if i == EC: put(" "*40+("  "+"="*14)*3)
c.save()
b.save(F, "STATEMENT OF SOURCES AND USES OF CASH", "Willow Terrace Senior Living, L.P.", ["QUARTER TO DATE 09/30/25", "YEAR TO DATE 09/30/25", "PRIOR YEAR YTD 09/30/24"], {"net_cash_flow": NC, "net_income": op[0]},
       "SENIOR_HOUSING", "CASH_FLOW_STATEMENT", "monospaced accounting-system print, sources and uses, dashed rules", None, "2025-09-30", hard=False)
