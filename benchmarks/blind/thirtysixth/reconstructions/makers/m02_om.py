import random, os, io
from core import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from reportlab.lib.utils import ImageReader
from PIL import Image, ImageDraw, ImageFilter
NAME = 'Garland_Block_OM_pages_17-19.pdf'
def photo(seed, w, h, night=False):
    g = random.Random(seed); im = Image.new('RGB', (w, h)); d = ImageDraw.Draw(im)
    for y in range(h):
        t = y / h; d.line([(0, y), (w, y)], fill=(int(110 + 90 * t), int(150 + 60 * t), int(205 + 20 * t)) if not night else (int(30 + 60 * t), int(30 + 40 * t), int(60 + 50 * t)))
    base = int(h * .86); x0, x1 = int(w * .12), int(w * .88); top = int(h * .2)
    d.rectangle([x0, top, x1, base], fill=(140, 74, 58)); d.rectangle([x0 - 6, top - 10, x1 + 6, top], fill=(205, 190, 165))
    for r in range(3):
        for c in range(8):
            x = x0 + 14 + c * (x1 - x0 - 20) // 8; y = top + 14 + r * int((base - top) * .22); lit = g.random() < .4
            d.rectangle([x, y, x + (x1 - x0) // 14, y + int(h * .1)], fill=(235, 215, 140) if lit else (60, 75, 95), outline=(225, 215, 195))
    for c in range(4):
        x = x0 + 8 + c * (x1 - x0 - 8) // 4; d.rectangle([x, base - int(h * .17), x + (x1 - x0) // 4 - 14, base], fill=(70, 90, 100)); d.rectangle([x, base - int(h * .2), x + (x1 - x0) // 4 - 14, base - int(h * .155)], fill=g.choice([(40, 90, 70), (150, 40, 40), (40, 60, 110)]))
    d.rectangle([0, base, w, h], fill=(95, 95, 98))
    for _ in range(3):
        x = g.randint(10, w - 70); d.ellipse([x, base - int(h * .32), x + 60, base - int(h * .06)], fill=(60, 100 + g.randint(0, 30), 60))
    im = im.filter(ImageFilter.GaussianBlur(.8)); b = io.BytesIO(); im.save(b, 'JPEG', quality=80); b.seek(0); return ImageReader(b)
def make():
    s = St('Operating Statement', 'THE GARLAND BLOCK', ['Current', 'Pro Forma'])
    SF = 21460
    s.h('Income')
    a = [s.l('Scheduled Apartment Rent (14 Units)', [211620, 247200], note=1), s.l('Scheduled Commercial Rent (4 Suites)', [118944, 131760], note=2)]
    b = s.t('Gross Scheduled Rent', a)
    v = s.l('Less: Vacancy / Deductions', [-12891, -18948], note=3, pct=['3.9%', '5.0%'])
    c = s.t('Total Effective Rental Income', [b, v])
    o = [s.l('NNN Reimbursements', [27316, 33480], note=4), s.l('Laundry', [3180, 3360]), s.l('Parking (9 Spaces)', [5400, 8100], note=5), s.l('Rooftop Antenna License', [14400, 14832], note=6)]
    od = s.t('Total Other Income', o)
    e = s.t('Effective Gross Income', [c, od], 'total_income', 'TOTAL'); eg = s.rows[e].vals
    s.h('Expenses')
    ex = [s.l(n, x, note=k) for n, x, k in [('Real Estate Taxes', [58277, 63105], 7), ('Insurance', [17840, 18375], None), ('Utilities - Electric', [6915, 7122], None), ('Utilities - Gas (Boiler)', [13486, 13890], None), ('Utilities - Water & Sewer', [9264, 9542], None),
          ('Trash Removal', [4380, 4511], None), ('Repairs & Maintenance', [19722, 16800], 8), ('Elevator Contract', [5640, 5809], None), ('Snow & Landscaping', [4155, 4280], None), ('Cleaning & Janitorial', [6600, 6798], None), ('Marketing & Advertising', [1460, 2400], None),
          ('General & Administrative', [3812, 3500], None), ('Operating Reserves', [0, 4500], 9), ('Management Fee', [round(eg[0] * .0425), round(eg[1] * .05)], 10)]]
    s.rows[ex[-1]].x['pct'] = ['4.3%', '5.0%']
    x = s.t('Total Expenses', ex, 'total_operating_expenses', 'TOTAL')
    s.l('Expenses as % of EGI', [round(s.rows[x].vals[i] / eg[i], 3) for i in (0, 1)], raw=True)
    n = s.t('Net Operating Income', [e, -x], 'noi', 'TOTAL')
    d = [s.l('Interest', [-82893, -81804]), s.l('Principal Reduction', [-18287, -19376])]
    cf = s.t('Cash Flow After Debt Service', [n] + d, 'net_cash_flow', 'TOTAL')
    pr = lambda v: par(v, 0, True)
    c = canvas.Canvas(os.path.join(DOC, NAME), pagesize=letter, invariant=1); navy = (.09, .16, .28); gold = (.72, .55, .2)
    def frame(pg, head):
        c.setFillColorRGB(*navy); c.rect(0, 0, 34, 792, stroke=0, fill=1); c.saveState(); c.translate(22, 90); c.rotate(90); c.setFillColorRGB(1, 1, 1); c.setFont('Helvetica-Bold', 10); c.drawString(0, 0, 'THE GARLAND BLOCK   //   FINANCIAL ANALYSIS'); c.restoreState()
        c.setFillColorRGB(*navy); c.setFont('Helvetica-Bold', 21); c.drawString(56, 734, head); c.setFillColorRGB(*gold); c.rect(56, 724, 70, 3, stroke=0, fill=1)
        c.setFillColorRGB(.4, .4, .4); c.setFont('Helvetica', 7); c.drawString(56, 24, 'This information has been secured from sources we believe to be reliable, but we make no representations or warranties as to its accuracy.'); c.drawRightString(576, 24, str(pg)); c.setFillColorRGB(0, 0, 0)
    frame(17, 'Pricing Summary'); c.drawImage(photo(5, 900, 470), 56, 440, 520, 268); c.setFont('Helvetica-Oblique', 8); c.drawString(56, 428, 'Kinney Avenue frontage, looking north. Storefronts renovated 2019.')
    y = 396
    for k, t in [('Price', '$2,395,000'), ('Down Payment', '40% / $958,000'), ('Loan Amount', '$1,437,000'), ('Number of Units', '14 Apartments + 4 Commercial'), ('Rentable Square Feet', '21,460'), ('Price / SF', '$111.60'), ('Year Built / Renovated', '1924 / 2019'), ('Lot Size', '0.31 Acres'), ('Interest Rate / Amortization', '5.80% / 30 Years')]:
        c.setFont('Helvetica', 9.5); c.drawString(60, y, k); c.setFont('Helvetica-Bold', 9.5); c.drawRightString(330, y, t); c.setStrokeColorRGB(.8, .8, .8); c.line(56, y - 5, 334, y - 5); y -= 19
    c.drawImage(photo(9, 500, 400, True), 356, 240, 220, 165); c.setFont('Helvetica-Oblique', 8); c.drawString(356, 229, 'Evening view from Third Street')
    c.showPage(); frame(18, 'Operating Statement')
    X = dict(cp=330, c=392, n=412, u=446, pp=478, p=540, v=576); y = 702
    c.setFillColorRGB(*navy); c.rect(52, y - 5, 528, 17, stroke=0, fill=1); c.setFillColorRGB(1, 1, 1); c.setFont('Helvetica-Bold', 8.6)
    def hdr(y, lab):
        c.drawString(57, y, lab); c.drawRightString(X['c'], y, 'Current'); c.drawCentredString(X['n'] - 3, y, 'Notes'); c.drawRightString(X['u'] + 6, y, 'Per SF'); c.drawRightString(X['p'], y, 'Pro Forma'); c.drawRightString(X['v'], y, 'Per SF')
    hdr(y, 'Income')
    y -= 17; alt = 0
    for q in s.rows[1:]:
        if q.label == 'Expenses':
            y -= 8; c.setFillColorRGB(*navy); c.rect(52, y - 5, 528, 17, stroke=0, fill=1); c.setFillColorRGB(1, 1, 1); c.setFont('Helvetica-Bold', 8.6); hdr(y, 'Expenses'); y -= 17; continue
        tot = q.kind != 'LINE'; big = q.kind == 'TOTAL'
        if big: c.setFillColorRGB(.93, .9, .82); c.rect(52, y - 4.5, 528, 15.5, stroke=0, fill=1)
        elif q.label == 'Interest': y -= 3
        c.setFillColorRGB(0, 0, 0); c.setFont('Helvetica-Bold' if tot else 'Helvetica', 8.8); c.drawString(57 if tot else 66, y, q.label)
        if 'as %' in q.label:
            c.drawRightString(X['c'], y, f'{q.vals[0]*100:.1f}%'); c.drawRightString(X['p'], y, f'{q.vals[1]*100:.1f}%')
        else:
            c.drawRightString(X['c'], y, pr(q.vals[0])); c.drawRightString(X['p'], y, pr(q.vals[1])); c.drawRightString(X['u'] + 6, y, par(q.vals[0] / SF, 2, True)); c.drawRightString(X['v'], y, par(q.vals[1] / SF, 2, True))
            if q.x.get('pct'): c.drawRightString(X['cp'] , y, q.x['pct'][0]); c.drawRightString(X['pp'] + 6, y, q.x['pct'][1])
            if q.x.get('note'): c.setFont('Helvetica', 7); c.drawCentredString(X['n'] - 3, y + 1, f"[{q.x['note']}]")
        y -= 17 if tot else 15.4
    c.setFont('Helvetica-Oblique', 7.5); c.drawString(57, y - 4, 'Notes to the operating statement appear on the following page.')
    c.showPage(); frame(19, 'Notes to Operating Statement'); y = 696
    for i, t in enumerate(['Current: rent roll as of April 1, 2025, annualized. Pro Forma: all apartments at broker-estimated market rents.', 'Base rents under four leases; pro forma reflects scheduled increases through March 2026.', 'Current: actual physical vacancy, one apartment for part of the year. Pro Forma: 5.0% of gross scheduled rent.',
            'Commercial tenants reimburse a 44% share of taxes, insurance and common area maintenance.', 'Pro Forma: nine spaces at $75 per month.', 'License expires December 2028 with 3% annual increases.', 'Pro Forma: reassessment at 85% of purchase price using the current mill rate.', 'Current includes $3,300 of non-recurring masonry repair.',
            'Pro Forma: $250 per unit.', 'Current: 4.25% of effective gross income. Pro Forma: 5.0%, market rate for third-party management.']):
        c.setFont('Helvetica-Bold', 9); c.drawString(58, y, f'[{i+1}]'); c.setFont('Helvetica', 9); c.drawString(82, y, t); y -= 19
    c.drawImage(photo(14, 700, 300), 56, 250, 520, 223); c.setFont('Helvetica-Oblique', 8); c.drawString(56, 239, 'Suites B and C, Kinney Avenue elevation'); c.save()
    finish(NAME, [s], 'MIXED_USE', 'OPERATING_STATEMENT', 'broker', 'offering memorandum pages, photos, current/pro forma, note references, in-line percents, per-sf columns', False)
