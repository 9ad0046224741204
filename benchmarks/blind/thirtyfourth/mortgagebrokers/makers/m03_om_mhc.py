"""Offering memorandum income & expense page of a manufactured housing community, PDF, coloured design, landscape tabloid-ish page."""
from common import Book, DOCS
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, white, black
F = "OM_Cedar_Bend_MHC_income_expense.pdf"
S = 142
b = Book(2)
b.head("INCOME")
gp = b.line("Gross Potential Lot Rent", [954240, 1005360]); va = b.line("Less: Vacancy", [-67200, -50268]); bd = b.line("Less: Bad Debt & Concessions", [-11930, -10054])
NR = b.total("Net Lot Rent", [gp, va, bd])
oi = [b.line("Park-Owned Home Rental Income", [61800, 61800]), b.line("Water & Sewer Reimbursement", [88415, 104700]), b.line("Trash Reimbursement", [19720, 20440]), b.line("RV / Boat Storage", [7260, 8400]), b.line("Late Fees & Other", [12844, 12844])]
O = b.total("Total Other Income", oi)
EGI = b.total("Effective Gross Income", [NR, O])
b.head("EXPENSES")
mf = [round(b.v(EGI)[0]*.04), round(b.v(EGI)[1]*.035)]
ex = [b.line("Real Estate Taxes", [71338, 118650]), b.line("Insurance", [24790, 25534]), b.line("Water & Sewer", [97206, 100122]), b.line("Trash Removal", [21954, 22613]), b.line("Electric - Common Area", [9377, 9658]),
      b.line("Repairs & Maintenance", [48113, 42600]), b.line("Park-Owned Home Repairs", [23490, 18000]), b.line("Landscaping & Snow", [17225, 17742]), b.line("On-Site Payroll", [84600, 87138]),
      b.line("Marketing & Administrative", [14862, 14200]), b.line("Professional Fees", [6150, 5000]), b.line("Management Fee", mf)]
X = b.total("Total Expenses", ex)
N = b.total("Net Operating Income", [EGI, X], [1, -1])
ds = b.line("Less: Annual Debt Service", [-487836, -487836]); cr = b.line("Less: Capital Reserves ($50 per site)", [-7100, -7100])
CF = b.total("Net Cash Flow After Debt Service", [N, ds, cr], kind="TOTAL")
notes = {gp: "1", va: "2", oi[1]: "3", ex[0]: "4", ex[5]: "5", mf and ex[-1]: "6", ds: "7"}
W, H = 11*72, 8.5*72
c = canvas.Canvas(str(DOCS/F), pagesize=(W, H))
G, LG, GR = HexColor("#1f5c4a"), HexColor("#e7f0ec"), HexColor("#8a8f8d")
def chrome(t, n):
    c.setFillColor(G); c.rect(0, H-54, W, 54, fill=1, stroke=0); c.setFillColor(white); c.setFont("Helvetica-Bold", 19); c.drawString(36, H-36, t)
    c.setFont("Helvetica", 9); c.drawRightString(W-36, H-30, "CEDAR BEND MANUFACTURED HOME COMMUNITY"); c.drawRightString(W-36, H-42, "142 Sites  |  Lansing, Michigan")
    c.setFillColor(GR); c.setFont("Helvetica", 7); c.drawString(36, 20, "Ridgemark Capital Brokerage  |  Offering Memorandum  |  Information is believed reliable but not guaranteed."); c.drawRightString(W-36, 20, f"{n}")
