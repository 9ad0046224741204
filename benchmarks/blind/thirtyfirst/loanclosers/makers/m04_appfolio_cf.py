# AppFolio Cash Flow
import random, os
from core import *
from fpdf import FPDF
import datetime
rng = random.Random(3104)
s = St('Cash Flow', None, '2025-01-01', '2025-11-30', ['Selected Month', 'Year to Month End'])
s.prop = '418-424 Larkmoor Street - 418 Larkmoor Street Teller, MN 55099'
def mv(a, sp=.1, zero=False):
    m_ = int(a*100*rng.uniform(1-sp, 1+sp)); y = int(a*100*11*rng.uniform(.96, 1.03))
    return [0 if zero else m_, y if zero else max(y, m_) if a > 0 else min(y, m_)]
s.H('Operating Income & Expense', lvl=0); s.H('Income', lvl=1)
I = []
s.H('Rental Income', lvl=2)
k = [s.L('Rent Income - Residential', mv(18460, .02), lvl=3), s.L('Rent Income - Commercial', [875000, 9625000], lvl=3), s.L('Prepaid Rent', mv(310), lvl=3)]
I.append(s.T('Total Rental Income', k, lvl=2))
for n, a, z in [('CAM Charges', 1420, 0), ('Parking', 525, 0), ('Laundry Income', 142, 0), ('Late Fee', 75, 0), ('Application Fee Income', 12, 1), ('NSF Fees Collected', 4, 1)]: I.append(s.L(n, mv(a, .03, bool(z)), lvl=2))
ti = s.T('Total Operating Income', I, lvl=1, key='total_income')
s.H('Expense', lvl=1); E = []
s.H('Cleaning and Maintenance', lvl=2)
k = [s.L(n, mv(a, .3, bool(z)), lvl=3) for n, a, z in [('General Maintenance Labor', 940, 0), ('Janitorial', 480, 0), ('Painting', 310, 1), ('Snow Plowing', 290, 0), ('Landscaping', 240, 1)]]
E.append(s.T('Total Cleaning and Maintenance', k, lvl=2))
s.H('Property Management', lvl=2)
k = [s.L('Management Fees', mv(1455, .01), lvl=3), s.L('Lease Renewal Fee', mv(60, .2, True), lvl=3)]
E.append(s.T('Total Property Management', k, lvl=2))
E.append(s.L('Insurance - Property', [103842, 1142262], lvl=2))
s.H('Repairs', lvl=2)
k = [s.L(n, mv(a, .4, bool(z)), lvl=3) for n, a, z in [('Plumbing', 365, 0), ('Electrical', 120, 1), ('Appliance Repairs', 98, 0), ('HVAC (Heat, Ventilation, Air)', 415, 0)]]
E.append(s.T('Total Repairs', k, lvl=2))
s.H('Utilities', lvl=2)
k = [s.L(n, mv(a, .12), lvl=3) for n, a in [('Electricity', 612), ('Gas', 704), ('Water', 588), ('Sewer', 431), ('Garbage and Recycling', 366)]]
E.append(s.T('Total Utilities', k, lvl=2))
E.append(s.L('Property Tax', [0, 3411876], lvl=2)); E.append(s.L('Bank Fees', mv(15, 0), lvl=2)); E.append(s.L('Legal and Other Professional Fees', mv(140, .2, True), lvl=2))
te = s.T('Total Operating Expense', E, lvl=1, key='total_operating_expenses')
noi = s.T('NOI - Net Operating Income', [ti, te], [1, -1], lvl=1, key='noi')
s.H('Other Income & Expense', lvl=0)
s.H('Other Income', lvl=1); oi = [s.L('Interest on Bank Accounts', mv(9, .1), lvl=2)]; toi = s.T('Total Other Income', oi, lvl=1)
s.H('Other Expense', lvl=1); oe = [s.L('Mortgage Interest', [622718, 6940331], lvl=2), s.L('Capital Expense - Boiler', [0, 1485000], lvl=2)]; toe = s.T('Total Other Expense', oe, lvl=1)
no = s.T('Net Other Income', [toi, toe], [1, -1], lvl=1)
ai = s.T('Total Income', [ti, toi], lvl=0, gap=1); ae = s.T('Total Expense', [te, toe], lvl=0)
ni = s.T('Net Income', [ai, ae], [1, -1], lvl=0, key='net_income')
s.H('Other Items', lvl=0, gap=1)
k = [s.L(n, v, lvl=1) for n, v in [('Prepaid Rent', [-26500, 41250]), ('Security Deposits', [155000, 230000]), ('Mortgage Principal', [-214466, -2268893]), ('Tax Escrow', [-341188, 126401]), ('Owner Contribution', [0, 1500000]), ('Owner Distribution', [-500000, -5500000])]]
oth = s.T('Net Other Items', k, lvl=0)
cf = s.T('Cash Flow', [ni, oth], lvl=0, t='TOTAL', gap=1, key='net_cash_flow')
end = 9844127
v = s.rows[cf]['v']
bg = s.L('Beginning Cash', [end-v[0], end-v[1]], lvl=0, gap=1)
bc = s.T('Beginning Cash + Cash Flow', [bg, cf], lvl=0)
s.L('Actual Ending Cash', [end, end], lvl=0)
name = 'larkmoor_cash_flow_20251130.pdf'
p = FPDF('P', 'pt', 'Letter'); p.set_creation_date(datetime.datetime(2025, 12, 4)); p.set_auto_page_break(False)
ti_v, tot_i = s.rows[ti]['v'], None
def head():
    p.add_page(); p.set_y(36)
    if p.page == 1:
        p.set_font('helvetica', 'B', 17); p.set_xy(36, 34); p.cell(300, 20, 'Cash Flow')
        p.set_font('helvetica', '', 8.5); p.set_xy(360, 34); p.multi_cell(216, 11, 'Brightwater & Stoll Property Services\n2210 Canning Ave, Teller, MN 55099', align='R')
        p.set_text_color(90); y = 64
        for t in ['Properties: 418-424 Larkmoor Street - 418 Larkmoor Street Teller, MN 55099', 'As of: 11/30/2025', 'Accounting Basis: Cash', 'Additional Account Types: Asset, Liability, Equity', 'Level of Detail: Detail View', 'Include Zero Balance GL Accounts: No']:
            p.set_xy(36, y); p.cell(500, 11, t); y += 11.5
        p.set_text_color(0); y += 10
    else: y = 40
    p.set_font('helvetica', 'B', 8); p.set_draw_color(120); p.set_fill_color(238, 242, 246); p.rect(36, y, 540, 26, 'F')
    for x, w, t, a in [(38, 180, 'Account Name', 'L'), (250, 75, 'Selected Month', 'R'), (332, 70, '% of Selected\nMonth', 'R'), (410, 80, 'Year to Month End', 'R'), (500, 74, '% of Year to\nMonth End', 'R')]:
        p.set_xy(x, y+2); p.multi_cell(w, 11, t, align=a)
    return y+30
