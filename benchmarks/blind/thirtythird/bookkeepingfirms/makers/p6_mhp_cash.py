# typewriter-like cash-basis statement for partners of a mobile-home park
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
NAME = 'Whispering Pines MHP 1st Qtr 2025.pdf'
s = S('STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS', 'WHISPERING PINES MOBILE HOME PARK', '2025-01-01', '2025-03-31', ['JANUARY', 'FEBRUARY', 'MARCH', 'QUARTER'], derive=lambda b, k: b + [r2(sum(b))], zero='dash')
L = lambda l, *v, k='inc': s.line(l, list(v), kind=k)
s.head('RECEIPTS')
r = [L('Lot rent', 33480, 33015, 33945), L('Park-owned home rent', 4350, 4350, 3625), L('Water and sewer billed back', 3844.5, 3712.25, 3908.75), L('Late charges', 275, 350, 225), L('Home note payments - principal', 611.08, 615.15, 619.25), L('Home note payments - interest', 238.92, 234.85, 230.75), L('Vending and laundry', 186.25, 172.5, 204), L('Deposits received', 0, 465, 930)]
tr = s.tot('TOTAL RECEIPTS', r, rt='TOTAL', key='total_income')
s.head('OPERATING DISBURSEMENTS')
e = [L('Manager salary and lot credit', 2850, 2850, 2850, k='exp'), L('Payroll taxes', 218.03, 218.03, 218.03, k='exp'), L('Water purchased', 4106.33, 4182.6, 3987.15, k='exp'), L('Septic pumping and sewer', 1350, 900, 1800, k='exp'), L('Electricity', 642.18, 687.41, 598.07, k='exp'), L('Trash hauling', 1125, 1125, 1125, k='exp'), L('Road and snow work', 1475, 2240, 680, k='exp'), L('Tree removal', 0, 0, 1950, k='exp'), L('Repairs - park', 884.6, 1263.75, 749.9, k='exp'), L('Repairs - park-owned homes', 412.37, 0, 1386.54, k='exp'), L('Insurance', 1014, 1014, 1014, k='exp'), L('Property taxes', 0, 0, 8764.12, k='exp'), L('Bookkeeping and tax', 425, 425, 1275, k='exp'), L('Office and bank fees', 96.12, 73.4, 88.95, k='exp'), L('Deposits refunded', 465, 0, 310, k='exp')]
te = s.tot('TOTAL OPERATING DISBURSEMENTS', e, kind='exp', rt='TOTAL', key='total_operating_expenses')
co = s.tot('CASH FROM OPERATIONS', [tr, (te, -1)], rt='TOTAL')
s.head('OTHER DISBURSEMENTS')
d = [L('Mortgage - First Valley Bank', 7915.44, 7915.44, 7915.44, k='exp'), L('Purchase of home, lot 37', 0, 14500, 0, k='exp')]
td = s.tot('TOTAL OTHER DISBURSEMENTS', d, kind='exp')
s.head('DISTRIBUTIONS TO PARTNERS')
p = [L('R. Halvorsen Trust', 6000, 0, 3000, k='exp'), L('D. Pruett', 3600, 0, 1800, k='exp'), L('Kestrel Holdings LP', 2400, 0, 1200, k='exp')]
tp = s.tot('TOTAL DISTRIBUTIONS', p, kind='exp')
nc = s.tot('NET INCREASE (DECREASE) IN CASH', [co, (td, -1), (tp, -1)], rt='TOTAL', key='net_cash_flow')
n = s.rows[nc]['base']; b0 = 41876.29; b = [b0]
for x in n: b.append(r2(b[-1] + x))
bi = s.line('CASH AT BEGINNING', b[:3], lv=0); s.rows[bi]['full'] = b[:3] + [b0]
ei = s.tot('CASH AT END', [bi, nc], rt='TOTAL'); s.rows[ei]['full'] = b[1:] + [b[-1]]
k = e[2]; assert s.rows[k]['full'][1] == 4182.6
s.rows[k]['full'][1] = 4812.6   # planted after every total was made
s.planted = {'what': 'Water purchased, FEBRUARY is printed as 4,812.60; the quarter, the totals and the cash use 4,182.60 (digits turned)', 'kind': 'digit_changed'}
W, H = letter
c = canvas.Canvas(f'{DOC}/{NAME}', pagesize=letter, invariant=1)
y = H - 54; ch = 5.4
def out(t, bold=False):
    global y
    c.setFont('Courier-Bold' if bold else 'Courier', 9); c.drawString(50, y, t); y -= 10.9
def row(lab, vs): return f'{lab:<36}' + ''.join(f'{v:>14}' for v in vs)
f = lambda v: '-' + ' ' if v == 0 else (f'{v:,.2f} ' if v >= 0 else f'({-v:,.2f})')
for t in ['WHISPERING PINES MOBILE HOME PARK', 'A PARTNERSHIP', s.title, 'CASH BASIS - UNAUDITED', 'THREE MONTHS ENDED MARCH 31, 2025']: out(t.center(92), True)
out(''); out(row('', [h + ' ' for h in s.columns])); out(row('', ['------------'] * 4))
for i, r in enumerate(s.rows):
    if r['rt'] == 'HEADING': out(''); out(r['label']); continue
    if r['rt'] != 'LINE': out(row('', ['------------ '] * 4))
    out(row(('  ' if r['lv'] else '') + r['label'], [f(v) for v in r['full']]))
    if r['rt'] == 'TOTAL' and r['label'] in ('CASH FROM OPERATIONS', ): pass
out(row('', ['============ '] * 4)); out(''); out('Partners share 50 / 30 / 20.  Certificates of deposit ($25,000) held in the'); out('partnership name are not included in cash above.')
assert y > 30, y
c.setFont('Courier', 8); c.drawString(50, 24, 'Bellwether Bookkeeping, Coeur d\'Alene ID'); c.drawRightString(W - 50, 24, '04/11/2025')
c.save(); save(NAME, [s])
