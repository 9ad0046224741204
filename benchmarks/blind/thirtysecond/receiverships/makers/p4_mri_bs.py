import random
from fpdf import FPDF
import datetime
from common import *
rnd = random.Random(32104)
NAME = 'MRI_BS_Palisade_Office_1224.pdf'
s = S(3)
def L(code, label, cur, pri): 
    a, b = round(cur * 100), round(pri * 100); return s.line(label, [a, b, a - b], code)
H, T = s.head, s.tot
H('ASSETS', lv=0)
H('CURRENT ASSETS', lv=1)
x = [L('CA1010-000', 'Cash - Operating', 84213.66, 21907.12), L('CA1020-000', 'Cash - Lockbox (Lender)', 142880.09, 196554.30), L('CA1050-000', 'Petty Cash', 0, 500), L('CA1110-000', 'Accounts Receivable - Tenants', 63418.25, 118762.47), L('CA1115-000', 'Allowance for Doubtful Accts', -41200, -22500), L('CA1210-000', 'Prepaid Insurance', 18344.5, 9172.25), L('CA1220-000', 'Prepaid Property Taxes', 0, 14608.91)]
ca = T('TOTAL CURRENT ASSETS', x, lv=1)
H('RESTRICTED CASH', lv=1)
x = [L('CA1310-000', 'Tax and Insurance Escrow', 97540.18, 66018.4), L('CA1320-000', 'TI/LC Reserve', 211306.77, 254981.03), L('CA1330-000', 'Security Deposit Account', 39875, 46215)]
rc = T('TOTAL RESTRICTED CASH', x, lv=1)
H('PROPERTY AND EQUIPMENT', lv=1)
x = [L('FA1510-000', 'Land', 1450000, 1450000), L('FA1520-000', 'Buildings', 6218440, 6218440), L('FA1530-000', 'Building Improvements', 884219.37, 861044.37), L('FA1540-000', 'Tenant Improvements', 702655.12, 640180.62), L('FA1560-000', 'Furniture and Fixtures', 48210.04, 48210.04)]
gf = T('GROSS FIXED ASSETS', x, lv=1)
ad = L('FA1590-000', 'Accumulated Depreciation', -2914077.55, -2671230.19)
pf = T('NET PROPERTY AND EQUIPMENT', [gf, ad], lv=1)
H('OTHER ASSETS', lv=1)
x = [L('OA1710-000', 'Deferred Leasing Commissions', 163202.8, 149870.8), L('OA1715-000', 'Accum Amort - Leasing Comm', -88416.29, -71202.55), L('OA1720-000', 'Deferred Financing Costs', 120000, 120000), L('OA1725-000', 'Accum Amort - Financing', -96000, -84000), L('OA1750-000', 'Straight-Line Rent Receivable', 57881.43, 61340.19), L('OA1790-000', 'Utility Deposits', 4150, 4150)]
oa = T('TOTAL OTHER ASSETS', x, lv=1)
ta = T('TOTAL ASSETS', [ca, rc, pf, oa], 'TOTAL', lv=0)
H("LIABILITIES AND MEMBERS' EQUITY", lv=0)
H('CURRENT LIABILITIES', lv=1)
x = [L('CL2010-000', 'Accounts Payable - Trade', 51336.14, 148992.7), L('CL2015-000', 'Pre-Receivership Payables', 204118.93, 0), L('CL2050-000', 'Accrued Interest - Default Rate', 388420.5, 41666.67), L('CL2060-000', 'Accrued Property Taxes', 71204, 66870.33), L('CL2080-000', 'Prepaid Rent', 12690.75, 8315.4), L('CL2110-000', 'Tenant Security Deposits', 39875, 46215)]
cl = T('TOTAL CURRENT LIABILITIES', x, lv=1)
H('LONG TERM LIABILITIES', lv=1)
x = [L('LL2510-000', 'Mortgage Note Payable', 6480000, 6512344.81), L('LL2550-000', 'Due To Affiliates', 315000, 290000)]
ll = T('TOTAL LONG TERM LIABILITIES', x, lv=1)
tl = T('TOTAL LIABILITIES', [cl, ll], lv=0)
H("MEMBERS' EQUITY", lv=1)
tv, lvv = s.rows[ta].vals, s.rows[tl].vals
eq = [tv[0] - lvv[0], tv[1] - lvv[1]]
con, dis = [250000000, 250000000], [-118750000, -118750000]
ni = [-61284422, -20417935]
re = [eq[k] - con[k] - dis[k] - ni[k] for k in (0, 1)]
def P(code, label, v): return L(code, label, v[0] / 100, v[1] / 100)
x = [P('EQ3010-000', 'Members Contributions', con), P('EQ3020-000', 'Members Distributions', dis), P('EQ3100-000', 'Retained Earnings (Deficit)', re), P('EQ3900-000', 'Current Year Net Income (Loss)', ni)]
te = T("TOTAL MEMBERS' EQUITY", x, lv=1)
tle = T('TOTAL LIABILITIES AND EQUITY', [tl, te], 'TOTAL', lv=0)
assert s.rows[tle].vals == tv
p = FPDF('P', 'pt', 'Letter'); p.set_creation_date(datetime.datetime(2025, 1, 17)); p.set_auto_page_break(False)
W = 92
lines = []
def fm(v): 
    t = f'{abs(v)/100:,.2f}'; return t + ('-' if v < 0 else ' ')
ul = lambda ch: ' ' * 50 + ('  ' + ch * 13) * 1 + (' ' * 2 + ch * 13) * 2
for k, r in enumerate(s.rows):
    lv = r.m.get('lv')
    if r.kind == 'HEADING':
        if lv == 0: lines.append('')
        lines.append(' ' * 12 + ' ' * (2 * lv) + r.label); 
        if lv == 0: lines.append('')
        continue
    if r.kind != 'LINE': lines.append(ul('-'))
    t = f"{(r.code or ''):<12}" + ' ' * (4 if r.kind == 'LINE' else 2 * lv) + r.label
    assert len(t) < 51, t
    lines.append(f'{t:<50}' + ''.join(f'{fm(v):>15}' for v in r.vals))
    if r.kind == 'TOTAL': lines.append(ul('='))
    if r.kind != 'LINE': lines.append('')
per = 56
pages = []
i = 0
cut = next(k for k, l in enumerate(lines) if l.strip().startswith('LIABILITIES AND MEM'))
pages = [lines[:cut], lines[cut:]]
for n, pl in enumerate(pages, 1):
    p.add_page(); p.set_font('Courier', '', 9); y = 36
    hd = [f"Database: WORKOUT01{'Comparative Balance Sheet':^54}Page:{n:>11}", f"Entity:   PAL410   {'MRI Software - Receiver Ledger':^54}Date:  1/17/2025", f"{'':19}{'Palisade Office Court':^54}Time:   04:36 PM", '', 'Accrual' , '', f"{'':50}{'Dec 31, 2024 ':>15}{'Dec 31, 2023 ':>15}{'Net Change ':>15}", ul('-'), '']
    for l in hd + pl:
        p.text(44, y, l); y += 11.2
    print('p4 y', y)
    if n == 2: p.text(44, y + 14, '*** End of Report ***')
p.output(str(DOCS / NAME))
save(NAME, [s.truth('Comparative Balance Sheet', 'Palisade Office Court', None, '2024-12-31', ['Dec 31, 2024', 'Dec 31, 2023', 'Net Change'], {'total_assets': ta, 'total_liabilities': tl, 'total_equity': te})])
