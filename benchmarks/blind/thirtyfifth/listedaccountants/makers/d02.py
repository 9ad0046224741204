"""MRI comparative balance sheet, fixed pitch, senior living community with partners' capital."""
import random
from reportlab.pdfgen import canvas
from .core import *

def make():
    R = random.Random(202)
    cols = ['Jun 30, 2025', 'May 31, 2025', 'Net Change', 'Dec 31, 2024']
    s = St('Comparative Balance Sheet', 'Wexcombe Place Senior Living', None, '2025-06-30', cols)
    def v(a, b, d): return [a, b, round(a - b, 2), d]
    s.head('ASSETS'); s.stack.append([])
    s.open('CASH AND EQUIVALENTS', None, 1)
    s.line('Cash - Operating', v(612480.17, 548213.90, 487902.66), '1010-00', 2)
    s.line('Cash - Payroll Imprest', v(15000, 15000, 15000), '1015-00', 2)
    s.line('Cash - Resident Deposits', v(88250, 91750, 84500), '1020-00', 2)
    s.line('Petty Cash', v(1500, 1500, 1500), '1030-00', 2)
    s.close('Total Cash and Equivalents', None, 1)
    s.open('RECEIVABLES', None, 1)
    s.line('Resident A/R - Private Pay', v(142618.44, 156902.18, 131450.09), '1110-00', 2)
    s.line('Resident A/R - Medicaid Waiver', v(61733.20, 58410.75, 66018.35), '1115-00', 2)
    s.line('Allowance for Doubtful Accts', v(-28500, -28500, -24000), '1120-00', 2)
    s.line('Other Receivables', v(4210.65, 3877.12, 9315.40), '1190-00', 2)
    s.close('Total Receivables', None, 1)
    s.open('ESCROWS AND RESERVES', None, 1)
    s.line('Escrow - Real Estate Taxes', v(118942.50, 99118.75, 237885), '1210-00', 2)
    s.line('Escrow - Insurance', v(46210.08, 36968.06, 64694.12), '1220-00', 2)
    s.line('Replacement Reserve - Lender', v(233871.92, 227621.92, 196371.92), '1230-00', 2)
    s.close('Total Escrows and Reserves', None, 1)
    s.open('PREPAIDS AND OTHER', None, 1)
    s.line('Prepaid Insurance', v(55130.83, 66156.99, 0), '1310-00', 2)
    s.line('Prepaid Expenses - Other', v(12844.16, 14020.33, 18702.50), '1320-00', 2)
    s.line('Inventory - Dietary', v(9316.02, 9316.02, 8840.77), '1330-00', 2)
    s.line('Utility Deposits', v(7500, 7500, 7500), '1340-00', 2)
    s.close('Total Prepaids and Other', None, 1)
    s.open('FIXED ASSETS', None, 1)
    s.line('Land', v(2150000, 2150000, 2150000), '1510-00', 2)
    s.line('Land Improvements', v(684210.33, 684210.33, 671960.33), '1520-00', 2)
    s.line('Buildings', v(18340662.90, 18340662.90, 18340662.90), '1530-00', 2)
    s.line('Building Improvements', v(1288430.71, 1264880.71, 1190355.04), '1540-00', 2)
    s.line('Furniture, Fixtures & Equipment', v(1477209.18, 1461833.58, 1420716.22), '1550-00', 2)
    s.line('Vehicles', v(96420, 96420, 96420), '1560-00', 2)
    s.line('Construction in Progress', v(43105.50, 31780.25, 0), '1570-00', 2)
    s.line('Accumulated Depreciation', v(-6218904.47, -6156380.14, -5844758.49), '1590-00', 2)
    s.close('Net Fixed Assets', None, 1)
    s.open('DEFERRED COSTS', None, 1)
    s.line('Loan Costs', v(318600, 318600, 318600), '1610-00', 2)
    s.line('Accum. Amort. - Loan Costs', v(-146025, -143370, -130095), '1615-00', 2)
    s.line('Organization Costs (net)', v(0, 0, 0), '1620-00', 2)
    s.close('Total Deferred Costs', None, 1)
    ta = s.close('TOTAL ASSETS', None, 0, 'TOTAL', dbl=1)
    s.head("LIABILITIES AND PARTNERS' CAPITAL"); s.stack.append([]); s.stack.append([])
    s.open('CURRENT LIABILITIES', None, 1)
    s.line('Accounts Payable - Trade', v(187340.26, 126318.70, 168922.51), '2010-00', 2)
    s.line('Accrued Payroll & Benefits', v(124688.90, 97205.14, 110430.63), '2020-00', 2)
    s.line('Accrued PTO', v(68415.37, 66780.02, 61912.84), '2025-00', 2)
    s.line('Accrued Real Estate Taxes', v(118942.50, 99118.75, 237885), '2030-00', 2)
    s.line('Accrued Interest', v(53906.25, 54062.50, 54687.50), '2040-00', 2)
    s.line('Prepaid Resident Rent', v(73112.40, 81440.85, 69508.16), '2050-00', 2)
    s.line('Due to/(from) Affiliates', v(-6250, 11880.42, 18300), '2060-00', 2)
    s.close('Total Current Liabilities', None, 1)
    s.open('OTHER LIABILITIES', None, 1)
    s.line('Resident Security Deposits', v(88250, 91750, 84500), '2110-00', 2)
    s.line('Deferred Community Fees', v(141207.31, 138850.94, 129460.22), '2120-00', 2)
    s.close('Total Other Liabilities', None, 1)
    s.open('LONG-TERM DEBT', None, 1)
    s.line('Mortgage Note - First Lien', v(12937500, 12975000, 13125000), '2510-00', 2)
    s.line('Mezzanine Note - WP Mezz', v(1500000, 1500000, 1500000), '2520-00', 2)
    s.close('Total Long-Term Debt', None, 1)
    tl = s.close('TOTAL LIABILITIES', None, 0, 'TOTAL')
    # equity: net income plugs the balance
    A, Lb = s.rows[ta].vals, s.rows[tl].vals
    s.open("PARTNERS' CAPITAL", None, 1)
    op = [4620000.00, 4620000.00, 0, 4620000.00]
    s.line('Capital - General Partner', [46200, 46200, 0, 46200], '3010-00', 2)
    s.line('Capital - Class A Ltd Partners', [4100000, 4100000, 0, 4100000], '3020-00', 2)
    s.line('Capital - Class B Ltd Partners', [473800, 473800, 0, 473800], '3025-00', 2)
    dj, dm, dd = -1985000.00, -1910000.00, -1610000.00
    s.line('Distributions', [dj, dm, dj - dm, dd], '3110-00', 2)
    s.line('Syndication Costs', [-212500, -212500, 0, -212500], '3120-00', 2)
    re = round(A[3] - Lb[3] - (4620000 + dd - 212500) - 0, 2)
    ny24 = 418266.17; re24 = round(re - ny24, 2)
    s.line('Retained Earnings - Prior Years', [re, re, 0, re24], '3210-00', 2)
    base = 4620000 - 212500 + re
    nj = round(A[0] - Lb[0] - base - dj, 2); nm = round(A[1] - Lb[1] - base - dm, 2)
    s.line('Current Year Earnings', [nj, nm, nj - nm, ny24], '3300-00', 2)
    print('   d02 earnings', re24, nj, nm)
    te = s.close("TOTAL PARTNERS' CAPITAL", None, 0, 'TOTAL')
    s.close("TOTAL LIABILITIES & CAPITAL", None, 0, 'TOTAL', dbl=1)
    for c in range(4): assert abs(s.rows[ta].vals[c] - s.rows[-1].vals[c]) < .005
    s.key(total_assets=ta, total_liabilities=tl, total_equity=te)
    fn = 'WXP_BalSheet_Jun25.pdf'
    W, H = 612, 792
    c = canvas.Canvas(f'{DOCS}/{fn}', pagesize=(W, H), invariant=1)
    FS = 7.6; CW = FS * .6
    out = []   # lines of text
    def hdr(p):
        return ['Database: HALVPROD' + 'COMPARATIVE BALANCE SHEET'.center(70)[0:70] + f'Page:  {p:>9}',
                'Report:   GL_BSCMP' + 'Halvorsen Senior Partners LP'.center(70) + 'Date:  7/14/2025',
                'Entity:   4120    ' + 'Wexcombe Place Senior Living'.center(70) + 'Time:   11:32 AM',
                '                  ' + 'Accrual Basis, As of June 30, 2025'.center(70), '',
                ' ' * 45 + f"{'Current':>14} {'Prior':>14} {'Net':>13} {'Year End':>14}",
                f"{'Account':<45}" + f"{'Jun 30, 2025':>14} {'May 31, 2025':>14} {'Change':>13} {'Dec 31, 2024':>14}",
                '-' * 45 + ' ' + ' '.join(['-' * 13, '-' * 14, '-' * 13, '-' * 14])]
    body = []
    for r in s.rows:
        if r.typ == 'HEADING':
            body += ['', (' ' * 2 * r.lvl) + r.label]
        else:
            nums = ' '.join(f'{money(x):>{w}}' for x, w in zip(r.vals, (14, 14, 13, 14)))
            rule = ' ' * 45 + ' '.join((' ' + '-' * (w - 1)) for w in (14, 14, 13, 14))
            if r.typ != 'LINE': body.append(rule)
            lab = (f'{r.code}  {r.label}' if r.code else ' ' * (2 * r.lvl) + r.label)
            if r.code: lab = '    ' + lab
            body.append(f'{lab:<45}' + nums)
            if r.kw.get('dbl'): body.append(rule.replace('-', '='))
    cut = next(i for i, b in enumerate(body) if b.startswith('LIABILITIES AND PART'))
    for p, part in enumerate((body[:cut], body[cut:])):
        t = c.beginText(36, H - 44); t.setFont('Courier', FS); t.setLeading(9.6)
        for ln in hdr(p + 1) + part: t.textLine(ln)
        if p == 1:
            t.textLine(''); t.textLine(''); t.textLine(' ' * 40 + '* * *  End of Report  * * *')
        c.drawText(t); c.showPage()
    c.save()
    save(fn, [s], 'SENIOR_HOUSING', 'BALANCE_SHEET', 's35a', 'MRI fixed-pitch comparative balance sheet, two pages, net change column')
