"""TB 3: auditor's working trial balance on legal paper, PDF: unadjusted / AJE / adjusted pairs, carried and brought forward, AJE list behind."""
import os
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from common import *
NAME = 'Fenwick Commons - WTB 2025 (WP TB-1).pdf'
D = '/usr/share/fonts/truetype/liberation/LiberationSerif-'
for k, s in (('LS', 'Regular'), ('LSB', 'Bold'), ('LSI', 'Italic')): pdfmetrics.registerFont(TTFont(k, D + s + '.ttf'))
ACC = [  # number, name, unadjusted
 ('1010-00','Operating cash',92416.38),('1015-00','Rent depository – lockbox',18740.02),('1020-00','Security deposit account',54118.75),('1050-00','Project fund – Trustee (Series 2023B)',806.44),('1052-00','Capitalized interest fund – Trustee',1204.55),('1054-00','Bond revenue fund – Trustee',147302.91),
 ('1056-00','Replacement reserve – Trustee',61250.00),('1058-00','Lease-up / operating reserve',512400.00),('1060-00','Cost of issuance fund',1117.26),('1110-00','Accounts receivable – residents',31806.54),('1112-00','Accounts receivable – subsidy (HCV/VASH)',22417.00),('1119-00','Allowance for doubtful accounts',-2500.00),
 ('1120-00','Capital contributions receivable – Investor LP',2916400.00),('1150-00','Prepaid insurance',71204.66),('1155-00','Prepaid expenses – other',6118.00),('1400-00','Land',3150000.00),('1405-00','Land improvements',1288416.00),('1410-00','Buildings',31402885.12),('1420-00','Personal property',1104260.37),
 ('1480-00','Construction in progress',418330.29),('1490-00','Accumulated depreciation',-486210.00),('1510-00','Tax credit fees, net',176400.00),('2010-00','Accounts payable – trade',-88215.49),('2012-00','Construction payable – Ridgeline GC',-1204772.63),('2014-00','Retainage payable',-612900.00),('2020-00','Accrued expenses',-14206.18),
 ('2030-00','Accrued bond interest – Series 2023A',-101250.00),('2032-00','Accrued bond interest – Series 2023B',0.0),('2034-00','Accrued interest – City soft loan',-72450.00),('2040-00','Accrued real estate taxes',-61000.00),('2110-00','Resident security deposits',-54050.00),('2115-00','Prepaid rents',-12877.41),('2150-00','Due to general partner',-25000.00),
 ('2155-00','Due to affiliate – management agent',-18316.77),('2200-00','Developer fee payable',-3480000.00),('2310-00','Bonds payable – Series 2023A (permanent)',-13500000.00),('2320-00','Bonds payable – Series 2023B (construction)',-2800000.00),('2330-00','City of Alder Falls loan (2% residual receipts)',-3450000.00),('2335-00','Housing trust fund loan',-1500000.00),
 ('2390-00','Debt issuance costs, net',604118.40),('3010-00','Capital – Investor limited partner','plug'),('3020-00','Capital – Special limited partner',-10.00),('3030-00','Capital – General partner',-100.00),('3090-00','Syndication costs',95000.00),('4010-00','Rental income – residents',-988417.33),('4012-00','Rental income – subsidy',-341206.00),('4020-00','Vacancy – lease-up',214880.00),
 ('4030-00','Rent concessions',38115.00),('4110-00','Late, NSF and damage fees',-8904.16),('4120-00','Laundry and vending',-11260.25),('4190-00','Interest income – trustee funds',-19377.82),('6010-00','Manager and leasing payroll',142806.91),('6015-00','Maintenance payroll',97413.58),('6018-00','Payroll taxes and benefits',58219.40),('6050-00','Property management fee',62114.75),
 ('6060-00','Compliance monitoring fee – HFA',0.0),('6070-00','Accounting and audit',12500.00),('6075-00','Legal',9418.20),('6080-00','Marketing and lease-up',61733.04),('6090-00','Office and telephone',21416.87),('6110-00','Bad debt expense',2500.00),('6210-00','Electric – common area',33819.22),('6220-00','Water and sewer',71402.61),('6230-00','Trash removal',19875.00),
 ('6310-00','Repairs and maintenance contracts',48206.90),('6320-00','Unit turnover',11844.35),('6330-00','Elevator',8640.00),('6410-00','Property insurance',85000.00),('6420-00','Real estate taxes (PILOT)',61000.00),('7010-00','Bond interest – Series 2023A',405000.00),('7012-00','Bond interest – Series 2023B',98700.00),('7014-00','Interest – soft loans',36225.00),('7020-00','Trustee and issuer fees',18400.00),
 ('7030-00','Amortization of debt issuance costs',0.0),('7110-00','Depreciation',0.0),('7120-00','Amortization of tax credit fees',0.0),('8010-00','Asset management fee – Investor LP',0.0),('8020-00','Partnership management fee',0.0)]
