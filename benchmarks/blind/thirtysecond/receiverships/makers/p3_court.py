import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
rnd = random.Random(32103)
NAME = 'Receivers_Second_Report_Juniper_Crossing.pdf'
s = S(3)
def L(label, prior, this, **m):
    p, t = round(prior * 100), round(this * 100); return s.line(label, [t, p, p + t], **m)
def j(x): return round(x * rnd.uniform(.96, 1.04), 2)
T, H = s.tot, s.head
# beginning balance is filled after the flows are known
beg = s.line('Beginning Cash Balance', [0, 0, 0])
H('RECEIPTS')
r = [L('Turnover of Funds from Defendant', 18442.17, 0), L('Base Rent Collected', j(212300), j(141800)), L('CAM, Tax and Insurance Recoveries', j(58900), j(40150)), L('Percentage Rent - Grocery Anchor', 0, 11216.4),
     L('Past-Due Rent Recovered (Suites 104 and 117)', 9200, 13750), L('Insurance Refund', 0, 2871.33), L("Receiver's Certificate No. 1", 75000, 0), L('Interest Earned', 118.06, 204.51)]
tr = T('Total Receipts', r)
H('DISBURSEMENTS')
H('Property Operations', lv=1)
d1 = [L('Property Management Fee', j(10900), j(8100)), L('Parking Lot Sweeping and Landscaping', j(14150), j(8840)), L('Roof and Storefront Repairs', j(22600), j(6120)), L('Electric - Common Area and Signs', j(9800), j(6420)), L('Water, Sewer and Trash', j(12050), j(7900)), L('Security Patrol', j(13800), j(9000)), L('Property and Liability Insurance', 31416, 0), L('Real Property Taxes - 2nd Installment FY 2023-24', 47903.28, 0)]
t1 = T('Subtotal - Property Operations', d1, lv=1)
H('Leasing and Capital', lv=1)
d2 = [L('Leasing Commissions', 0, 14580), L('Tenant Improvements - Suite 112', 0, 21375.5), L('ADA Ramp Correction', 16890, 0)]
t2 = T('Subtotal - Leasing and Capital', d2, lv=1)
H('Receivership Administration', lv=1)
d3 = [L("Receiver's Fees", j(38200), j(21900)), L("Receiver's Counsel", j(29500), j(17250)), L('Accounting and Tax', 4800, 3650), L("Receiver's Bond Premium", 2500, 0), L('Bank Fees', 96, 54)]
t3 = T('Subtotal - Receivership Administration', d3, lv=1)
H('Debt Service', lv=1)
d4 = [L("Interest on Receiver's Certificate", 1875, 1406.25), L('Adequate Protection Payments to Lender', 45000, 60000)]
t4 = T('Subtotal - Debt Service', d4, lv=1)
td = T('Total Disbursements', [t1, t2, t3, t4])
net = T('Net Cash Flow', [tr, ~td], 'TOTAL')
n = s.rows[net].vals
assert n[1] > 0, n
s.rows[beg].vals = [n[1], 0, 0]
end = T('Ending Cash Balance', [beg, net], 'TOTAL'); e = s.rows[end].vals
assert e[0] == e[2]
H('CASH ON DEPOSIT BY ACCOUNT')
tx = [1850000, 925000, 1850000]; sd = [1142500, 1142500, 1142500]
acc = [s.line('Operating Account x4417', [e[k] - tx[k] - sd[k] for k in range(3)]), s.line('Property Tax Reserve x4425', tx), s.line('Tenant Security Deposit Trust x4433', sd)]
ta = T('Total Cash on Deposit', acc, 'TOTAL')
print('p3', [v / 100 for v in e], s.rows[acc[0]].vals)

W, Hh = letter
c = canvas.Canvas(str(DOCS / NAME), pagesize=letter, invariant=1)
page = 0
def paper():
    global page; page += 1
    c.setLineWidth(.6); c.line(84, 30, 84, Hh - 20); c.line(87, 30, 87, Hh - 20); c.line(W - 40, 30, W - 40, Hh - 20)
    c.setFont('Times-Roman', 12)
    for i in range(28): c.drawRightString(76, Hh - 66 - i * 24, str(i + 1))
    c.line(96, 44, W - 48, 44); c.setFont('Times-Roman', 9)
    c.drawCentredString((96 + W - 48) / 2, 34, f"- {page} -   RECEIVER'S SECOND REPORT AND ACCOUNTING")
