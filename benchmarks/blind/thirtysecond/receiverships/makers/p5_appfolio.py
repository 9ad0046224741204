import random
from fpdf import FPDF
import datetime
from common import *
rnd = random.Random(32105)
NAME = 'income_statement-20241205.pdf'
s = S(2)
def L(label, m, months=11, n=.12, **k):
    a = round(m * 100 * rnd.uniform(1 - n, 1 + n)); b = a + round(m * 100 * (months - 1) * rnd.uniform(1 - n / 2, 1 + n / 2)); return s.line(label, [a, b], **k)
def C(label, a, b, **k): return s.line(label, [round(a * 100), round(b * 100)], **k)
H, T = s.head, s.tot
H('Operating Income & Expense', lv=0)
H('Income', lv=1)
H('Rent Revenue', lv=2)
x = [L('Rent Income', 61200, n=.03, lv=3), L('Section 8 / HAP Rent', 11450, n=.02, lv=3), C('Prepaid Rent', -415, 1820.5, lv=3)]
rv = T('Total Rent Revenue', x, lv=2)
y = [rv, L('Laundry Income', 640, lv=2), L('Late Fee', 925, n=.4, lv=2), C('NSF Fees Collected', 35, 420, lv=2), L('Parking Income', 1150, lv=2), L('Pet Rent', 380, lv=2), L('Utility Reimbursement (RUBS)', 4080, lv=2), C('Forfeited Deposits', 0, 3275, lv=2), C('Miscellaneous Income', 0, 186.22, lv=2)]
ti = T('Total Operating Income', y, 'TOTAL', lv=1)
H('Expense', lv=1)
g = []
def G(name, ls):
    H(name, lv=2); g.append(T('Total ' + name, [(C if len(l) == 3 else L)(*l, lv=3) for l in ls], lv=2))
G('Cleaning and Maintenance', [('General Maintenance Labor', 4200), ('Cleaning', 850), ('Landscaping', 1100), ('Snow Removal', 640.0, 5115.5), ('Pest Control', 295), ('Unit Turnover', 2900)])
G('Repairs', [('Plumbing Repair', 1350), ('Electrical Repair', 410), ('Boiler and HVAC', 980), ('Roof Repair', 0.0, 8750.0), ('Appliance Parts', 265), ('Locks and Keys', 120)])
G('Utilities', [('Electricity - House', 1480), ('Gas', 2710), ('Water', 2380), ('Sewer', 1890), ('Garbage', 1260)])
G('Administrative', [('Advertising', 310), ('Bank Fees', 45), ('Legal - Evictions', 925.0, 11480.0), ('Office Supplies', 95), ('Postage', 22), ('Software', 385), ('Telephone', 164)])
G('Taxes and Insurance', [('Property Tax', 0.0, 58422.36), ('Property Insurance', 3318.0, 36498.0), ('Business License', 0.0, 1240.0)])
o = [L('Management Fees', 4700, n=.03, lv=2), L('On-Site Manager Payroll', 3650, n=.03, lv=2), C('Security Camera Lease', 210, 2310, lv=2)]
te = T('Total Operating Expense', g + o, 'TOTAL', lv=1)
noi = T('NOI - Net Operating Income', [ti, ~te], 'TOTAL', lv=1)
H('Other Income & Expense', lv=0)
H('Other Income', lv=1)
oi = T('Total Other Income', [C('Interest on Bank Accounts', 12.44, 131.07, lv=2)], lv=1)
H('Other Expense', lv=1)
oe = T('Total Other Expense', [C('Receiver Fees', 6850, 61205, lv=2), C('Receiver Legal Counsel', 2215.5, 33048.75, lv=2), C('Capital Expenditures', 0, 24690, lv=2)], lv=1)
no = T('Net Other Income', [oi, ~oe], lv=1)
ni = T('Net Income', [noi, no], 'TOTAL', lv=0)
# planted: one digit of one line is changed, the totals keep the true amount
k = next(i for i, r in enumerate(s.rows) if r.label == 'Water')
right = s.rows[k].vals[1]
d = str(right); pos = 1
nd = str((int(d[pos]) + 3) % 10)
wrong = int(d[:pos] + nd + d[pos + 1:])
s.rows[k].vals[1] = wrong
cols = ['Selected Month', 'Year to Month End']
planted = {"what": f"row 'Water', column 'Year to Month End': printed {wrong/100:,.2f}, right would be {right/100:,.2f}; Total Utilities keeps the right sum", "kind": "digit_changed", "row": k, "column": 1, "printed": wrong / 100, "correct": right / 100}
class PDF(FPDF):
    def footer(s):
        s.set_y(-30); s.set_font('Helvetica', '', 7.5); s.set_text_color(110); s.cell(0, 10, f'Created on 12/05/2024', align='L'); s.set_x(-110); s.cell(70, 10, f'Page {s.page_no()}', align='R'); s.set_text_color(0)
