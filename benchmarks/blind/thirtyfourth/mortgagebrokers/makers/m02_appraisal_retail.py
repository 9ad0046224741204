"""Direct capitalization page of an appraisal report, PDF, Times, drawn by hand."""
from common import Book, DOCS
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from reportlab.lib.utils import simpleSplit
F = "appraisal_wexford_crossing_direct_cap.pdf"
SF = 68420
b = Book(1)
b.head("POTENTIAL GROSS REVENUE")
pg = [b.line("Base Rental Revenue", [1354716]), b.line("Market Rent - Vacant In-Line Suites", [97440]), b.line("Percentage Rent", [18650]),
      b.line("Recovery - Real Estate Taxes", [202811]), b.line("Recovery - Insurance", [47105]), b.line("Recovery - Common Area Maintenance", [151934]), b.line("Other Income", [6500])]
P = b.total("TOTAL POTENTIAL GROSS REVENUE", pg)
va = b.line("General Vacancy Allowance", [-round(b.v(P)[0]*.06)]); co = b.line("Collection Loss", [-round(b.v(P)[0]*.01)])
E_ = b.total("EFFECTIVE GROSS REVENUE", [P, va, co])
b.head("OPERATING EXPENSES")
x = [b.line("Real Estate Taxes", [219700]), b.line("Property Insurance", [51315]), b.line("Utilities", [38316]), b.line("Repairs & Maintenance", [47894]), b.line("Parking Lot & Landscaping", [61578]),
     b.line("Security", [13684]), b.line("Management Fee", [round(b.v(E_)[0]*.035)]), b.line("General & Administrative", [20526]), b.line("Non-Recoverable Expenses", [10263])]
X = b.total("TOTAL OPERATING EXPENSES", x)
rs = b.line("Replacement Reserves", [17105])
XX = b.total("TOTAL EXPENSES INCLUDING RESERVES", [X, rs])
N = b.total("NET OPERATING INCOME", [E_, XX], [1, -1], kind="TOTAL")
noi = b.v(N)[0]; egi = b.v(E_)[0]
c = canvas.Canvas(str(DOCS/F), pagesize=letter); W, H = letter
def frame(pg):
    c.setFont("Times-Roman", 8.5); c.drawString(72, H-45, "WEXFORD CROSSING SHOPPING CENTER"); c.drawRightString(W-72, H-45, "INCOME CAPITALIZATION APPROACH")
    c.setLineWidth(.6); c.line(72, H-50, W-72, H-50); c.line(72, 55, W-72, 55)
    c.setFont("Times-Italic", 8.5); c.drawString(72, 43, "Brandt Halloran Valuation Group"); c.drawRightString(W-72, 43, str(pg))
def para(t, y, bold=False):
    for l in simpleSplit(t, "Times-Roman", 11, W-144):
        c.setFont("Times-Roman", 11); c.drawString(72, y, l); y -= 13.5
    return y-7
frame(83); y = H-80
c.setFont("Times-Bold", 13); c.drawString(72, y, "Direct Capitalization"); y -= 20
y = para("Direct capitalization converts a single year's net operating income into an indication of value by means of an overall capitalization rate. "
         "The projection below reflects the first twelve months following the effective date of value, September 1, 2025, and is based on the leases in place, our "
         "conclusions of market rent for the vacant in-line suites, and the owner's historical operating expenses for 2022 through 2024.", y)
y -= 4
L, R = 90, W-90; cols = [392, 452, R]
c.setFillGray(.2); c.rect(L, y-21, R-L, 30, fill=1, stroke=0); c.setFillGray(1)
c.setFont("Times-Bold", 11); c.drawCentredString((L+R)/2, y-3, "STABILIZED PRO FORMA - DIRECT CAPITALIZATION"); c.setFont("Times-Roman", 9)
c.drawCentredString((L+R)/2, y-15, "Year Ending August 31, 2026"); c.setFillGray(0); y -= 36
c.setFont("Times-Bold", 9.5)
for xx, t in zip(cols, ["Annual ($)", "$/SF", "% of EGR"]): c.drawRightString(xx, y, t)
c.line(L, y-4, R, y-4); y -= 17
for i, r in enumerate(b.rows):
    k = r["rowType"]; v = r["values"][0]
    if k == "HEADING":
        y -= 3; c.setFont("Times-Bold", 9.5); c.drawString(L, y, r["label"]); y -= 13.5; continue
    if k != "LINE": c.setLineWidth(.5); c.line(cols[0]-62, y+9.5, R, y+9.5)
    fn = "Times-Roman" if k == "LINE" else "Times-Bold"; c.setFont(fn, 9.5)
    c.drawString(L+(12 if k == "LINE" else 0), y, r["label"])
    if i in (va, co, x[6]): c.setFont("Times-Italic", 8.5); c.drawString(270, y, {va: "6.0%", co: "1.0%", x[6]: "3.5%"}[i]); c.setFont(fn, 9.5)
    f = lambda z, d: f"({-z:,.{d}f})" if z < 0 else f"{z:,.{d}f}"
    c.drawRightString(cols[0], y, ("$" if i in (pg[0], E_, N) else "")+f(v, 0)); c.drawRightString(cols[1], y, f(v/SF, 2)); c.drawRightString(cols[2], y, f(100*v/egi, 1)+"%")
    if i == N: c.setLineWidth(1); c.line(cols[0]-62, y-3, R, y-3); c.line(cols[0]-62, y-5, R, y-5)
    y -= 13.5 if k == "LINE" else 16
c.showPage(); frame(84); y = H-80
y = para("The overall rate was derived from five sales of grocery-shadowed neighborhood centers, the most recent RealtyPulse investor survey and a mortgage-equity analysis. "
         "The indicated range is 7.00% to 7.75%; in view of the roll-over exposure in 2027 we conclude slightly above the midpoint.", y)
c.setFont("Times-Bold", 10.5); c.drawString(150, y, "VALUE INDICATION"); c.line(150, y-4, 460, y-4); y -= 18
val = noi/.0740; rv = round(val/50000)*50000
for a, t in [("Overall Capitalization Rate", "7.40%"), ("Capitalized Value", f"${val:,.0f}"), ("Rounded", f"${rv:,.0f}"), ("Value per Square Foot (68,420 SF)", f"${rv/SF:,.2f}")]:
    c.setFont("Times-Roman", 10); c.drawString(150, y, a); c.drawRightString(460, y, t); y -= 14
c.save()
b.save(F, "Stabilized Pro Forma - Direct Capitalization", "Wexford Crossing Shopping Center", ["Annual ($)"], {"total_income": E_, "total_operating_expenses": X, "noi": N},
       "RETAIL", "OPERATING_STATEMENT", "appraisal direct cap page with prose, $/SF and % columns", "2025-09-01", "2026-08-31", hard=False)