AJE = [
 (1,'To record 2025 depreciation per fixed asset roll-forward.',[('7110-00',1018442.00),('1490-00',-1018442.00)]),
 (2,'To place remaining CIP in service per final cost certification.',[('1410-00',391206.29),('1420-00',27124.00),('1480-00',-418330.29)]),
 (3,'To amortize debt issuance costs (effective interest) and tax credit fees.',[('7030-00',34812.60),('7120-00',11760.00),('2390-00',-34812.60),('1510-00',-11760.00)]),
 (4,'To accrue Series 2023B interest through 12/31/25.',[('7012-00',9566.67),('2032-00',-9566.67)]),
 (5,'To increase allowance for resident balances over 90 days.',[('6110-00',8450.00),('1119-00',-8450.00)]),
 (6,'To expense prepaid insurance consumed through year end.',[('6410-00',11867.44),('1150-00',-11867.44)]),
 (7,'To accrue asset management, partnership management and HFA monitoring fees.',[('8010-00',7500.00),('8020-00',15000.00),('6060-00',4320.00),('2020-00',-26820.00)]),
 (8,'To reclassify security deposits held in operating cash.',[('1020-00',1240.00),('1010-00',-1240.00)]),
 (9,'To adjust HAP receivable to the December vouchers.',[('1112-00',3168.00),('4012-00',-3168.00)]),
 (10,'To reclassify credit balances out of resident receivables.',[('1110-00',4206.12),('2115-00',-4206.12)]),
 (11,'To reduce developer fee to the amount in the Second Amended LPA.',[('2200-00',115000.00),('1410-00',-115000.00)])]
