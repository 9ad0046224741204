# Balance sheet of a housing cooperative, as typed in Word: amounts in an inner column, totals in an outer one.
from common import *
F = "tamarack_hill_coop_balance_sheet_3-31-25.pdf"
s = Stmt("Balance Sheet", "Tamarack Hill Cooperative, Inc.", None, "2025-03-31", ["3/31/2025"])
s.head("ASSETS")
s.head("Current assets")
a = [s.line("Cash - operating account", [48211.37]), s.line("Cash - payroll account", [3015.00]), s.line("Carrying charges receivable", [9764.20]), s.line("Less allowance for uncollectible", [-2500.00]), s.line("Prepaid insurance", [21870.66])]
A = s.tot("Total current assets", a)
s.head("Funded reserves")
b = [s.line("General operating reserve", [112480.09]), s.line("Replacement reserve (held by HUD mortgagee)", [287916.44]), s.line("Member equity transfer escrow", [15250.00])]
B = s.tot("Total funded reserves", b)
s.head("Property and equipment")
p = [s.line("Land", [340000.00]), s.line("Buildings", [6218450.00]), s.line("Site improvements", [418705.52]), s.line("Furniture and equipment", [96330.18])]
p1 = s.tot("Total cost", p)
p2 = s.line("Accumulated depreciation", [-3904112.75])
PN = s.tot("Net property and equipment", [p1, p2])
TA = s.tot("TOTAL ASSETS", [A, B, PN], typ="TOTAL", key="total_assets")
s.head("LIABILITIES AND MEMBERS' EQUITY")
s.head("Current liabilities")
l = [s.line("Accounts payable", [17602.85]), s.line("Accrued payroll and taxes", [6341.12]), s.line("Accrued interest", [9877.43]), s.line("Prepaid carrying charges", [5480.00]), s.line("Current maturities of mortgage", [138205.00])]
Lc = s.tot("Total current liabilities", l)
s.head("Long-term liabilities")
m = [s.line("Mortgage payable, less current maturities", [2296148.39]), s.line("Energy loan - Copperline Credit Union", [61250.00])]
Lm = s.tot("Total long-term liabilities", m)
TL = s.tot("Total liabilities", [Lc, Lm], key="total_liabilities")
s.head("Members' equity")
eq0 = [s.line("Membership certificates (120 units)", [60000.00]), s.line("Paid-in capital - mortgage amortization", [1486320.17])]
rest = round(s.v(TA)[0]-s.v(TL)[0]-60000-1486320.17+18442.60, 2)
eq = eq0+[s.line("Accumulated deficit, beginning of year", [round(rest - 0, 2)]), s.line("Excess of expenses over revenue, current year to date", [-18442.60])]
E = s.tot("Total members' equity", eq, key="total_equity")
s.tot("TOTAL LIABILITIES AND MEMBERS' EQUITY", [TL, E], typ="TOTAL")
print(rest, s.v(TA), s.v(TL), s.v(E))
def fm(v): return f"({-v:,.2f})" if v < 0 else f"{v:,.2f}"
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import LETTER
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
D = "/usr/share/fonts/truetype/liberation/LiberationSerif-"
for n in ("Regular", "Bold", "Italic"): pdfmetrics.registerFont(TTFont("LS-"+n, D+n+".ttf"))
c = canvas.Canvas(str(ROOT/"documents"/F), pagesize=LETTER, invariant=1); W, H = LETTER
y = H-62
for f, z, x in (("LS-Bold", 13, "TAMARACK HILL COOPERATIVE, INC."), ("LS-Regular", 12, "Balance Sheet"), ("LS-Regular", 12, "As of March 31, 2025"), ("LS-Italic", 10, "(unaudited - prepared by the cooperative's bookkeeper for the Board and the bank)")):
    c.setFont(f, z); c.drawCentredString(W/2, y, x); y -= 15
y -= 10
XI, XO = 440, 535
def amt(x, v, f, under=0):
    c.setFont(f, 11); w = pdfmetrics.stringWidth(v, f, 11); c.drawRightString(x, y, v); c.setLineWidth(.6)
    for k in range(under): c.line(x-max(w, 62), y-2.5-2*k, x, y-2.5-2*k)
for i, q in enumerate(s.rows):
    t = q["rowType"]; lab = q["label"]; top = lab.isupper()
    if t == "HEADING":
        if top and i: y -= 8
        f = "LS-Bold" if top else "LS-Regular"; c.setFont(f, 11); x = 72 if top else 84
        c.drawString(x, y, lab)
        if not top: c.setLineWidth(.5); c.line(x, y-2, x+pdfmetrics.stringWidth(lab, f, 11), y-2)
        y -= 14.2; continue
    v = fm(q["values"][0]); nxt = s.rows[i+1]["rowType"] if i+1 < len(s.rows) else ""
    f = "LS-Bold" if t == "TOTAL" else "LS-Regular"
    c.setFont(f, 11); c.drawString(72 if t == "TOTAL" else 112 if t == "SUBTOTAL" else 97, y, lab)
    if t == "LINE" or lab == "Total cost": amt(XI, v, f, 1 if nxt == "SUBTOTAL" else 0)
    elif t == "TOTAL": amt(XO, "$ "+v, f, 2)
    else: amt(XO, v, f, 1 if nxt == "TOTAL" else 0)
    y -= 14.2
    if t != "LINE" and lab != "Total cost": y -= 3
c.setFont("LS-Regular", 9.5); c.drawString(72, y-14, "Note: 120 member units, 118 occupied at statement date. Replacement reserve agrees to mortgagee statement dated 3/31/25.")
c.save(); print("y", y)
s.h["columns"] = ["March 31, 2025"]
save(F, [s], "COOPERATIVE", "BALANCE_SHEET", "typed in Word, amounts in inner column and totals in outer column", True)
