# a small owner's own list, typed on one page
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
NAME = 'my rents march.pdf'
R = [('Shop no. 1', 'Breege Considine (wool shop)', 850, 'Sept 2011', 850, None, 'old lease ran out, goes month to month'),
 ('Shop no. 2', 'Polkadot Barbers', 975, 'May 2019', 1500, 195, 'owes the end of Feb'),
 ('Shop no. 3', 'empty since Xmas', None, None, None, None, 'was 800, roof to fix first'),
 ('Flat 1a', 'K. Wójtowicz', 720, 'June 2016', 500, None, ''),
 ('Flat 1b', 'Miss Delahanty', 690, 'Aug 2020', 690, None, 'HAP pays 540 of it'),
 ('Flat 2a', 'D. and R. Okonjo', 1050, 'Jan 2023', 1050, None, 'wants the boiler seen to'),
 ('Flat 3', 'Fergus (nephew)', 0, 'Nov 2024', None, None, 'no charge while he does the painting'),
 ('Lock-up A', 'Polkadot Barbers', 60, 'May 2019', None, None, ''),
 ('Lock-up B', 'Mr Tangney', 65, '2008', None, 130, 'two months'),
 ('Lock-up C', 'empty', None, None, None, None, 'door broke')]
def main():
    c = canvas.Canvas(doc(NAME), pagesize=A4); W, H = A4
    c.setFont('Courier-Bold', 13); c.drawString(60, H-70, 'CHANDLERS ROW, YOUGHAL - WHO IS IN AND WHAT THEY PAY'); c.setFont('Courier', 10); c.drawString(60, H-88, 'made up 3rd March 2025 for the bank, all in euro')
    y = H-125; c.setFont('Courier-Bold', 9); X = [60, 135, 318, 352, 422, 475]
    for x, l in zip(X, ['Where', 'Who', 'A month', 'In since', 'Holding', 'Behind']): (c.drawString)(x if l not in ('A month',) else 300, y, l)
    rows = []
    for u, t, r, si, dep, owe, nt in R:
        y -= 24; c.setFont('Courier', 9); c.drawString(60, y, u); c.drawString(135, y, t)
        f = lambda v: f'{v:,}' if v is not None else ''
        c.drawRightString(338, y, f(r)); c.drawString(352, y, si or ''); c.drawRightString(460, y, f(dep)); c.drawRightString(508, y, f(owe))
        if nt: c.setFont('Courier-Oblique', 8); c.drawString(150, y-10, '- ' + nt)
        c.setDash(1, 2); c.setLineWidth(.4); c.line(60, y-14, 520, y-14); c.setDash()
        e = t.startswith('empty')
        rows.append(row(unit=u, tenantName=None if e else t, statusText=t if e else 'Occupied', contractRent=r, leaseStartDate=None, moveInDate=si, deposit=dep, balance=owe))
    y -= 34; c.setFont('Courier-Bold', 10); c.drawString(60, y, 'comes to'); c.drawRightString(338, y, f'{sum(x[2] or 0 for x in R):,}'); c.drawRightString(460, y, f'{sum(x[4] or 0 for x in R):,}'); c.drawRightString(508, y, f'{sum(x[5] or 0 for x in R):,}')
    c.setFont('Courier', 9)
    for i, l in enumerate(['Insurance for the row is 3,460 a year, I pay it.', 'There is no flat 2b, it was knocked in with 2a in 1998.', 'The deposits are in the credit union.', '', 'J. C.']): c.drawString(60, y-40-13*i, l)
    c.save(); save(NAME, rows, 'Chandlers Row', '2025-03-03', 10, 8, 2)
if __name__ == '__main__': main()