G = ['UNADJUSTED', 'ADJUSTMENTS', 'ADJUSTED']
MONEY = [f'other:{g} {s}' for g in G for s in ('Debit', 'Credit')]
def main():
    plug = -r2(sum(a[2] for a in ACC if a[2] != 'plug'))
    adj, ref = {}, {}
    for n, _, ls in AJE:
        assert abs(sum(x for _, x in ls)) < .005
        for a, x in ls: k = (a, x > 0); adj[k] = r2(adj.get(k, 0) + abs(x)); ref.setdefault(a, []).append(str(n))
    rows = []
    for no, nm, u in ACC:
        u = plug if u == 'plug' else u
        d, c = adj.get((no, True)), adj.get((no, False)); e = r2(u + (d or 0) - (c or 0))
        v = [u if u > 0 else None, -u if u < 0 else None, d, c, e if e > 0 else None, -e if e < 0 else None]
        rows.append((no, nm, ','.join(ref.get(no, [])), [None if x is None else r2(x) for x in v]))
    W, H = 1008, 612
    c = canvas.Canvas(os.path.join(DOCS, NAME), pagesize=(W, H), invariant=1)
    X = [36, 92, 330, 434, 538, 566, 660, 754, 863, 972]   # acct,name, U dr,U cr, ref, A dr, A cr, F dr, F cr edges
    RH = 14.6; PER = 26; pages = [rows[i:i + PER] for i in range(0, len(rows), PER)]
    edges = [(330, 434), (434, 538), (566, 660), (660, 754), (754, 863), (863, 972)]
    truth_rows, totals = [], []; run = [0.] * 6
    def num(v): return '' if v is None else f'{v:,.2f}'
    def put(y, label, vals, font='LSB', sz=8.6):
        c.setFont(font, sz); c.drawString(96, y, label)
        for (a, b), v in zip(edges, vals): c.drawRightString(b - 4, y, num(v))
    for pn, pg in enumerate(pages, 1):
        c.setFont('LSB', 12.5); c.drawString(36, H - 40, 'Fenwick Commons Housing Partners, L.P.'); c.setFont('LS', 10.5)
        c.drawString(36, H - 54, 'Working trial balance'); c.drawString(36, H - 67, 'Year ended December 31, 2025')
        c.rect(806, H - 72, 166, 44); c.line(806, H - 50, 972, H - 50); c.line(889, H - 28, 889, H - 72); c.setFont('LS', 7)
        for x, y, s in ((809, 36, 'Prepared by'), (892, 36, 'Reviewed by'), (809, 58, 'W/P'), (892, 58, 'Sheet')): c.drawString(x, H - y, s)
        c.setFont('LSI', 10); c.drawString(838, H - 46, 'tlw 2/11/26'); c.drawString(921, H - 46, 'jmo 2/19'); c.setFont('LSB', 10); c.drawString(838, H - 67, 'TB-1'); c.drawString(921, H - 67, f'{pn} of {len(pages) + 1}')
        y0 = H - 84; c.setFillGray(.9); c.rect(36, y0 - 30, 936, 30, fill=1, stroke=0); c.setFillGray(0); c.setLineWidth(.8); c.rect(36, y0 - 30, 936, 30)
        c.setFont('LSB', 9)
        for a, b, g in ((330, 538, 'UNADJUSTED'), (566, 754, 'ADJUSTMENTS'), (754, 972, 'ADJUSTED')): c.drawCentredString((a + b) / 2, y0 - 11, g); c.line(a, y0 - 15, b, y0 - 15)
        c.drawString(40, y0 - 26, 'Acct.'); c.drawString(96, y0 - 26, 'Account title'); c.drawCentredString(552, y0 - 26, 'AJE')
        for (a, b), s in zip(edges, ['Debit', 'Credit'] * 3): c.drawCentredString((a + b) / 2, y0 - 26, s)
        y = y0 - 30; ytop = y
        c.setLineWidth(.3)
        if pn > 1:
            y -= RH; put(y + 4, 'Brought forward', run, 'LSI'); totals.append(dict(label='Brought forward', **dict(zip(MONEY, run)))); c.line(36, y, 972, y)
        for no, nm, rf, v in pg:
            y -= RH; c.setFont('LS', 8.6); c.drawString(40, y + 4, no); put(y + 4, nm, v, 'LS'); c.setFont('LSI', 7.5); c.drawCentredString(552, y + 4.2, f'({rf})' if rf else ''); c.line(36, y, 972, y)
            run = [r2(a + (b or 0)) for a, b in zip(run, v)]
            truth_rows.append(dict(account=no, name=nm, **dict(zip(MONEY, v))))
        y -= RH; lab = 'Carried forward' if pn < len(pages) else 'Totals'
        put(y + 4, lab, run); totals.append(dict(label=lab, **dict(zip(MONEY, run)))); c.setLineWidth(.8); c.line(36, y, 972, y)
        if lab == 'Totals': c.line(330, y - 2, 972, y - 2)
        for x in (36, 92, 330, 434, 538, 566, 660, 754, 863, 972): c.setLineWidth(.9 if x in (36, 330, 538, 566, 754, 972) else .3); c.line(x, ytop, x, y)
        if lab == 'Totals':
            c.setFont('LSI', 8.5); c.drawString(40, y - 18, 'Unadjusted balances agreed to client general ledger (NetSuite export of 1/28/26) without exception.  F = footed.')
        c.setFont('LS', 7); c.drawString(36, 20, 'Client: 20417    Engagement: FS Audit 12/31/2025'); c.drawRightString(972, 20, 'Hallowell, Stride & Pym LLP'); c.showPage()
    assert abs(run[0] - run[1]) < .01 and abs(run[2] - run[3]) < .01 and abs(run[4] - run[5]) < .01
    # the journal behind
    c.setFont('LSB', 12.5); c.drawString(36, H - 40, 'Fenwick Commons Housing Partners, L.P.'); c.setFont('LS', 10.5); c.drawString(36, H - 54, 'Adjusting journal entries – December 31, 2025'); c.drawRightString(972, H - 40, 'TB-2')
    names = {a[0]: a[1] for a in ACC}
    col, y = 0, H - 82
    for n, why, ls in AJE:
        if y < 120: col, y = 1, H - 82
        x = 36 + col * 480; c.setFont('LSB', 9); c.drawString(x, y, f'AJE {n}')
        for a, v in ls:
            c.setFont('LS', 9); c.drawString(x + 46 + (14 if v < 0 else 0), y, f'{a}  {names[a]}'); c.drawRightString(x + (370 if v > 0 else 445), y, f'{abs(v):,.2f}'); y -= 12
        c.setFont('LSI', 8.5); c.drawString(x + 46, y, why); y -= 20
    c.showPage(); c.save(); save(NAME, 'TB', MONEY, truth_rows, totals); print(plug, run)
if __name__ == '__main__': main()