chrome("Income & Expense Analysis", 18)
y = H-76; C = [330, 392, 462, 524]
c.setFillColor(black); c.setFont("Helvetica-Bold", 8.5)
c.drawCentredString((C[0]+C[1])/2-18, y, "CURRENT (T-12 JUN 2025)"); c.drawCentredString((C[2]+C[3])/2-14, y, "YEAR 1 PRO FORMA")
y -= 11; c.setFont("Helvetica", 7.5)
for x_, t in zip(C, ["Annual", "Per Site", "Annual", "Per Site"]): c.drawRightString(x_, y, t)
c.drawString(234, y, "Note"); y -= 4
f = lambda v, d="$": f"({d}{-v:,.0f})" if v < 0 else f"{d}{v:,.0f}"
for i, r in enumerate(b.rows):
    k = r["rowType"]
    if k == "HEADING":
        y -= 15; c.setFillColor(G); c.rect(36, y-3, 494, 12.5, fill=1, stroke=0); c.setFillColor(white); c.setFont("Helvetica-Bold", 8.5); c.drawString(41, y, r["label"]); continue
    y -= 13.6
    if k != "LINE":
        c.setFillColor(HexColor("#cfe1d9") if i in (N, CF, EGI) else LG); c.rect(36, y-3.4, 494, 12.8, fill=1, stroke=0)
    c.setFillColor(black); c.setFont("Helvetica-Bold" if k != "LINE" else "Helvetica", 8.5); c.drawString(41 if k != "LINE" else 48, y, r["label"])
    if i in notes: c.setFont("Helvetica-Oblique", 7); c.drawString(238, y, f"[{notes[i]}]"); c.setFont("Helvetica", 8.5)
    if k != "LINE": c.setFont("Helvetica-Bold", 8.5)
    for x_, v in zip(C, [r["values"][0], r["values"][0]/S, r["values"][1], r["values"][1]/S]): c.drawRightString(x_, y, f(v))
assert y > 34, y
# right panel: notes
c.setFillColor(LG); c.rect(548, 36, W-584, H-104, fill=1, stroke=0); c.setFillColor(G); c.setFont("Helvetica-Bold", 10); c.drawString(558, H-86, "Notes to the Analysis")
from reportlab.lib.utils import simpleSplit
N_ = ["[1] Current: rent roll of 7/1/2025 at $560 average per site. Pro forma: increase of $30 effective 1/1/2026 (notice given).", "[2] 132 of 142 sites occupied; pro forma assumes 5.0% vacancy.",
      "[3] Submetering completed in March 2025; full-year billing underwritten.", "[4] Reassessment on transfer of ownership at 50% of purchase price.", "[5] Excludes one-time road work of $38,400 paid in 2024.",
      "[6] 4.0% currently; 3.5% of EGI for a third-party manager.", "[7] Assumed new loan of $6,250,000 at 6.10% with 25-year amortization, for illustration."]
yy = H-104; c.setFillColor(black); c.setFont("Helvetica", 8)
for t in N_:
    for l in simpleSplit(t, "Helvetica", 8, W-608): c.drawString(558, yy, l); yy -= 10.5
    yy -= 6
c.setFillColor(G); c.setFont("Helvetica-Bold", 10); c.drawString(558, yy-8, "Pricing"); yy -= 24; c.setFillColor(black); c.setFont("Helvetica", 8)
pr = 8950000
for a, t in [("Asking Price", f"${pr:,}"), ("Price per Site", f"${pr/S:,.0f}"), ("Cap Rate - Current", f"{100*b.v(N)[0]/pr:.2f}%"), ("Cap Rate - Year 1", f"{100*b.v(N)[1]/pr:.2f}%")]:
    c.drawString(558, yy, a); c.drawRightString(W-46, yy, t); yy -= 12
c.save()
print(b.v(N), b.v(CF))
b.save(F, "Income & Expense Analysis", "Cedar Bend Manufactured Home Community", ["CURRENT (T-12 JUN 2025) Annual", "YEAR 1 PRO FORMA Annual"],
       {"total_income": EGI, "total_operating_expenses": X, "noi": N, "net_cash_flow": CF}, "MANUFACTURED_HOUSING", "OPERATING_STATEMENT", "OM income and expense page, per-site columns between, note marks, side panel", hard=False)
