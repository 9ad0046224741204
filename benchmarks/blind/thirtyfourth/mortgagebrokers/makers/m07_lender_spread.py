"""Lender's spread sheet with live formulas (cached results), xlsxwriter. Planted: one SUM range misses a row in one year."""
from common import Book, DOCS
import xlsxwriter
F = "CutlerRidge_CF_Spread_v3.xlsx"
# columns: FYE22, FYE23, FYE24, T-12 Jun25, UW, UW vs FYE24
b = Book(6)
def ln(l, *v): v = list(v); return b.line(l, v+[v[4]-v[2]])
b.head("REVENUE")
rv = [ln("Base Rent", 1846320, 1921477, 1988605, 2014932, 2061740), ln("Expense Reimbursements", 512806, 547311, 583940, 596218, 602500), ln("Other Income - Antenna / Signage", 21600, 22248, 22915, 23260, 23260), ln("Miscellaneous Tenant Charges", 6418, 11095, 4870, 5332, 0)]
G = b.total("Gross Potential Income", rv)
va = ln("Less: Vacancy & Collection Loss", 0, 0, 0, 0, -round(.07*b.v(G)[4]))
E_ = b.total("Effective Gross Income", [G, va])
b.head("OPERATING EXPENSES")
e = [ln("Real Estate Taxes", 276914, 291380, 304766, 309120, 327400), ln("Insurance", 48730, 61925, 84211, 91046, 96000), ln("Utilities", 39842, 41760, 43118, 43905, 44300), ln("Repairs & Maintenance", 118277, 96450, 131906, 124388, 127500), ln("Landscaping / Parking Lot", 44610, 46902, 47300, 48150, 48900),
     ln("Life Safety & Security", 15220, 15877, 16390, 16545, 16800), ln("Management Fee", 71614, 75063, 78010, 79192, round(.03*b.v(E_)[4])), ln("General & Administrative", 18446, 17390, 21755, 20418, 21000), ln("Professional Fees", 9600, 22450, 11280, 10815, 11000)]
xv = b.calc(e); xv[1] -= 22450  # SUM range of FYE 2023 stops one row short
X = b.total("Total Operating Expenses", e, vals=xv)
N = b.total("Net Operating Income", [E_, X], [1, -1])
cr = ln("Replacement Reserves", 0, 0, 0, 0, 27000); ti = ln("Tenant Improvements", 64850, 31200, 118400, 92775, 81000); lc = ln("Leasing Commissions", 38114, 22905, 57830, 44118, 40500)
N2 = b.total("Net Cash Flow", [N, cr, ti, lc], [1, -1, -1, -1], kind="TOTAL")
planted = {"what": "Total Operating Expenses, FYE 12/31/2023: sum leaves out the last row (Professional Fees 22,450); printed 646,747 less than the true total by 22,450".replace("printed 646,747", f"printed {xv[1]:,}"), "kind": "total_wrong"}
wb = xlsxwriter.Workbook(str(DOCS/F)); ws = wb.add_worksheet("Cash Flow"); nt = wb.add_worksheet("UW Notes")
B = {"font_name": "Calibri", "font_size": 10}
f = lambda **k: wb.add_format({**B, **k})
nf = '#,##0_);[Red](#,##0);0_)'
ws.set_column("A:A", 1.5); ws.set_column("B:B", 33); ws.set_column("C:H", 13); ws.set_column("I:I", 13); ws.set_column("J:J", 44); ws.hide_gridlines(2)
ws.merge_range("B2:J2", "PROPERTY CASH FLOW SPREAD", f(bold=True, font_size=14, bg_color="#1F3864", font_color="white"))
for k, (a, t) in enumerate([("Property:", "Cutler Ridge Business Park"), ("Location:", "Doral, FL - 3 buildings, multi-tenant flex / light industrial"), ("Analyst / Reviewer:", "Initials JQ / MT      Spread date: 08/21/2025")]):
    ws.write(2+k, 1, a, f(bold=True)); ws.write(2+k, 2, t, f())
