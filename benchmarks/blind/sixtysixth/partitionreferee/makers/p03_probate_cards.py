import random, os
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
NAME = 'Probate_Inventory_Sched_B_Gantry_Arcade.pdf'
raw = [ # suite, floor, name, sf, use, start, end, rent, deposit, arrears, steps
 ('1', 'Lantern & Rye Bakery LLC', 1420, 'bakery', D(2021,5), D(2026,4,30), 2840.0, 2700.0, 0.0, [(D(2026,5), 2982.0)]),
 ('2', 'Dr. P. Oyelaran, Optometry', 1180, 'professional', D(2019,9), D(2029,8,31), 2655.0, 2400.0, 0.0, [(D(2026,9), 2735.0), (D(2027,9), 2817.0), (D(2028,9), 2901.5)]),
 ('3', None, 960, 'retail', None, None, None, None, None, []),
 ('4', 'Threadbare Tailoring', 610, 'service', D(2016,2), 'month to month', 1098.0, 900.0, 1098.0, []),
 ('5', 'Copper Kettle Teas Inc.', 875, 'retail', D(2023,11), D(2028,10,31), 1925.0, 1925.0, 312.5, [(D(2025,11), 1983.0), (D(2026,11), 2042.0), (D(2027,11), 2103.0)]),
 ('6/7', 'Northgate Credit Counseling', 2240, 'office', D(2022,3), D(2027,2,28), 4480.0, 4480.0, 0.0, [(D(2026,3), 4614.0)]),
 ('8', 'Yarrow Florist', 700, 'retail', D(2024,7), D(2027,6,30), 1540.0, 1500.0, 0.0, [(D(2026,7), 1586.0)]),
 ('9', None, 540, 'office', None, None, None, None, None, []),
 ('10', 'Bluestem Music Lessons', 820, 'instruction', D(2020,1), 'month to month', 1435.0, 1200.0, 70.0, []),
 ('Kiosk', 'Keys by Szymon', 90, 'kiosk', D(2018,6), 'month to month', 325.0, 0.0, 0.0, []),
 ('11', 'Estate Sale Gallery of Fenmore', 1650, 'retail', D(2025,1), D(2029,12,31), 3052.5, 3000.0, 0.0, [(D(2027,1), 3217.5)]),
]
rows = []
for u, n, sf, use, s, e, rent, dep, arr, steps in raw:
    r = dict(unit=u, unitType=use, area=sf)
    if n is None: r.update(statusText='NOT LET', _v=1)
    else: r.update(tenantName=n, leaseStartDate=s, leaseEndDate=e, contractRent=rent, annualRent=rent * 12, deposit=dep, balance=arr,
                   rentSteps=[dict(date=a, amount=b) for a, b in steps])
    rows.append(r)
