# Broker's offering memorandum: cover, then pro forma (current / year 1 / stabilised) with % and per-unit columns, then notes
import random; random.seed(101)
from lib import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import inch
U = 48
s = St("Income & Expense Pro Forma", "Larkspur Terrace Apartments", None, None, ["CURRENT T-12 Aug 2025", "YEAR 1 Pro Forma", "STABILIZED Year 3"])
s.h("REVENUE")
a = s.l("Gross Potential Rent", [792_480, 828_144, 912_960], n="1")
b = s.l("Gain / (Loss) to Lease", [-31_118, -24_844, -9_130], n="2")
g = s.sub("Gross Scheduled Rent", [a, b])
c = s.l("Physical Vacancy", [-46_906, -41_407, -45_648], n="3")
d = s.l("Concessions", [-9_350, -8_000, None], n="4")
e = s.l("Bad Debt / Collection Loss", [-12_204, -8_281, -6_847], n="")
nr = s.sub("Net Rental Income", [g, c, d, e])
o = [s.l("Utility Reimbursement (RUBS)", [28_811, 37_440, 43_200], n="5"), s.l("Pet, Application & Late Fees", [14_376, 14_807, 15_709], n=""),
     s.l("Reserved Carports", [None, 10_080, 12_600], n="6"), s.l("Laundry Income", [5_240, 5_397, 5_726], n="")]
oi = s.sub("Total Other Income", o)
egi = s.t("EFFECTIVE GROSS INCOME", [nr, oi], key="total_income")
s.h("OPERATING EXPENSES"); 
s.h("Controllable")
ce = [s.l("Payroll & Benefits", [74_902, 72_000, 76_385], n="7"), s.l("Repairs & Maintenance", [41_655, 33_600, 35_647], n="8"), s.l("Turnover / Make-Ready", [15_118, 12_000, 12_731], n=""),
      s.l("Contract Services", [18_447, 19_000, 20_157], n=""), s.l("Marketing", [6_310, 6_000, 6_365], n=""), s.l("General & Administrative", [9_773, 9_600, 10_185], n="")]
ct = s.sub("Total Controllable", ce)
s.h("Non-Controllable")
ne = [s.l("Water & Sewer", [39_906, 41_103, 43_606], n=""), s.l("Electric – Common", [7_248, 7_465, 7_920], n=""), s.l("Trash Removal", [8_612, 8_870, 9_410], n=""),
      s.l("Management Fee", [21_940, 24_400, 27_857], n="9"), s.l("Property & Liability Insurance", [44_160, 40_800, 43_285], n="10"), s.l("Real Estate Taxes", [58_377, 81_650, 85_780], n="11")]
nt = s.sub("Total Non-Controllable", ne)
rr = s.l("Replacement Reserves", [None, 12_000, 12_000], n="12")
ox = s.t("TOTAL EXPENSES", [ct, nt, rr], key="total_operating_expenses")
noi = s.t("NET OPERATING INCOME", [egi], [ox], key="noi")
ds = s.l("Annual Debt Service (proposed new loan)", [None, -231_480, -231_480], n="13")
cf = s.t("CASH FLOW AFTER DEBT SERVICE", [noi, ds], key="net_cash_flow", vals=None)
s.rows[cf]["values"][0] = None; 
G = colors.HexColor('#21493b'); LG = colors.HexColor('#e4ece6')
def m(v): return '–' if v is None else ('$%s' % format(v, ',') if v >= 0 else '($%s)' % format(-v, ','))
def pct(v, e): return '' if v is None else '%.1f%%' % (100*v/e)
def pu(v): return '' if v is None else (format(round(v/U), ',') if v >= 0 else '(%s)' % format(round(-v/U), ','))
data = [['', '', 'CURRENT', '', '', 'YEAR 1', '', '', 'STABILIZED', '', ''],
        ['', 'Note', 'T-12 Aug 2025', '% EGI', 'Per Unit', 'Pro Forma', '% EGI', 'Per Unit', 'Year 3', '% EGI', 'Per Unit']]
stl = [('FONT', (0,0), (-1,-1), 'Helvetica', 7.2), ('ALIGN', (1,0), (-1,-1), 'RIGHT'), ('ALIGN', (1,0), (1,-1), 'CENTER'), ('SPAN', (2,0), (4,0)), ('SPAN', (5,0), (7,0)), ('SPAN', (8,0), (10,0)),
       ('ALIGN', (2,0), (10,0), 'CENTER'), ('BACKGROUND', (0,0), (-1,1), G), ('TEXTCOLOR', (0,0), (-1,1), colors.white), ('FONT', (0,0), (-1,1), 'Helvetica-Bold', 7.2),
       ('TOPPADDING', (0,0), (-1,-1), 1.3), ('BOTTOMPADDING', (0,0), (-1,-1), 1.5), ('TEXTCOLOR', (3,2), (4,-1), colors.grey), ('TEXTCOLOR', (6,2), (7,-1), colors.grey), ('TEXTCOLOR', (9,2), (10,-1), colors.grey)]
