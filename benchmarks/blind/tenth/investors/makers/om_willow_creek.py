import random
from tlib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor, white, black
R = random.Random(301)
NAME = 'om_willow_creek_48.pdf'; U = 48
s = S('Operating Statement', 'Willow Creek Commons', None, None, ['Current', 'Year 1'])
def L(l, a, b, n=None, neg=False, **m):
    a, b = (-a, -b) if neg else (a, b)
    return s.line(l, [a, b], note=n, **m)
s.head('Income', band=1)
g = L('Gross Scheduled Rent', 912_480, 955_620, 1, pct=0)
l2l = L('Loss / Gain to Lease', 38_214, 14_334, None, True, pct='g')
gcr = s.tot('Gross Current Rent', [g, l2l], 'SUBTOTAL', b=1)
pv = L('Physical Vacancy', 43_713, 47_064, 2, True, pct='c')
con = L('Concessions', 9_860, 4_706, None, True, pct='c')
bd = L('Bad Debt / Write-offs', 11_427, 9_413, 3, True, pct='c')
tv = s.tot('Total Vacancy & Collection Loss', [pv, con, bd], 'SUBTOTAL', pct='c')
eri = s.tot('Effective Rental Income', [gcr, tv], 'SUBTOTAL', b=1)
s.head('Other Income', sub=1)
o = [L('Utility Bill-Back (RUBS)', 51_836, 57_600, 4), L('Pet Rent & Fees', 7_925, 8_640), L('Laundry', 6_310, 6_500), L('All Other Income', 13_482, 13_886, 5)]
to = s.tot('Total Other Income', o, 'SUBTOTAL')
egi = s.tot('Effective Gross Income', [eri, to], key='total_income', b=1)
s.head('Expenses', band=1)
e = [L('Real Estate Taxes', 88_745, 104_190, 6), L('Insurance', 39_552, 40_800, 7), L('Utilities - Electric', 11_206, 11_542), L('Utilities - Water & Sewer', 46_978, 48_387),
     L('Utilities - Gas', 5_013, 5_163), L('Trash Removal', 14_880, 15_326), L('Repairs & Maintenance', 40_337, 31_200, 8), L('Landscaping', 9_600, 9_600), L('Pest Control', 2_736, 2_818),
     L('Marketing & Advertising', 8_154, 8_400), L('Payroll', 71_290, 72_000, 9), L('General & Administrative', 13_671, 12_000), L('Operating Reserves', 0, 12_000, 10, dash0=1)]
eg = s.rows[egi]['v']
e.append(L('Management Fee', 31_544, round(eg[1]*.035), 11, pct='e'))
te = s.tot('Total Expenses', e, key='total_operating_expenses', b=1)
s.line('Expenses as % of EGI', [round(s.rows[te]['v'][i]/eg[i], 3) for i in (0, 1)], ispct=1)
noi = s.tot('Net Operating Income', [egi, ('-', te)], key='noi', b=1, band2=1)
ds = L('Debt Service', 312_906, 312_906, 12, True)
s.tot('Net Cash Flow After Debt Service', [noi, ds], key='net_cash_flow', b=1)
NOTES = ['Scheduled rents per rent roll dated March 2025; Year 1 reflects 4.7% growth to achieved post-renovation rents.', 'Year 1 vacancy underwritten at 5.0% of gross current rent.',
 'Trailing-twelve-month write-offs normalized to 1.0%.', 'RUBS program extended to all 48 units at $100 per month.', 'Late fees, application fees, damages and forfeited deposits.',
 'Reassessed at 80% of list price, 2024 combined millage of 17.365.', 'Per broker quote at $850 per unit.', 'Normalized at $650 per unit; current includes $11,900 of capital items.', 'One manager and one maintenance technician, burdened.',
 'Reserves of $250 per unit are not an actual owner expense.', '3.5% of EGI, market for assets of this size.', 'New loan: $4,350,000, 6.00%, 30-year amortization.']
c = canvas.Canvas(doc(NAME), pagesize=letter, invariant=1); W, H = letter
NAVY, GOLD = HexColor('#12324f'), HexColor('#b08d3c')
def chrome(t, n):
    c.setFillColor(NAVY); c.rect(0, H-62, W, 62, stroke=0, fill=1); c.setFillColor(white); c.setFont('Helvetica-Bold', 19); c.drawString(40, H-41, t)
    c.setFont('Helvetica', 9); c.drawRightString(W-40, H-38, 'WILLOW CREEK COMMONS'); c.setFillColor(GOLD); c.rect(0, H-66, W, 4, stroke=0, fill=1)
    c.setFillColor(HexColor('#777777')); c.setFont('Helvetica', 6.3)
    c.drawString(40, 26, 'This information has been secured from sources we believe to be reliable, but we make no representations or warranties, expressed or implied, as to its accuracy.'); c.drawRightString(W-40, 14, '%d  |  Brightwater Realty Capital' % n); c.setFillColor(black)