def draw():
    W, H = letter; c = canvas.Canvas(os.path.join(DOC, NAME), pagesize=letter, invariant=1)
    def frame(p):
        c.setLineWidth(1.2); c.rect(30, 36, W - 60, H - 66); c.setFont('Helvetica', 7)
        c.drawString(34, 26, 'Form PI-7B (rev. 2019)   County of Althea, Surrogate\'s Office'); c.drawRightString(W - 34, 26, 'Sheet %d of 3' % p)
    frame(1); c.setFont('Helvetica-Bold', 12); c.drawString(42, H - 52, 'INVENTORY AND APPRAISEMENT - SCHEDULE B, REAL PROPERTY'); c.setFont('Helvetica', 9)
    c.drawString(42, H - 66, 'Estate of: CORNELIUS V. ABENDROTH, deceased        File No. 2025-P-0442')
    c.drawString(42, H - 79, 'Parcel: Gantry Arcade, 77 Mercer Steps, Fenmore        Tenancies on the date of death: August 19, 2025'); c.line(30, H - 88, W - 30, H - 88)
    bw, bh = 262, 156; xs = [42, 308]; y0 = H - 98; n = 0; pg = 1
    L = lambda d: d if isinstance(d, str) else '%s %d, %d' % (d.strftime('%B'), d.day, d.year)
    for r in rows:
        if n == 8 and pg == 1: c.showPage(); pg = 2; frame(2); n = 0; y0 = H - 42
        x = xs[n % 2]; y = y0 - (n // 2) * (bh + 6); n += 1
        c.setLineWidth(.7); c.roundRect(x, y - bh, bw, bh, 5)
        c.setFillGray(.2); c.rect(x, y - 18, bw, 18, fill=1, stroke=0); c.setFillGray(1); c.setFont('Helvetica-Bold', 9.5)
        c.drawString(x + 6, y - 13, 'UNIT ' + r['unit']); c.setFont('Helvetica', 8); c.drawRightString(x + bw - 6, y - 13, '%s sq. ft. / %s' % (m0(r['area']), r['unitType'])); c.setFillGray(0)
        if r.get('_v'):
            c.setFont('Helvetica-Bold', 15); c.drawCentredString(x + bw / 2, y - 88, 'NOT LET'); continue
        def f(k, lab, v, dx=0):
            c.setFont('Helvetica', 6.2); c.drawString(x + 6 + dx, y - 27 - k * 24, lab); c.setFont('Times-Roman', 10); c.drawString(x + 6 + dx, y - 38 - k * 24, v)
        f(0, 'LESSEE', r['tenantName'])
        f(1, 'TERM BEGINS', L(r['leaseStartDate'])); f(1, 'TERM ENDS', L(r['leaseEndDate']), 130)
        f(2, 'RENT RESERVED, MONTHLY', '$' + m2(r['contractRent'])); f(2, 'YEARLY', '$' + m2(r['annualRent']), 130)
        f(3, 'DEPOSIT HELD', '$' + m2(r['deposit'])); f(3, 'ARREARS AT DEATH', '$' + m2(r['balance']), 130)
        c.setFont('Helvetica', 6.2); c.drawString(x + 6, y - 123, 'RENT RISES TO (PER MONTH)'); c.setFont('Times-Roman', 9)
        if not r.get('rentSteps'): c.drawString(x + 6, y - 134, 'none')
        for j, s in enumerate(r['rentSteps']): c.drawString(x + 6 + (j % 2) * 130, y - 134 - (j // 2) * 11, '$%s on %s' % (m2(s['amount']), '%d/%d/%d' % (s['date'].month, 1, s['date'].year)))
    c.showPage(); frame(3); c.setFont('Helvetica-Bold', 11); c.drawString(42, H - 60, 'RECAPITULATION, GANTRY ARCADE'); c.setFont('Times-Roman', 11); y = H - 84
    for a, b in (('Units in the arcade', '11'), ('Units let', '9'), ('Units not let', '2'), ('Floor area, square feet', m0(sum(r['area'] for r in rows))), ('Rents reserved, monthly', '$' + m2(sum(r.get('contractRent', 0) for r in rows))),
                 ('Rents reserved, yearly', '$' + m2(sum(r.get('annualRent', 0) for r in rows))), ('Deposits held', '$' + m2(sum(r.get('deposit', 0) for r in rows))), ('Arrears at death', '$' + m2(sum(r.get('balance', 0) for r in rows)))):
        c.drawString(60, y, a); c.drawRightString(330, y, b); c.setDash(1, 3); c.line(60, y - 3, 330, y - 3); c.setDash(); y -= 18
    c.setFont('Times-Italic', 10); c.drawString(60, y - 20, 'I declare that the foregoing is a true statement of the tenancies known to me.'); c.line(60, y - 70, 300, y - 70); c.drawString(60, y - 82, 'Personal representative'); c.save()
draw()
write_truth(NAME, 'Gantry Arcade', '2025-08-19', rows, 11, 9, 2)
