import random
from truthlib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R = random.Random(3001)
cols = ["Underwriting Base Year UW", "2021 Normalized 12 mos.", "2022 Normalized 12 mos.", "2023 Normalized 12 mos."]
S = Stmt("COMMERCIAL OPERATING STATEMENT ANALYSIS REPORT (INCLUDES RETAIL/OFFICE)", "Laurel Crossing Corporate Center", "2023-01-01", "2023-12-31", cols)
def g(uw, *f): return [uw]+[int(round(uw*x*R.uniform(.985, 1.015))) for x in f]
S.head("INCOME")
a = [S.line("Gross Potential Rent", [0,0,0,0]), S.line("Less: Vacancy/Collection Loss", [0,0,0,0]),
     S.line("Base Rent", g(5412880, .975, .94, .862)), S.line("Expense Reimbursement", g(1127436, .96, 1.01, .93)),
     S.line("Percentage Rent", [0,0,0,0]), S.line("Parking Income", g(96000, .55, .71, .74)), S.line("Other Income", g(41275, 1.1, .8, 1.9))]
egi = S.tot("Effective Gross Income", a, "TOTAL", key="total_income")
S.head("OPERATING EXPENSES")
tax = g(918340, 1.02, 1.06, 1.09)
ex = [S.line("Real Estate Taxes", tax), S.line("Property Insurance", g(88115, 1.08, 1.22, 1.51)), S.line("Utilities", g(512690, .86, .97, 1.03)),
      S.line("Repairs and Maintenance", g(376240, .9, 1.03, 1.08)), S.line("Janitorial", g(241800, .78, .92, .98)),
      S.line("Management Fees", [int(round(v*.03)) for v in S.rows[egi]["values"]]), S.line("Payroll & Benefits", g(298450, 1.01, 1.05, 1.1)),
      S.line("Advertising & Marketing", [7500, 2115, 3860, 12440]), S.line("Professional Fees", g(28600, 1.2, .9, 2.1)),
      S.line("General and Administrative", g(61200, .93, 1.0, 1.06)), S.line("Other Expenses", [0, 4417, 0, 19803]), S.line("Ground Rent", [0,0,0,0])]
opx = S.tot("Total Operating Expenses", ex, "TOTAL", key="total_operating_expenses")
ev, ov = S.rows[egi]["values"], S.rows[opx]["values"]
S.line("Operating Expense Ratio", [round(o/e, 4) for o, e in zip(ov, ev)], pct=True)
noi = S.tot("Net Operating Income", [egi, (opx, -1)], "TOTAL", key="noi")
S.head("CAPITAL ITEMS")
cp = [S.line("Leasing Commissions", [144300]*4), S.line("Tenant Improvements", [216450]*4), S.line("Capital Expenditures", [57720]*4),
      S.line("Extraordinary Capital Expenditures", [0, 0, 0, 0])]
tc = S.tot("Total Capital Items", cp, "SUBTOTAL")
ncf = S.tot("Net Cash Flow", [noi, (tc, -1)], "TOTAL", key="net_cash_flow")
ds = S.line("Debt Service", [2143872, 2143872, 2143872, 2143872])
cf2 = S.tot("Net Cash Flow after Debt Service", [ncf, (ds, -1)], "TOTAL")
S.line("DSCR (NOI)", [round(v/2143872, 2) for v in S.rows[noi]["values"]], x=True)
S.line("DSCR (NCF)", [round(v/2143872, 2) for v in S.rows[ncf]["values"]], x=True)
F = "p01_laurel_crossing_osar.pdf"
c = canvas.Canvas(os.path.join(DOC, F), pagesize=letter, invariant=1); W, H = letter
c.setFont("Times-Bold", 12); c.drawCentredString(W/2, H-40, "COMMERCIAL OPERATING STATEMENT ANALYSIS REPORT (INCLUDES RETAIL/OFFICE)")
c.setFont("Times-Italic", 9); c.drawCentredString(W/2, H-53, "as of 12/31/2023")
y = H-72; c.setFont("Times-Bold", 8.5); c.setFillGray(.82); c.rect(36, y-3, W-72, 12, stroke=0, fill=1); c.setFillGray(0); c.drawString(40, y, "PROPERTY OVERVIEW")
info = [("Prospectus ID / Loan Number", "14   /   30-0114872", "Transaction", "HLMC 2017-C9"), ("Property Name", "Laurel Crossing Corporate Center", "Property Type", "Office - Suburban"),
        ("Property Address, City, State", "4400 Laurel Pike, Malvern, PA", "Year Built / Renovated", "1998 / 2014"),
        ("Net Rentable SF", "288,600", "Total Physical Occupancy", "81.4% (12/31/2023)"), ("Current Balance", "$35,418,902", "Paid Through Date", "02/06/2024"), ("Allocated Percentage of Loan", "100.0%", "Servicer", "Fenwick Ridge Loan Services")]
