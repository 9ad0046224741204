"""Typewriter statement of a small mobile home park: inner column for items, outer column for totals, dot leaders, slightly uneven strike (PDF text)."""
from h import *
from reportlab.pdfgen import canvas
rng = random.Random(8808)
st = S('STATEMENT OF INCOME AND EXPENSE', 'SUNNY ACRES MOBILE HOME PARK', '2024-01-01', '2024-12-31', ['YEAR ENDED DECEMBER 31, 2024'])
L, H, T = st.line, st.head, st.tot
H('INCOME')
i = [L('SPACE RENT - 61 SPACES', [29463500]), L('RENT ON PARK TRAILERS (3)', [2160000]), L('LAUNDRY ROOM', [487265]), L('ELECTRIC RESOLD TO TENANTS', [3319840]), L('LATE CHARGES', [216000]), L('STORAGE LOCKERS', [300000])]
ti = T('TOTAL INCOME', i, typ='TOTAL', key='total_income')
H('EXPENSES')
e = [L('MANAGER SALARY AND FREE SPACE', [3384000]), L('PAYROLL TAXES', [267118]), L('ELECTRIC', [3584427]), L('WATER', [1419081]), L('SEPTIC PUMPING', [485000]), L('TRASH HAULING', [954036]), L('REPAIRS AND SUPPLIES', [1682790]), L('ROAD GRAVEL AND GRADING', [412500]),
     L('INSURANCE', [1179600]), L('PROPERTY TAXES', [2841556]), L('LICENSE - COUNTY HEALTH DEPT', [97500]), L('TELEPHONE AND POSTAGE', [148367]), L('ACCOUNTING AND LEGAL', [325000]), L('TRUCK GAS AND OIL', [236914]), L('ADVERTISING', [41860])]
te = T('TOTAL EXPENSES', e, typ='TOTAL', key='total_operating_expenses')
n = T('NET INCOME BEFORE LOAN AND DEPRECIATION', [ti, te], minus=[te], typ='TOTAL', key='noi')
H('LESS')
x = [L('INTEREST ON LOAN', [6108233]), L('DEPRECIATION', [1875000])]
tx = T('TOTAL INTEREST AND DEPRECIATION', x)
T('NET INCOME', [n, tx], minus=[tx], typ='TOTAL', key='net_income')
fn = 'sunny_acres_1224.pdf'
c = canvas.Canvas(DOC + '/' + fn, pagesize=(612, 792), invariant=1); CH = 6.6  # 11 pt Courier: 6.6
c.saveState(); c.rotate(.35)
def typ(x, y, s):
    c.setFont('Courier', 11); c.setFillGray(rng.choice([.05, .12, .18])); c.drawString(x, y + rng.uniform(-.4, .4), s)
def row(y, col, s): typ(60 + col*CH, y, s)
ctr = lambda y, s: row(y, 37 - len(s)/2, s)
y = 725; ctr(y, st.prop); ctr(y-14, 'ROUTE 4, HOLLIS JUNCTION'); ctr(y-34, st.title); ctr(y-48, 'YEAR ENDED DECEMBER 31, 2024'); row(y-62, 0, ''); ctr(y-62, '(CASH BASIS - PREPARED BY OWNER WITHOUT AUDIT)'); y -= 92
for k, q in enumerate(st.rows):
    t = q['type']
    if t == 'HEADING': y -= 4; row(y, 0, q['label'] + ':'); q['label'] += ':'; y -= 14; continue
    a = money(q['v'][0])
    if t == 'LINE':
        f1 = st.rows[k-1]['type'] == 'HEADING'; s = '  ' + q['label'] + ' '; s += '.'*(43 - len(s)); row(y, 0, s); row(y, 57 - len(a) - (1 if f1 else 0), ('$' if f1 else '') + a); y -= 14
    else:
        if t == 'SUBTOTAL' or q['label'] in ('TOTAL INCOME', 'TOTAL EXPENSES'): row(y+12, 45, '_'*12)
        if q['label'] in ('NET INCOME BEFORE LOAN AND DEPRECIATION', 'NET INCOME'): row(y+12, 60, '_'*13)
        y -= 3; row(y, 4 if 'TOTAL' in q['label'] else 0, q['label']); d = '$' if q['label'] in ('TOTAL INCOME', 'NET INCOME') else ''; row(y, 73 - len(a) - len(d), d + a)
        if q['label'] == 'NET INCOME': row(y-11, 60, '='*13)
        y -= 21
c.restoreState(); c.save()
save(fn, [st], 'MANUFACTURED_HOUSING', 'OPERATING_STATEMENT', 'typewriter, one period in an inner and an outer money column, leaders, slight skew', True)
