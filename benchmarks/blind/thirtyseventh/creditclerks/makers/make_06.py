# Motel: bookkeeper's three-year spread as a ruled grid with line numbers, oldest year first, % of revenue beside each year, wrapped labels, statement between a cover note & nothing; platypus table.
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
F = "blue_heron_motor_inn_3yr_spread.pdf"
s = Stmt("COMPARATIVE INCOME AND EXPENSE - THREE FISCAL YEARS", "Blue Heron Motor Inn", "2024-07-01", "2025-06-30", ["FYE 6/30/23", "FYE 6/30/24", "FYE 6/30/25"])
inc = [s.line("Room sales", [684210.40, 731884.95, 758120.10]), s.line("Refunds and allowances", [-4118.25, -5207.00, -3966.50]), s.line("Breakfast room and vending", [11240.15, 12077.80, 12951.25]), s.line("Meeting room rental", [5600.00, 7150.00, 8475.00]), s.line("Restaurant lease (Dockside Grille, absolute net)", [42000.00, 42000.00, 43260.00])]
TI = s.tot("TOTAL REVENUE", inc, typ="TOTAL", key="total_income")
ex = [s.line("Wages - front desk and housekeeping", [171436.20, 184902.77, 193218.04]), s.line("Payroll taxes and workers' compensation insurance", [20572.34, 22188.33, 23186.16]), s.line("Travel agent and online booking commissions", [61579.00, 70260.96, 78086.37]), s.line("Franchise / reservation system", [18000.00, 18000.00, 18600.00]), s.line("Linen, laundry & guest supplies", [22714.08, 24015.62, 25377.91]), s.line("Breakfast and vending cost", [7306.10, 7971.35, 8417.33]), s.line("Credit card fees", [17105.26, 18297.12, 18953.00]), s.line("Utilities (gas, electric, water, cable/wifi)", [58922.91, 61470.38, 63918.77]), s.line("Repairs and maintenance", [31870.49, 44126.73, 36905.12]), s.line("Advertising", [6250.00, 5875.00, 7120.00]), s.line("Insurance", [19844.00, 23116.00, 27902.00]), s.line("Real estate taxes", [38416.12, 39184.44, 40360.00]), s.line("Licenses, dues, professional fees", [6815.00, 7240.00, 7015.00]), s.line("Bad debts", [0.00, 1150.00, 0.00])]
TE = s.tot("TOTAL OPERATING EXPENSE", ex, typ="TOTAL", key="total_operating_expenses")
NO = s.tot("NET OPERATING INCOME", [TI, TE], [1, -1], typ="TOTAL", key="noi")
bl = [s.line("Interest expense", [88417.60, 85930.11, 83302.45]), s.line("Depreciation", [64380.00, 66115.00, 61207.00]), s.line("Owner compensation", [48000.00, 48000.00, 52000.00])]
s.tot("NET INCOME (LOSS) BEFORE TAX", [NO]+bl, [1, -1, -1, -1], typ="TOTAL", key="net_income")
D = "/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed"
for n, x in (("DC", ""), ("DCB", "-Bold")): pdfmetrics.registerFont(TTFont(n, D+x+".ttf"))
P = ParagraphStyle("p", fontName="DC", fontSize=8.6, leading=10.2); PB = ParagraphStyle("b", parent=P, fontName="DCB")
def m(v): return f"-${-v:,.2f}" if v < 0 else f"${v:,.2f}"
def pc(v, t): return f"{100*v/t:.1f}%"
data = [["Line", "Item", "FYE 6/30/23", "%", "FYE 6/30/24", "%", "FYE 6/30/25", "%"]]
st = [("FONT", (0, 0), (-1, 0), "DCB", 8.8), ("FONT", (0, 1), (-1, -1), "DC", 8.6), ("GRID", (0, 0), (-1, -1), .5, colors.grey), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("ALIGN", (0, 0), (0, -1), "CENTER"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#f4e3b2")), ("TOPPADDING", (0, 0), (-1, -1), 2.6), ("BOTTOMPADDING", (0, 0), (-1, -1), 3.4)]
for i, q in enumerate(s.rows):
    b = q["rowType"] == "TOTAL"; row = [str(i+1), Paragraph(q["label"].replace("&", "&amp;"), PB if b else P)]
    for c, v in enumerate(q["values"]): row += [m(v), pc(v, s.v(TI)[c])]
    data.append(row)
    if b: st += [("FONT", (0, i+1), (-1, i+1), "DCB", 8.6), ("BACKGROUND", (0, i+1), (-1, i+1), colors.HexColor("#eeeeee"))]
t = Table(data, colWidths=[28, 146, 75, 43, 75, 43, 75, 43], repeatRows=1); t.setStyle(TableStyle(st))
H = ParagraphStyle("h", fontName="DCB", fontSize=13, leading=17); H2 = ParagraphStyle("h2", fontName="DC", fontSize=10, leading=14)
doc = SimpleDocTemplate(str(ROOT/"documents"/F), pagesize=A4, leftMargin=34, rightMargin=34, topMargin=42, bottomMargin=40, invariant=1, title="3yr")
doc.build([Paragraph("Blue Heron Motor Inn", H), Paragraph("36 rooms - Route 9 - owner: Cattail Lodging, Inc.", H2), Paragraph("<b>COMPARATIVE INCOME AND EXPENSE - THREE FISCAL YEARS</b>", H2), Spacer(1, 8), t, Spacer(1, 8),
  Paragraph("Fiscal year runs July 1 to June 30. Occupancy: 58.4% (FY23), 60.9% (FY24), 61.7% (FY25). Average daily rate $89.15 / $91.20 / $93.52. Percentages are of total revenue (line 6). Figures taken from the general ledger by the bookkeeper, not reviewed by a CPA.", P)])
save(F, [s], "HOSPITALITY", "OPERATING_STATEMENT", "ruled grid with line numbers and percent columns, three fiscal years, oldest first, A4", False)
