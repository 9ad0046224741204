import random, os
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('Z', os.path.join(os.path.dirname(os.path.abspath(__file__)), 'fonts', 'z003.ttf')))
NAME = 'moms_rent_list_scan.pdf'; rng = random.Random(6606)
raw = [('Downstairs', 'Mrs. Kowalczyk', 675, 'June 2011', 400, None), ('Upstairs', 'Hank + Delia Ruiz', 850, 'Sept 2022', 850, 100), ('Attic room', None, None, None, None, None),
       ('Back cottage', 'young Pettigrew', 725, 'Mar 2024', 700, 725), ('Garage L', 'Lou (the barber)', 90, None, None, None), ('Garage R', 'Mr. Ostrander', 90, None, None, 180), ('Basement', 'VFW Post, storage', 60, 'Jan 2017', None, None)]
rows = []
for u, n, p, s, d, o in raw:
    r = dict(unit=u)
    if n is None: r.update(statusText='nobody now', _v=1)
    else: r.update(tenantName=n, contractRent=float(p), moveInDate=s, deposit=d and float(d), balance=o and float(o))
    rows.append(r)
def draw():
    W, H = letter; c = canvas.Canvas(os.path.join(DOC, NAME), pagesize=letter, invariant=1)
    c.setFillColorRGB(1, .985, .8); c.rect(0, 0, W, H, fill=1, stroke=0); c.setStrokeColorRGB(.6, .75, .9); c.setLineWidth(.5)
    y = H - 90
    while y > 30: c.line(0, y, W, y); y -= 27
    c.setStrokeColorRGB(.9, .5, .5); c.line(72, 0, 72, H); c.setFillColorRGB(.08, .1, .42)
    def w(line, x, s, size=17, right=False):
        c.saveState(); c.translate(x, H - 87 - 27 * line); c.rotate(rng.uniform(-.5, .5)); c.setFont('Z', size); (c.drawRightString if right else c.drawString)(0, 0, s); c.restoreState()
    w(0, 150, 'Rents at 36 Tamarack Lane, Mom\u2019s house', 21); w(1, 150, 'written out Nov. 2, 2025 for the lawyer')
    X = (80, 190, 370, 390, 510, 580)
    for x, s, rt in ((X[0], 'where', 0), (X[1], 'who', 0), (X[2], 'rent', 1), (X[3], 'came', 0), (X[4], 'deposit', 1), (X[5], 'owes', 1)): w(3, x, s, 18, rt)
    c.setStrokeColorRGB(.08, .1, .42); c.setLineWidth(1); c.line(78, H - 87 - 81 - 6, 585, H - 87 - 81 - 4)
    k = 4
    for r in rows:
        w(k, X[0], r['unit'])
        if r.get('_v'): w(k, X[1], 'nobody now')
        else:
            w(k, X[1], r['tenantName']); w(k, X[2], '%d' % r['contractRent'], right=True)
            if r['moveInDate']: w(k, X[3], r['moveInDate'])
            if r['deposit']: w(k, X[4], '%d' % r['deposit'], right=True)
            if r['balance']: w(k, X[5], '%d' % r['balance'], right=True)
        k += 1
    c.line(330, H - 87 - 27 * (k - 1) - 8, 585, H - 87 - 27 * (k - 1) - 6)
    w(k, X[1], 'all together a month'); w(k, X[2], '$' + m0(sum(r.get('contractRent', 0) for r in rows)), right=True); w(k, X[4], m0(sum((r.get('deposit') or 0) for r in rows)), right=True); w(k, X[5], m0(sum((r.get('balance') or 0) for r in rows)), right=True)
    w(k + 2, 80, 'Lou pays cash on the first. Hank does the snow so I took'); w(k + 3, 80, '$50 off, it is already off up there. Nobody has a paper lease.'); c.save()
draw()
write_truth(NAME, '36 Tamarack Lane', '2025-11-02', rows, 7, 6, 1)
