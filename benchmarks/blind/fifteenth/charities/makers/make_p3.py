# small US limited partnership, compiled, income-tax basis, typewriter face, 3 statements on 3 pages
from truthlib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N = "millrace_associates_lp_compiled_2024.pdf"; P = "Millrace Flex Center Associates, L.P."
C = ["2024", "2023"]
a = St("Statements of Assets, Liabilities and Partners' Capital - Income Tax Basis", P, None, "2024-12-31", C, page=1)
a.h("ASSETS", c=1); a.h("CURRENT ASSETS")
k = [a.l("Cash - operating", 184306, 142877, d=1), a.l("Cash - security deposits", 61250, 58400), a.l("Rents receivable", 9418, 15226), a.l("Prepaid insurance", 17940, 16875)]
ca = a.sub("Total Current Assets", k)
a.h("PROPERTY, at cost")
p = [a.l("Land", 640000, 640000), a.l("Building and improvements", 4218650, 4176205), a.l("Site work and paving", 288412, 288412)]
pc = a.sub("", p)
ad = a.l("Less accumulated depreciation", -2391774, -2266318)
np_ = a.sub("Net Property", [pc, ad])
a.h("OTHER ASSETS")
z = [a.l("Loan costs, net of amortization", 21960, 27450), a.l("Leasing commissions, net", 48213, 39771), a.l("Lender tax and insurance escrow", 33615, 31208)]
oa = a.sub("Total Other Assets", z)
ta = a.tot("TOTAL ASSETS", [ca, np_, oa], d=1, key="total_assets")
a.h("LIABILITIES AND PARTNERS' CAPITAL", c=1); a.h("LIABILITIES")
q = [a.l("Accounts payable", 12874, 22190, d=1), a.l("Accrued real estate taxes", 46300, 44950), a.l("Tenant security deposits", 61250, 58400), a.l("Prepaid rents", 11820, 7335), a.l("Mortgage note payable", 2184397, 2263118)]
tl = a.tot("TOTAL LIABILITIES", q, key="total_liabilities")
a.h("PARTNERS' CAPITAL")
cap = [a.v(ta, 0)-a.v(tl, 0), a.v(ta, 1)-a.v(tl, 1)]
gp = [round(x*.02) for x in cap]
w = [a.l("General partner", gp[0], gp[1]), a.l("Limited partners", cap[0]-gp[0], cap[1]-gp[1])]
te = a.tot("TOTAL PARTNERS' CAPITAL", w, key="total_equity")
tt = a.tot("TOTAL LIABILITIES AND PARTNERS' CAPITAL", [tl, te], d=1)
b = St("Statements of Revenue and Expenses - Income Tax Basis", P, "2024-01-01", "2024-12-31", C, page=2)
b.h("REVENUE")
r = [b.l("Base rents", 688214, 661905, d=1), b.l("Common area, tax and insurance recoveries", 201877, 189440), b.l("Late fees and other", 3150, 1875), b.l("Interest", 2316, 0)]
tr = b.sub("Total Revenue", r, key="total_income")
b.h("OPERATING EXPENSES")
e = [b.l("Real estate taxes", 92600, 89900), b.l("Insurance", 35210, 33116), b.l("Landscaping and snow removal", 41385, 36740), b.l("Repairs and maintenance", 38917, 47208), b.l("Roof repairs", 12400, 0), b.l("Utilities - common area", 19664, 18977),
     b.l("Management fees - affiliate", 35686, 34084), b.l("Professional fees", 14850, 13900), b.l("Office and bank charges", 1942, 2017)]