p = PDF('P', 'pt', 'Letter'); p.set_creation_date(datetime.datetime(2024, 12, 5)); p.set_margins(42, 40, 42); p.set_auto_page_break(False)
p.add_page(); p.set_font('Helvetica', 'B', 15); p.cell(0, 18, 'Income Statement', new_x='LMARGIN', new_y='NEXT'); p.set_font('Helvetica', '', 8.5)
p.cell(0, 12, 'Tamarack Interim Property Services, Inc., as agent for Receiver', new_x='LMARGIN', new_y='NEXT'); p.ln(5)
for a, b in [('Properties: ', 'Dovecote Terrace Apartments - 2218 Fallow Creek Rd Bellhaven, OH 44000'), ('Period Range: ', 'Nov 2024 to Nov 2024'), ('Accounting Basis: ', 'Cash'), ('GL Account Map: ', 'None - use master chart of accounts'), ('Level of Detail: ', 'Detail View')]:
    p.set_font('Helvetica', 'B', 8.5); w = p.get_string_width(a) + 4; p.cell(w, 12, a); p.set_font('Helvetica', '', 8.5); p.cell(0, 12, b, new_x='LMARGIN', new_y='NEXT')
p.ln(6)
cw = [226, 82, 66, 88, 66]
def hd():
    p.set_font('Helvetica', 'B', 8.5); p.set_draw_color(150)
    y = p.get_y(); x = 42
    for t1, t2, w, al in [('', 'Account Name', cw[0], 'L'), ('', 'Selected Month', cw[1], 'R'), ('% of Selected', 'Month', cw[2], 'R'), ('Year to', 'Month End', cw[3], 'R'), ('% of Year to', 'Month End', cw[4], 'R')]:
        p.set_xy(x, y); p.cell(w, 11, t1, align=al); p.set_xy(x, y + 11); p.cell(w, 11, t2, align=al); x += w
    p.set_xy(42, y + 24); p.line(42, y + 23, 570, y + 23)
hd()
b = s.rows[ti].vals
for r in s.rows:
    if p.get_y() > 735: p.add_page(); hd()
    p.set_font('Helvetica', 'B' if r.kind in ('HEADING', 'TOTAL') else '', 8.5); lv = r.m['lv']
    if r.kind == 'TOTAL': p.line(42, p.get_y(), 570, p.get_y())
    p.cell(cw[0], 13.2, '   ' * lv + r.label)
    if r.vals:
        for c in (0, 1):
            p.cell(cw[1 + 2 * c], 13.2, f'{r.vals[c]/100:,.2f}', align='R'); p.cell(cw[2 + 2 * c], 13.2, f'{r.vals[c]/b[c]*100:.2f}', align='R')
    p.ln(13.2)
    if r.kind == 'TOTAL': p.ln(3)
p.output(str(DOCS / NAME))
save(NAME, [s.truth('Income Statement', 'Dovecote Terrace Apartments', '2024-11-01', '2024-11-30', cols, {'total_income': ti, 'total_operating_expenses': te, 'noi': noi, 'net_income': ni}, planted=planted)])