hf = f(bold=True, text_wrap=True, align="center", valign="vcenter", bg_color="#D9E1F2", border=1)
H1 = ["", "FYE\n12/31/2022", "FYE\n12/31/2023", "FYE\n12/31/2024", "T-12\n6/30/2025", "Lender UW", "UW vs.\nFYE 2024 ($)", "UW vs.\nFYE 2024 (%)", "Underwriting Comments"]
H2 = ["Source:", "Tax return", "Borrower", "Borrower", "Borrower", "", "", "", ""]
for c, t in enumerate(H1): ws.write(6, 1+c, t, hf)
for c, t in enumerate(H2): ws.write(7, 1+c, t, f(italic=True, align="center", font_size=8, bottom=1))
ws.set_row(6, 30)
cm = {rv[0]: "Rent roll 8/1/25, includes steps through 2/2026", rv[1]: "Per lease recoveries; 92% of recoverable", rv[3]: "Non-recurring, excluded", va: "7.0% - market per appraisal; actual 4%", e[0]: "2025 TRIM notice", e[1]: "New policy bound 5/2025 - windstorm", e[3]: "Average of three years plus 10%", e[6]: "3.0% of EGI", cr: "$0.15 / SF", ti: "$3.00 new / $1.00 renewal", lc: "6% / 3%"}
r = 8; at = {}
col = "CDEFG"
for i, row in enumerate(b.rows):
    k = row["rowType"]; at[i] = r
    if i == X+0 or i == cr: pass
    if k == "HEADING":
        ws.write(r, 1, row["label"], f(bold=True, bg_color="#F2F2F2")); [ws.write_blank(r, c, None, f(bg_color="#F2F2F2")) for c in range(2, 10)]; r += 1; continue
    st = {"bold": k != "LINE", **({"top": 1} if k != "LINE" else {}), **({"bottom": 6} if i == N2 else {})}
    ws.write(r, 1, row["label"], f(**st, indent=0 if k != "LINE" else 1))
    v = row["values"]
    for c in range(6):
        L = "CDEFGH"[c]; fm = f(num_format=nf, **st, **({"font_color": "#0000FF"} if k == "LINE" and c < 4 else {}))
        R = lambda j: f"{L}{at[j]+1}"
        if c == 5: ws.write_formula(r, 7, f"=G{r+1}-E{r+1}", fm, v[5])
        elif i == G: ws.write_formula(r, 2+c, f"=SUM({R(rv[0])}:{R(rv[-1])})", fm, v[c])
        elif i == E_: ws.write_formula(r, 2+c, f"={R(G)}+{R(va)}", fm, v[c])
        elif i == X: ws.write_formula(r, 2+c, f"=SUM({R(e[0])}:{R(e[-2] if c == 1 else e[-1])})", fm, v[c])
        elif i == N: ws.write_formula(r, 2+c, f"={R(E_)}-{R(X)}", fm, v[c])
        elif i == N2: ws.write_formula(r, 2+c, f"={R(N)}-SUM({R(cr)}:{R(lc)})", fm, v[c])
        else: ws.write_number(r, 2+c, v[c], fm)
    pc = f(num_format='0.0%;(0.0%)', **st)
    if v[2]: ws.write_formula(r, 8, f"=H{r+1}/E{r+1}", pc, v[5]/v[2])
    else: ws.write(r, 8, "n/a", f(align="right", **st))
    ws.write(r, 9, cm.get(i, ""), f(font_size=9, italic=True, indent=1))
    r += 1
    if i in (E_, N): r += 1
r += 2
ws.write(r, 1, "LOAN SIZING", f(bold=True, bottom=1)); r += 1
n, ncf = b.v(N)[4], b.v(N2)[4]; ln_, ds = 15250000, 1182640
for t, v, m in [("Proposed Loan Amount", ln_, '$#,##0'), ("UW DSCR (NOI)", n/ds, '0.00"x"'), ("UW DSCR (NCF)", ncf/ds, '0.00"x"'), ("Debt Yield (NOI)", n/ln_, '0.0%'), ("Net Rentable Area (SF)", 180000, '#,##0')]:
    ws.write(r, 1, t, f()); ws.write(r, 2, v, f(num_format=m)); r += 1
ws.set_landscape(); ws.fit_to_pages(1, 1)
nt.set_column("A:A", 110)
for k, t in enumerate(["Underwriting notes", "1. Borrower statements are unaudited; 2022 is from Form 8825.", "2. Insurance rose 36% in 2024 on windstorm renewals. Policy summary in file.", "3. Two leases (11% of NRA) roll in 2027; rollover reserve required at closing."]): nt.write(k, 0, t, f(bold=k == 0))
wb.close()
b.save(F, "PROPERTY CASH FLOW SPREAD", "Cutler Ridge Business Park", ["FYE 12/31/2022", "FYE 12/31/2023", "FYE 12/31/2024", "T-12 6/30/2025", "Lender UW", "UW vs. FYE 2024 ($)"],
       {"total_income": E_, "total_operating_expenses": X, "noi": N, "net_cash_flow": N2}, "INDUSTRIAL", "OPERATING_STATEMENT", "lender cash flow spread with formulas, comments column, loan sizing below", None, None, "Cash Flow", planted=planted, hard=False)
print(b.v(N), b.v(N2), n/ds, n/ln_)