y = head()
for r in s.rows:
    if r.get('gap'): y += 7
    if y > 735:
        y = head()
    b = r['t'] != 'LINE' or r['lvl'] == 0
    p.set_font('helvetica', 'B' if b else '', 8.5)
    p.set_xy(38+10*r['lvl'], y); p.cell(230, 12, r['label'])
    if r['t'] != 'HEADING':
        if r['items']: p.set_line_width(.4); p.line(262, y, 576, y)
        for j, (x, xp) in enumerate(((250, 332), (410, 500))):
            w = 75 if j == 0 else 80
            p.set_xy(x, y); p.cell(w, 12, fmt(r['v'][j], paren=False), align='R')
            if r['label'] not in ('Beginning Cash', 'Beginning Cash + Cash Flow', 'Actual Ending Cash', 'Cash Flow', 'Net Other Items') and r['lvl'] >= 1 and not (r['label'] in ('Prepaid Rent',) and r['v'][0] < 0):
                p.set_xy(xp, y); p.cell(70 if j == 0 else 74, 12, f"{r['v'][j]/ti_v[j]*100:.2f}", align='R')
    y += 12.4
n = p.page
for q in range(1, n+1):
    p.page = q; p.set_font('helvetica', 'B', 7); p.set_font('helvetica', '', 7.5); p.set_xy(36, 762); p.cell(300, 10, 'Created on 12/04/2025'); p.set_xy(476, 762); p.cell(100, 10, f'Page {q}', align='R')
p.output(os.path.join(DOCS, name)); print(name, n)
save(name, [s], 'MIXED_USE', 'CASH_FLOW_STATEMENT', 'AppFolio cash flow, percent columns between, cash basis', True)