chrome('PRICING DETAIL', 18)
y = H-110
for a, b in [('Price', '$6,700,000'), ('Down Payment', '$2,350,000 / 35%'), ('Number of Units', '48'), ('Price Per Unit', '$139,583'), ('Price Per SqFt', '$171.40'), ('Gross SqFt', '39,090'), ('Lot Size', '2.61 Acres'), ('Approx. Year Built', '1984 / 2019')]:
    c.setFont('Helvetica', 10); c.drawString(60, y, a); c.setFont('Helvetica-Bold', 10); c.drawRightString(290, y, b); c.setStrokeColor(HexColor('#cccccc')); c.line(60, y-5, 290, y-5); y -= 20
y -= 20; c.setFont('Helvetica-Bold', 11); c.drawString(60, y, 'UNIT MIX'); y -= 18
for k, r in enumerate([('# of Units', 'Unit Type', 'SqFt / Unit', 'Scheduled Rents'), ('16', '1 Bed / 1 Bath', '640', '$1,395'), ('24', '2 Bed / 1 Bath', '860', '$1,610'), ('8', '2 Bed / 2 Bath', '1,026', '$1,885')]):
    c.setFont('Helvetica-Bold' if k == 0 else 'Helvetica', 9)
    for x, t in zip((60, 150, 290, 400), r): c.drawString(x, y, t)
    y -= 16
c.showPage(); chrome('OPERATING STATEMENT', 19)
XL, XC, XCP, XY, XYP, XN, XU = 44, 268, 316, 400, 448, 487, 566
y = H-86
def hdr(t):
    global y
    c.setFillColor(GOLD); c.rect(40, y-4, W-80, 15, stroke=0, fill=1); c.setFillColor(white); c.setFont('Helvetica-Bold', 8.5)
    c.drawString(XL, y, t.upper())
    c.drawRightString(XC, y, 'CURRENT'); c.drawRightString(XY, y, 'YEAR 1'); c.drawCentredString(XN, y, 'NOTES'); c.drawRightString(XU, y, 'PER UNIT'); c.setFillColor(black); y -= 17
def mon(v): return ('($%s)' % format(-v, ',') if v < 0 else '$' + format(v, ','))
for i, r in enumerate(s.rows):
    m, v = r['m'], r['v']
    if m.get('band'):
        y -= 5; hdr(r['label']); continue
    if m.get('sub'):
        c.setFont('Helvetica-BoldOblique', 8.5); c.drawString(XL, y, r['label']); y -= 13.2; continue
    if m.get('band2'):
        c.setFillColor(HexColor('#e3e8ee')); c.rect(40, y-4, W-80, 14, stroke=0, fill=1); c.setFillColor(black)
    if r['rt'] != 'LINE' : c.setStrokeColor(HexColor('#999999')); c.setLineWidth(.4); c.line(200, y+9.6, XC, y+9.6); c.line(340, y+9.6, XY, y+9.6)
    c.setFont('Helvetica-Bold' if m.get('b') else 'Helvetica', 8.5)
    c.drawString(XL+(0 if m.get('b') else 8), y, r['label'])
    if m.get('ispct'):
        c.drawRightString(XC, y, '%.1f%%' % (v[0]*100)); c.drawRightString(XY, y, '%.1f%%' % (v[1]*100)); y -= 13.6; continue
    for x, q in ((XC, v[0]), (XY, v[1])): c.drawRightString(x, y, '-' if q == 0 and m.get('dash0') else mon(q))
    d = {'g': g, 'c': gcr, 'e': egi}.get(m.get('pct'))
    if d is not None:
        c.setFont('Helvetica', 7.5)
        for x, q in ((XCP, 0), (XYP, 1)): c.drawRightString(x, y, '%.1f%%' % (abs(v[q])/s.rows[d]['v'][q]*100))
    if m.get('note'): c.setFont('Helvetica', 7.5); c.drawCentredString(XN, y, '[%d]' % m['note'])
    c.setFont('Helvetica-Bold' if m.get('b') else 'Helvetica', 8.5)
    q = round(v[1]/U); c.drawRightString(XU, y, ('(%s)' % format(-q, ',') if q < 0 else format(q, ','))); y -= 13.6
y -= 8; c.setFont('Helvetica', 7); c.drawString(44, y, 'Notes and assumptions to the above analysis are on the following page.')
c.showPage(); chrome('NOTES', 20); y = H-110; c.setFont('Helvetica', 9)
for k, t in enumerate(NOTES): c.drawString(50, y, '[%d]' % (k+1)); c.drawString(80, y, t); y -= 22
c.showPage(); c.save()
save(NAME, [s], 'MULTIFAMILY', 'broker offering memorandum: pricing page, operating statement with % and per-unit columns and bracketed notes', False)