oe = b.sub("Total Operating Expenses", e, key="total_operating_expenses")
noi = b.tot("INCOME BEFORE INTEREST, DEPRECIATION AND AMORTIZATION", [tr], [oe], key="noi", wrap=1)
o = [b.l("Mortgage interest", 108955, 112760), b.l("Depreciation", 125456, 123918), b.l("Amortization", 17204, 14880)]
to = b.sub("", o)
ni = b.tot("EXCESS OF REVENUE OVER EXPENSES", [noi], [to], d=1, key="net_income")
c = St("Statements of Cash Flows - Income Tax Basis", P, "2024-01-01", "2024-12-31", C, page=3)
c.h("CASH FLOWS FROM OPERATING ACTIVITIES")
n1 = c.l("Excess of revenue over expenses", b.v(ni, 0), b.v(ni, 1), d=1)
c.h("Adjustments:")
av = lambda i: a.v(i, 0)-a.v(i, 1)
ops = [c.l("Depreciation and amortization", 125456+17204, 123918+14880), c.l("Rents receivable", -av(k[2]), -4102), c.l("Prepaid insurance and escrows", -av(k[3])-av(z[2]), -2655), c.l("Accounts payable and accruals", av(q[0])+av(q[1]), 6718), c.l("Prepaid rents and deposits", av(q[2])+av(q[3]), 1290)]
no = c.sub("Net Cash Provided by Operating Activities", [n1]+ops, wrap=1)
c.h("CASH FLOWS FROM INVESTING ACTIVITIES")
iv = [c.l("Building improvements", -av(p[1]), -28110), c.l("Leasing commissions paid", -(av(z[1])+(17204-5490)), -16400)]
n2 = c.sub("Net Cash Used in Investing Activities", iv)
c.h("CASH FLOWS FROM FINANCING ACTIVITIES")
dist = av(te) - b.v(ni, 0)
fi = [c.l("Principal payments on mortgage", av(q[4]), -74916), c.l("Distributions to partners", dist, -160000)]
n3 = c.sub("Net Cash Used in Financing Activities", fi)
ch = c.tot("NET INCREASE (DECREASE) IN CASH", [no, n2, n3], key="net_cash_flow")
e24 = a.v(k[0], 0)+a.v(k[1], 0); e23 = a.v(k[0], 1)+a.v(k[1], 1)
bg = c.l("CASH, beginning of year", e23, e23-c.v(ch, 1)); en = c.tot("CASH, end of year", [ch, bg], d=1)
assert c.v(en, 0) == e24, (c.v(en, 0), e24); print("distributions", dist)
cv = canvas.Canvas(f"{HERE}/documents/{N}", pagesize=letter, invariant=1)
def mono(st, heads, foot):
    y = 740; cv.setFont("Courier", 9.5)
    def ln(s, dy=12.2):
        nonlocal y; cv.drawString(54, y, s); y -= dy
    for h in heads: ln(h.center(86))
    ln(""); ln(" "*60 + f"{C[0]:>10}   {C[1]:>10}"); ln(" "*60 + "-"*10 + "   " + "-"*10)
    for i, r_, x in st.rows():
        if r_["rowType"] == "HEADING":
            ln("", 6); ln(r_["label"].center(58) if x.get("c") else r_["label"]); continue
        if r_["rowType"] != "LINE": ln(" "*59 + "-"*12 + " " + "-"*12, 9)
        lab = r_["label"]; ind = {"LINE": "  ", "SUBTOTAL": "      ", "TOTAL": ""}[r_["rowType"]]
        if r_["label"].startswith("CASH,"): ind = ""
        if x.get("wrap"):
            m = lab.split(); ln(ind + " ".join(m[:4])); lab = "  " + " ".join(m[4:])
        s = (ind + lab).ljust(58)[:58]
        for v in r_["values"]:
            t = "0 " if v == 0 else (f"({-v:,})" if v < 0 else f"{v:,} "); s += (" $" if x.get("d") else "  ") + f"{t:>11}"
        ln(s)
        if x.get("d") and r_["rowType"] == "TOTAL": y += 3; ln(" "*59 + "="*12 + " " + "="*12)
        elif r_["rowType"] != "LINE": y -= 3
    y = 60; ln(foot.center(86)); cv.showPage()
F = "See Accountant's Compilation Report. No assurance is provided."
mono(a, ["MILLRACE FLEX CENTER ASSOCIATES, L.P.", "(A Limited Partnership)", "STATEMENTS OF ASSETS, LIABILITIES AND PARTNERS' CAPITAL", "- INCOME TAX BASIS -", "DECEMBER 31, 2024 AND 2023"], F)
mono(b, ["MILLRACE FLEX CENTER ASSOCIATES, L.P.", "STATEMENTS OF REVENUE AND EXPENSES - INCOME TAX BASIS", "YEARS ENDED DECEMBER 31, 2024 AND 2023"], F)
mono(c, ["MILLRACE FLEX CENTER ASSOCIATES, L.P.", "STATEMENTS OF CASH FLOWS - INCOME TAX BASIS", "YEARS ENDED DECEMBER 31, 2024 AND 2023"], F)
cv.save(); save(N, [a, b, c], "INDUSTRIAL", "BALANCE_SHEET", "US limited partnership compilation, typewriter face, dashes and equals rules, three statements", True)