paper(); c.setFont('Times-Roman', 12)
body = ['', '', '', '', '', '', '', 'SUPERIOR COURT OF THE STATE', 'COUNTY OF SAN AURELIO', '', 'LARCHMONT MUTUAL LENDING CO.,        )   Case No. CIV-24-20817', '                    Plaintiff,                                      )   ', '          v.                                                            )   RECEIVER\'S SECOND REPORT', 'JUNIPER CROSSING HOLDINGS, LLC,      )   AND ACCOUNTING', '                    Defendant.                                   )   ', '',
 '          The Receiver was appointed on February 12, 2024 over the real property known as', 'Juniper Crossing Shopping Center, a neighborhood strip center of 19 suites. This report', 'covers the quarter ended September 30, 2024. During the quarter the Receiver re-let', 'Suite 112, recovered past-due rent from two tenants and made three adequate', 'protection payments to Plaintiff in the amount of $20,000.00 each.',
 '          The cash activity of the estate for the quarter and since appointment is set out', 'in the statement on the next page, which was prepared on the cash basis of accounting', 'and has not been audited.']
for i, b in enumerate(body): c.drawString(98, Hh - 66 - i * 24, b)
c.showPage(); paper()
y = Hh - 52; cx = (88 + W - 40) / 2
c.setFont('Times-Bold', 12); c.drawCentredString(cx, y, 'JUNIPER CROSSING SHOPPING CENTER'); y -= 14
c.drawCentredString(cx, y, 'STATEMENT OF CASH FLOWS'); y -= 13
c.setFont('Times-Italic', 10); c.drawCentredString(cx, y, 'July 1, 2024 through September 30, 2024, with prior period and cumulative totals'); y -= 20
X = [414, 490, 566]
c.setFont('Times-Bold', 8.5)
for x, (a, b, d) in zip(X, [('This Period', '7/1/2024 -', '9/30/2024'), ('Prior Period', '2/12/2024 -', '6/30/2024'), ('Receivership', 'to Date', '')]):
    c.drawRightString(x, y, a); c.drawRightString(x, y - 10, b); c.drawRightString(x, y - 20, d)
y -= 24; c.line(96, y, W - 46, y); y -= 12
def fm(v): return '-' if v == 0 else f'{v/100:,.2f}'
for k, q in enumerate(s.rows):
    bold = q.kind != 'LINE' or k == beg
    if q.kind == 'HEADING' and not q.m.get('lv'): y -= 4
    c.setFont('Times-Bold' if bold else 'Times-Roman', 9)
    ind = 0 if q.kind == 'TOTAL' or k == beg else 6 * q.m.get('lv', 0) if q.kind != 'LINE' else 16
    c.drawString(98 + ind, y, q.label)
    if q.vals:
        neg = k in (net,)
        for x, v in zip(X, q.vals):
            t = f'({-v/100:,.2f})' if v < 0 else fm(v)
            c.drawRightString(x + (3 if v < 0 else 0), y, t)
            if k in (beg, end, ta): c.drawString(x - 66, y, '$')
            if q.kind != 'LINE': c.setLineWidth(.4); c.line(x - 60, y + 8, x, y + 8)
            if k in (end, ta): c.line(x - 60, y - 2, x, y - 2); c.line(x - 60, y - 3.6, x, y - 3.6)
        if q.kind != 'LINE': y -= 2.5
    y -= 11.3
print('p3 y', y)
c.showPage(); c.save()
cols = ['This Period 7/1/2024 - 9/30/2024', 'Prior Period 2/12/2024 - 6/30/2024', 'Receivership to Date']
save(NAME, [s.truth('STATEMENT OF CASH FLOWS', 'JUNIPER CROSSING SHOPPING CENTER', '2024-07-01', '2024-09-30', cols, {"net_cash_flow": net}, dash_zero=True)])
