"""CSV T12 of a self-storage facility as its management software exports it: banner lines, quoted thousands, $ and parentheses, spacer lines."""
from h import *
import csv
rng = random.Random(1212)
mo = ['05/2024','06/2024','07/2024','08/2024','09/2024','10/2024','11/2024','12/2024','01/2025','02/2025','03/2025','04/2025']
st = S('Income & Expense - Trailing 12 Periods', 'Bluff Street Mini Storage', '2024-05-01', '2025-04-30', mo + ['Total'])
L, H, T = st.line, st.head, st.tot; M = lambda *a, **k: wt(monthly(rng, *a, **k)); F = lambda b: wt(fixed(b)); neg = lambda v: [-x for x in v]
sm = [1.02,1.06,1.08,1.07,1.03,1,.98,.96,.94,.94,.96,.99]
H('Income')
i = [L('Unit Rent', M(33900, vol=.008, seas=sm), '40100'), L('Parking Rent', M(2380, vol=.03), '40150'), L('Rent Discounts', neg(M(1490, vol=.2)), '40190'), L('Late Fees', M(1610, vol=.12), '40200'), L('Lien/Auction Fees', M(320, vol=.5), '40210'), L('Move-In Admin Fees', M(640, vol=.25, seas=sm), '40220'),
     L('Tenant Insurance', M(2140, vol=.03), '40300'), L('Merchandise', M(395, vol=.25), '40400'), L('Auction Proceeds', M(700, vol=.4, miss=.6), '40500'), L('Refunds/Bad Debt', neg(M(560, vol=.4)), '40900')]
ti = T('Total Income', i, typ='TOTAL', key='total_income')
H('Expense')
e = [L('Advertising - Online', M(1120, vol=.1), '60100'), L('Bank & Card Processing', M(915, vol=.05), '60200'), L('Cost of Goods - Merchandise', M(190, vol=.25), '60250'), L('Electric', M(860, vol=.15), '60310'), L('Gas Heat', M(240, vol=.2, seas=[.4,.2,.1,.1,.3,.8,1.4,2.2,2.6,2.3,1.4,.7]), '60320'), L('Water/Sewer', M(118, vol=.15), '60330'),
     L('Phone & Internet', F(284.9), '60340'), L('Insurance', wt([96225]*8 + [108840]*4), '60400'), L('Manager Payroll', M(4480, vol=.03), '60500'), L('Relief Manager', M(690, vol=.3), '60510'), L('Payroll Tax', M(470, vol=.05), '60520'), L('Call Center', F(349), '60530'), L('Office', M(205, vol=.4), '60600'),
     L('Software', F(312.5), '60610'), L('Pest & Landscape', M(430, vol=.3), '60700'), L('Repairs - Doors', M(340, vol=.6), '60710'), L('Repairs - General', M(520, vol=.6), '60720'), L('Snow Removal', wt([0]*7+[61000,143500,98500,32000,0]), '60730'), L('Property Tax', wt([0,0,0,0,1164377,0,0,0,0,0,1164376,0]), '60800'),
     L('Management Fee (6%)', wt([round(x*.06) for x in st.rows[ti]['v'][:12]]), '60900')]
te = T('Total Expense', e, typ='TOTAL', key='total_operating_expenses')
T('Net Operating Income', [ti, te], minus=[te], typ='TOTAL', key='noi')
fn = 'BluffStreet_T12_export.csv'
with open(DOC + '/' + fn, 'w', newline='', encoding='utf-8-sig') as f:
    w = csv.writer(f)
    w.writerow(['Income & Expense - Trailing 12 Periods']); w.writerow(['Facility:', 'Bluff Street Mini Storage (L004)']); w.writerow(['Periods:', '05/2024 - 04/2025', '', 'Basis:', 'Cash']); w.writerow(['Exported 5/8/2025 3:42:11 PM by mbell']); w.writerow([])
    w.writerow(['GL', 'Account'] + mo + ['Total'])
    for q in st.rows:
        t = q['type']
        if t == 'HEADING': w.writerow(['', q['label']] + ['']*13); continue
        w.writerow([q['code'] or '', q['label']] + [money(v, cur='$' if t == 'TOTAL' else '') for v in q['v']])
        if t == 'TOTAL': w.writerow(['']*15)
save(fn, [st], 'SELF_STORAGE', 'OPERATING_STATEMENT_T12', 'csv export with banner lines, quoted thousands, parentheses, spacer lines', False)
