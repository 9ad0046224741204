import random, os
from core import *
from reportlab.pdfgen import canvas
NAME = '1418 Tuxedo inc & exp.pdf'
def make():
    s = St('Income and Expenses', '1418 Tuxedo Street', ['2023', '2024'], dec=2)
    s.h('RENT TAKEN IN', big=1)
    r = [('Apt 1 front', 8700, 9000), ('Apt 1 rear', 7800, 8100), ('Apt 2 front', 9000, 9300), ('Apt 2 rear', 7950, 6075), ('Apt 3 front', 9300, 9600), ('Apt 3 rear', 7200, 7500), ('Garage stalls (4)', 2160, 2400), ('Wash machine money', 611.25, 584.75)]
    i = s.t('Total in', [s.l(a, [b, c], note={'Apt 2 rear': 'empty Mar-May'}.get(a)) for a, b, c in r], 'total_income', 'TOTAL')
    s.h('PAID OUT', big=1)
    x = [('Taxes 1st half', 3318.44, 3402.18), ('Taxes 2nd half', 3318.44, 3402.18), ('Insurance', 2871.00, 3346.00), ('Water', 3105.62, 3290.77), ('Sewer', 1988.10, 2104.36), ('Gas (heat incl.)', 6740.91, 5987.23), ('Electric halls + basement', 822.17, 861.40),
         ('Garbage', 936.00, 972.00), ('Plumber', 1415.00, 687.50), ('Furnace man', 310.00, 455.00), ('Paint & hardware', 743.86, 1120.09), ('Apt 2 rear fix up', None, 2318.55), ('Snow plow', 480.00, 420.00), ('Grass - neighbor boy', 390.00, 420.00), ('City rental reg.', 210.00, 210.00), ('Legal / eviction', None, 385.00), ('Bookkeeper', 350.00, 375.00), ('Misc.', 162.33, 204.18)]
    N = {'Insurance': 'went up AGAIN', 'Gas (heat incl.)': 'mild winter', 'Legal / eviction': '2 rear', 'Water': 'incl. leak in Jan'}
    o = s.t('Total out', [s.l(a, [b, c], note=N.get(a)) for a, b, c in x], 'total_operating_expenses', 'TOTAL')
    n = s.t('Left before mortgage', [i, -o], 'noi', 'TOTAL')
    m = s.l('Mortgage (12 x 1,184.60)', [14215.20, 14215.20]); k = s.l('New porch steps', [None, 2650.00], note='one time')
    s.t('LEFT OVER', [n, -m, -k], 'net_cash_flow', 'TOTAL')
    c = canvas.Canvas(os.path.join(DOC, NAME), pagesize=(612, 792), invariant=1)
    c.setFillColorRGB(.955, .975, .94); c.rect(0, 0, 612, 792, stroke=0, fill=1)
    c.saveState(); c.translate(306, 396); c.rotate(-.35); c.translate(-306, -396); c.setStrokeColorRGB(.62, .78, .66); c.setLineWidth(.4)
    for j in range(44): c.line(40, 742 - 16 * j, 575, 742 - 16 * j)
    c.setStrokeColorRGB(.8, .45, .45)
    for xx in (62, 300, 302, 385, 470): c.line(xx, 54, xx, 765)
    c.setFillColorRGB(0, 0, 0); c.setFont('Courier-Bold', 13); c.drawString(66, 746, '1418 Tuxedo Street (6 family)'); c.setFont('Courier', 10); c.drawString(66, 730, 'Income and Expenses')
    c.setFont('Courier-Bold', 10); c.drawRightString(375, 730, '2023'); c.drawRightString(460, 730, '2024'); c.setFont('Times-Italic', 11); c.setFillColorRGB(.1, .15, .6); c.drawString(480, 730, 'remarks')
    y = 698; ln = 0
    for q in s.rows:
        tot = q.kind == 'TOTAL'; c.setFillColorRGB(0, 0, 0); c.setFont('Courier-Bold' if q.kind != 'LINE' else 'Courier', 10)
        c.drawString(66 if q.kind != 'LINE' else 78, y + 2, q.label)
        if q.kind == 'HEADING': c.line(66, y, 66 + 6 * len(q.label), y)
        else:
            for v, xx in zip(q.vals, (378, 463)):
                if v is not None: c.drawRightString(xx, y + 2, f'{v:,.2f}')
                if tot: c.setStrokeColorRGB(0, 0, 0); c.setLineWidth(.7); c.line(xx - 68, y + 12, xx, y + 12)
            if q.label == 'LEFT OVER':
                for xx in (378, 463): c.line(xx - 68, y - 1, xx, y - 1); c.line(xx - 68, y - 3, xx, y - 3)
        if q.x.get('note'): c.setFillColorRGB(.1, .15, .6); c.setFont('Times-Italic', 10.5); c.drawString(476, y + 3, q.x['note'])
        y -= 16
        if tot and q.label != 'LEFT OVER': y -= 16 if q.label == 'Total in' else 0
    c.setFillColorRGB(.1, .15, .6); c.setFont('Times-Italic', 11); c.drawString(78, 70, 'all 6 rented as of Jan. 1 - ask Ruthie for 2022 book if they want it'); c.restoreState(); c.save()
    finish(NAME, [s], 'MULTIFAMILY', 'OPERATING_STATEMENT', 'owner', 'typed ledger sheet, slightly skewed, two years, remarks in margin', True)