for i, r in enumerate(s.rows):
    y = len(data); V = r["values"]; E = s.rows[egi]["values"]; n = s.extra[i].get('n', '')
    if r["rowType"] == "HEADING":
        data.append([r["label"]] + ['']*10); stl.append(('FONT', (0,y), (0,y), 'Helvetica-Bold' if r["label"].isupper() else 'Helvetica-Oblique', 7.2))
        if r["label"].isupper(): stl.append(('BACKGROUND', (0,y), (-1,y), LG))
    else:
        row = [r["label"], n]
        for k in range(3): row += [m(V[k]), pct(V[k], E[k]), pu(V[k])]
        data.append(row)
        if r["rowType"] != "LINE": stl += [('FONT', (0,y), (-1,y), 'Helvetica-Bold', 7.2), ('LINEABOVE', (2,y), (-1,y), .4, colors.black)]
        if r["rowType"] == "TOTAL": stl += [('BACKGROUND', (0,y), (-1,y), LG)]
        if r["rowType"] == "LINE": stl += [('LEFTPADDING', (0,y), (0,y), 14)]
T = Table(data, colWidths=[172, 28]+[72, 42, 48]*3, style=stl)
B = ParagraphStyle('b', fontName='Helvetica', fontSize=8.2, leading=11); H = ParagraphStyle('h', fontName='Helvetica-Bold', fontSize=16, leading=21, textColor=G, spaceAfter=6)
def foot(cv, d):
    cv.setFont('Helvetica', 6.5); cv.setFillColor(colors.grey)
    cv.drawString(36, 22, 'Verity Pell Capital Markets  |  Confidential Offering Memorandum'); cv.drawRightString(756, 22, 'Larkspur Terrace Apartments  |  %d' % (d.page + 21))
def cover(cv, d):
    cv.setFillColor(G); cv.rect(0, 250, 792, 362, fill=1, stroke=0); cv.setFillColor(colors.white); cv.setFont('Helvetica-Bold', 34); cv.drawString(60, 430, 'LARKSPUR TERRACE APARTMENTS')
    cv.setFont('Helvetica', 14); cv.drawString(60, 400, '48 Units  |  Boise, Idaho  |  Built 1986  |  Value-Add'); cv.setFillColor(G); cv.setFont('Helvetica-Bold', 20); cv.drawString(60, 180, 'SECTION 4: FINANCIAL ANALYSIS')
    foot(cv, d)
notes = ["Current reflects the August 2025 rent roll annualised at asking rents. Year 1 grows at 4.5%. Stabilized assumes all 48 interiors renovated at a $165 premium.",
 "Current loss to lease per T-12; burned down as leases roll.", "Underwritten at 5.0% of Gross Potential Rent in Year 1 and at stabilization.", "One-month specials were offered during the 2024–25 lease-up of Building C; no concessions at stabilization.",
 "RUBS billed on 41 of 48 units today; all units in Year 1.", "24 carports; new program at $35, then $35 to $45 per month.", "One manager, one full-time maintenance technician, including 12% burden.", "Seller's T-12 includes $8,900 of non-recurring boiler work, removed in Year 1.",
 "3.0% of collections.", "Quote by an independent agency dated 9/4/2025.", "Reassessed on sale.", "$250 per unit, not expensed by Seller.", "$3,350,000 at 5.62%, 30-year amortization. Not applied to the Current column."]
el = [Spacer(1, 1), PageBreak(), Paragraph("Income &amp; Expense Pro Forma", H), T, PageBreak(), Paragraph("Notes to Pro Forma", H)] + [Paragraph('<b>[%d]</b>&nbsp; %s' % (i+1, x), B) for i, x in enumerate(notes)]
N = '01_larkspur_om_proforma.pdf'
SimpleDocTemplate(os.path.join(DOC, N), pagesize=landscape(letter), leftMargin=36, rightMargin=36, topMargin=34, bottomMargin=36, invariant=1, title='OM').build(el, onFirstPage=cover, onLaterPages=foot)
save(N, [s], assetType="MULTIFAMILY", documentType="OPERATING_STATEMENT", author="s2", style="Broker OM pro forma, three scenarios with % EGI and per-unit columns, cover and notes pages", hard=True)