for l1, v1, l2, v2 in info:
    y -= 12; c.setFont("Times-Roman", 8); c.drawString(40, y, l1); c.setFont("Times-Bold", 8); c.drawString(170, y, v1); c.setFont("Times-Roman", 8); c.drawString(345, y, l2); c.setFont("Times-Bold", 8); c.drawString(450, y, v2)
y -= 20
X = [258, 326, 394, 462, 518, 572]; hd = [("Underwriting", "Base Year", "UW"), ("2021", "Normalized", "12 mos."), ("2022", "Normalized", "12 mos."), ("2023", "Normalized", "12 mos."), ("2023-", "U/W", "Variance"), ("2023-", "2022", "Variance")]
c.setFont("Times-Bold", 8)
for x, h in zip(X, hd):
    for k, t in enumerate(h): c.drawRightString(x, y-k*9.5, t)
c.setLineWidth(1); c.line(36, y-22, W-36, y-22); c.setLineWidth(.3)
c.drawString(40, y-9.5, "Financial Indicator / Period"); y -= 33
def fm(v, m):
    if m.get("pct"): return f"{v*100:.2f}%"
    if m.get("x"): return f"{v:.2f}x"
    return f"({-v:,})" if v < 0 else f"{v:,}"
for r, m in zip(S.rows, S.meta):
    t = r["rowType"]; b = t in ("TOTAL", "SUBTOTAL")
    if t == "HEADING":
        y -= 3; c.setFont("Times-Bold", 8.5); c.setFillGray(.9); c.rect(36, y-3, W-72, 11.5, stroke=0, fill=1); c.setFillGray(0); c.drawString(40, y, r["label"]+":"); y -= 12.5; continue
    c.setFont("Times-Bold" if b else "Times-Roman", 8.5)
    if b: c.line(200, y+8.5, W-36, y+8.5)
    c.drawString(44 if not b else 40, y, ("*" if t == "TOTAL" and r["label"] in ("Effective Gross Income", "Total Operating Expenses", "Net Operating Income", "Net Cash Flow") else "")+r["label"])
    for x, v in zip(X, r["values"]): c.drawRightString(x, y, fm(v, m))
    if not m:pass
    v = r["values"]
    if not m.get("pct") and not m.get("x"):
        for x, (p, q) in zip(X[4:], ((v[0], v[3]), (v[2], v[3]))): c.drawRightString(x, y, f"{(q/p-1)*100:.1f}%" if p else "N/A")
    y -= 12.2
    if r["label"] in ("Effective Gross Income", "Net Operating Income", "Net Cash Flow", "Net Cash Flow after Debt Service"): y -= 4
c.setFont("Times-Roman", 7.5); y -= 4
c.drawString(40, y, "Source of Financial Data:"); 
for x, t in zip(X, ("Underwriter", "Borrower", "Borrower", "Borrower")): c.drawRightString(x, y, t)
y -= 16; c.setFont("Times-Bold", 8); c.drawString(40, y, "Comments"); y -= 11; c.setFont("Times-Roman", 7.5)
for t in ("Income: Base rent fell 9% against 2022: Torvald Analytics (31,200 SF, 10.8% NRA) vacated at its 06/30/2023 expiration. Reimbursements follow occupancy.",
          "Expense: Insurance renewed 05/2023 at a 24% higher premium. Professional fees include the borrower's 2023 assessment appeal (pending). Management fee normalized",
          "to 3.00% of EGI. Other Expenses in 2023 are unclassified repairs after the February 2023 pipe burst; insurance proceeds were excluded from income.",
          "Capital Items: TI/LC $1.25 PSF and reserves $0.20 PSF taken at the underwritten amounts."):
    c.drawString(40, y, t); y -= 9.5
c.setFont("Times-Italic", 6.5); c.drawString(36, 26, "*Used in the CREFC Comparative Financial Status Report / Loan Periodic Update File. Years above will roll.  Analyst: FRLS/SG   Prepared 03/11/2024"); c.drawRightString(W-36, 26, "Page 1 of 1")
c.save(); assert y > 35, y
save(F, [S], "OFFICE", "OPERATING_STATEMENT", "master servicer", "CREFC-style operating statement analysis, UW and three years, Times, one page", "zero rows, percent variance columns, ratio and DSCR rows")
