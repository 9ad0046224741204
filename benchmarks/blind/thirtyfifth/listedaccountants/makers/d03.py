"""JD Edwards: cash basis to GAAP bridge of a shopping center (straight-line rent, market lease amortisation); one changed digit."""
import random
from reportlab.pdfgen import canvas
from .core import *

def make():
    R = random.Random(303)
    cols = ['Cash Basis', 'Accrual Adjustments', 'Straight-Line Rent', 'Mkt Lease Amortization', 'GAAP Basis']
    s = St('Statement of Income - Cash to GAAP', 'Tamarack Crossing Shopping Center', '2024-01-01', '2024-12-31', cols)
    def v(c, a=0, sl=0, m=0): return [c, a, sl, m, round(c + a + sl + m, 2)]
    s.head('REVENUES'); s.stack.append([])
    s.open('Rental Revenue', lvl=1)
    for q in [('4110', 'Base Rent - Anchor Tenants', 1284600.00, 0, 61842.50, -18220.44), ('4115', 'Base Rent - Junior Anchors', 918244.12, -4210.88, 27316.09, 6140.28), ('4120', 'Base Rent - Inline Shops', 1642905.77, 18844.61, 43190.77, 32417.96),
              ('4125', 'Base Rent - Outparcels / Ground', 412000.00, 0, 38250.00, -2915.04), ('4140', 'Percentage Rent', 58312.40, 21500.00), ('4150', 'Specialty Leasing / Kiosk', 74180.00, -3600.00), ('4190', 'Rent Abatements', -46250.00, 0, 46250.00)]:
        s.line(q[1], v(*q[2:]), q[0], 2)
    s.close('Total Rental Revenue', lvl=1)
    s.open('Tenant Recoveries', lvl=1)
    for q in [('4210', 'CAM Recoveries', 702118.36, 34907.15), ('4220', 'Real Estate Tax Recoveries', 588420.19, -12660.04), ('4230', 'Insurance Recoveries', 91604.80, 2118.00), ('4240', 'Utility Recoveries', 64377.25, 1240.65), ('4290', 'Prior Year Reconciliations', 27813.50, -27813.50)]:
        s.line(q[1], v(*q[2:]), q[0], 2)
    s.close('Total Tenant Recoveries', lvl=1)
    s.open('Other Revenue', lvl=1)
    for q in [('4310', 'Late Charges & Interest', 9812.33), ('4320', 'Lease Termination Fees', 135000.00, -112500.00, -8407.16), ('4390', 'Miscellaneous Income', 6220.08, 310.00)]:
        s.line(q[1], v(*q[2:]), q[0], 2)
    s.close('Total Other Revenue', lvl=1)
    s.line('Less: Provision for Uncollectible', v(0, -38712.90, -9204.00), '4900', 1)
    rev = s.close('TOTAL REVENUES', typ='TOTAL')
    s.head('OPERATING EXPENSES'); s.stack.append([])
    s.open('Recoverable', lvl=1)
    for q in [('5110', 'Landscaping & Parking Lot Sweeping', 118206.44, 3120.00), ('5115', 'Snow Removal', 67340.00, -9850.00), ('5120', 'Security Patrol', 88440.00, 7370.00), ('5125', 'Repairs - Roof & Structure', 54910.27, 6218.33), ('5130', 'Repairs - Electrical & Lighting', 39227.81, -1184.50), ('5135', 'Fire Sprinkler & Alarm', 17655.00),
              ('5140', 'Utilities - Common Area', 121774.90, 8012.47), ('5145', 'Trash Removal', 42318.66, 1790.12), ('5160', 'Property Insurance', 148902.00, -11620.00), ('5170', 'Real Estate Taxes', 688150.42, 24310.00), ('5180', 'Administrative - CAM (15%)', 0.0)]:
        s.line(q[1], v(*q[2:]), q[0], 2)
    s.close('Total Recoverable', lvl=1)
    s.open('Non-Recoverable', lvl=1)
    for q in [('5510', 'Management Fees', 206811.05, 3344.19), ('5520', 'Legal & Professional', 41208.75, 9500.00), ('5530', 'Marketing & Promotion', 28664.10, -750.00), ('5540', 'Vacant Space Costs', 13340.98, 1015.20), ('5550', 'Ground Rent Expense', 96000.00, 0, 14280.00, -3612.00), ('5590', 'General & Administrative', 22107.36, 486.40)]:
        s.line(q[1], v(*q[2:]), q[0], 2)
    s.close('Total Non-Recoverable', lvl=1)
    ex = s.close('TOTAL OPERATING EXPENSES', typ='TOTAL')
    noi = s.tot('NET OPERATING INCOME', [rev, ex], [1, -1])
    s.open('OTHER (INCOME) AND EXPENSE')
    for q in [('7110', 'Interest Expense - Mortgage', 934318.62, 2107.44), ('7120', 'Amortization - Deferred Financing', 0, 46250.04), ('7210', 'Depreciation - Building & Impr.', 0, 812440.08), ('7220', 'Depreciation - Tenant Impr.', 0, 244816.92), ('7230', 'Amortization - In-Place Leases', 0, 187305.00), ('7240', 'Amortization - Leasing Costs', 0, 96518.16), ('7310', 'Interest Income', -18322.47, -612.08)]:
        s.line(q[1], v(*q[2:]), q[0], 2)
    ot = s.close('TOTAL OTHER (INCOME) AND EXPENSE', typ='SUBTOTAL')
    ni = s.tot('NET INCOME (LOSS)', [noi, ot], [1, -1], dbl=1)
    s.key(total_income=rev, total_operating_expenses=ex, noi=noi, net_income=ni)
    assert not s.check()
    for r in s.rows:   # cross-foot
        if r.vals: assert abs(sum(r.vals[:4]) - r.vals[4]) < .01, r.label
    # planted: one digit of one line changed on the page, nothing else follows
    i = next(k for k, r in enumerate(s.rows) if r.label == 'Utilities - Common Area')
    good = s.rows[i].vals[0]; s.rows[i].vals[0] = 127774.90
    s.planted = {'kind': 'digit_changed', 'what': f'row {i} "Utilities - Common Area", column "Cash Basis": printed 127,774.90 where the books have {good:,.2f}; subtotal and cross-total use the true figure'}
    fn = 'R5509G_tamarack_2024_gaap.pdf'
    W, H = 792, 612
    c = canvas.Canvas(f'{DOCS}/{fn}', pagesize=(W, H), invariant=1)
    X = [366, 468, 564, 660, 756]
    blocks = [s.rows[:24], s.rows[24:]]
    for p, rows in enumerate(blocks):
        c.setFont('Helvetica', 8)
        c.drawString(36, H - 34, 'R5509G'); c.drawString(36, H - 44, 'PD0014')
        c.drawRightString(W - 36, H - 34, '02/11/25   16:48:07'); c.drawRightString(W - 36, H - 44, f'Page -  {p + 1}')
        c.setFont('Helvetica-Bold', 10); c.drawCentredString(W / 2, H - 34, 'Ostrander Retail Properties, Inc.')
        c.drawCentredString(W / 2, H - 47, 'Statement of Income - Cash to GAAP')
        c.setFont('Helvetica', 9); c.drawCentredString(W / 2, H - 59, 'Business Unit  20714  Tamarack Crossing Shopping Center')
        c.drawCentredString(W / 2, H - 70, 'For the Twelve Months Ending December 31, 2024')
        y = H - 90; c.setFont('Helvetica', 8)
        for x, (a, b) in zip(X, (('Cash', 'Basis'), ('Accrual', 'Adjustments'), ('Straight-Line', 'Rent'), ('Mkt Lease', 'Amortization'), ('GAAP', 'Basis'))):
            c.drawRightString(x, y, a); c.drawRightString(x, y - 10, b)
            c.setLineWidth(.5); c.line(x - 78, y - 13, x, y - 13)
        c.drawString(36, y - 10, 'Obj Acct   Description'); c.line(36, y - 13, 262, y - 13)
        y -= 27
        for r in rows:
            if r.typ == 'HEADING':
                if r.lvl == 0: y -= 4
                c.setFont('Helvetica-Bold' if r.lvl == 0 else 'Helvetica-Oblique', 8.5); c.drawString(36 + 12 * r.lvl, y, r.label); y -= 13.2; continue
            if r.typ != 'LINE':
                for x in X: c.line(x - 70, y + 8.5, x, y + 8.5)
            c.setFont('Helvetica-Bold' if r.typ == 'TOTAL' else 'Helvetica', 8.5)
            if r.code: c.drawString(50, y, r.code); c.drawString(80, y, r.label)
            else: c.drawString(36 + 12 * r.lvl, y, r.label)
            for x, q in zip(X, r.vals): c.drawRightString(x + (0 if q >= 0 else 3), y, money(q, neg='t', zero='.00'))
            if r.kw.get('dbl'):
                for x in X: c.line(x - 70, y - 3, x, y - 3); c.line(x - 70, y - 5, x, y - 5)
            y -= 13.2
            if r.typ == 'TOTAL': y -= 5
        if p == 0:
            c.setFont('Helvetica-Oblique', 7); c.drawString(36, 26, 'continued')
        c.showPage()
    c.save()
    save(fn, [s], 'RETAIL', 'OPERATING_STATEMENT', 's35a', 'JD Edwards cash-to-GAAP bridge, trailing minus, zeros as .00', hard=True)
