import os, random, datetime
from core import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as GL
NAME = 'Quarry Road Storage - T12 recut Oct24.xlsx'
def make():
    g = random.Random(3608); D = [datetime.date(2023 + (10 + m) // 12, (10 + m) % 12 + 1, 1) for m in range(12)]; M = [d.strftime('%b-%y') for d in D]
    s = St('T-12 Recut', 'Quarry Road Self Storage', ['T-3 Ann.', 'T-6 Ann.', 'T-12'] + M, '2023-11-01', '2024-10-31', sheet='T12', dec=2)
    def ln(lab, b, j=.05, gr=0, lump=None, neg=False):
        v = [(lump or {}).get(m, 0) if lump is not None else round(b * (1 + gr * m / 12) * (1 + g.uniform(-j, j)), 2) for m in range(12)]
        q = lambda k: round(sum(v[-k:]), 2); return s.l(lab, [round(q(3) * 4, 2), round(q(6) * 2, 2), q(12)] + v)
    s.h('Revenue'); gp = [ln('Gross Potential Rent', 58200, .004, .02), ln('Physical Vacancy', -7350, .1), ln('Discounts & Promotions', -2480, .25), ln('Rate Variance (Economic)', -3120, .15), ln('Bad Debt Write-Offs', -890, .5)]
    n = s.t('Net Rental Income', gp); o = [ln('Tenant Protection Plan', 4110, .06, .05), ln('Late & Lien Fees', 2240, .2), ln('Admin Fees', 940, .3), ln('Merchandise Sales', 415, .3), ln('Truck Rental Commission', 288, .5), ln('Auction Proceeds', 0, lump={1: 640.0, 4: 1215.0, 7: 385.0, 10: 905.0})]
    oi = s.t('Total Other Income', o); e = s.t('Effective Gross Revenue', [n, oi], 'total_income', 'TOTAL')
    s.h('Operating Expenses'); t = ln('Property Taxes', 5418.33, 0)
    x = [t, ln('Property Insurance', 1187.5, 0), ln('Manager & Relief Wages', 6150, .06), ln('Payroll Burden', 812, .06), ln('Utilities', 1390, .25), ln('Repairs & Maintenance', 1240, .6), ln('Gate, Elevator & Security', 520, .2), ln('Snow / Landscape', 0, lump={0: 310.0, 1: 780.0, 2: 1465.0, 3: 1120.0, 4: 640.0, 6: 425.0, 7: 425.0, 8: 425.0, 9: 425.0, 10: 425.0}), ln('Internet Marketing', 1875, .15), ln('Call Center', 395, .03), ln('Software', 345, 0), ln('Merchant Card Fees', 1310, .05), ln('Telephone / Internet', 268, .02), ln('Office & Postage', 236, .4), ln('Legal & Accounting', 0, lump={2: 450.0, 4: 2400.0, 9: 375.0}), ln('Management Fee', 3080, .03, .02)]
    X = s.t('Total Operating Expenses', x, 'total_operating_expenses', 'TOTAL'); s.t('Net Operating Income', [e, -X], 'noi', 'TOTAL')
    # planted: one digit of Call Center in May-24 (typed over)
    ci = x[10 - 1]; col = s.cols.index('May-24'); old = s.rows[ci].vals[col]; tx = f'{old:.2f}'; nd = '7' if tx[0] != '7' else '8'; new = float(nd + tx[1:])
    s.plant('digit_changed', f"'Call Center' May-24 printed {new:.2f} instead of {old:.2f}; the totals are of the original", ci, col, new)
    SFT = 46350; wb = Workbook(); um = wb.active; um.title = 'Unit Mix'; ws = wb.create_sheet('T12'); nt = wb.create_sheet('Notes')
    for r in [['Unit Mix - October 31, 2024'], [], ['Size', 'Climate', 'Units', 'SF each', 'Occupied', 'Street rate'], ['5x5', 'Y', 48, 25, 41, 59], ['5x10', 'Y', 96, 50, 84, 94], ['10x10', 'Y', 88, 100, 79, 149], ['10x10', 'N', 102, 100, 90, 119], ['10x15', 'N', 74, 150, 66, 152], ['10x20', 'N', 55, 200, 48, 184]]: um.append(r)
    for r in ['T12 built from seller monthly management summaries.', 'T-3 Ann. is August-October 2024 multiplied by four; T-6 Ann. is May-October 2024 multiplied by two.', 'Auction proceeds, legal and snow are as booked.']: nt.append([r])
    A = lambda **k: Font(name='Arial', size=9, **k); ws['A1'] = 'Quarry Road Self Storage'; ws['A1'].font = Font(name='Arial', size=13, bold=True, color='FF7A2E00'); ws['A2'] = 'T-12 Recut - Nov 2023 thru Oct 2024'; ws['A2'].font = A(); ws['A3'] = f'NRSF {SFT:,}'; ws['A3'].font = A(italic=True)
    hd = ['', 'T-3 Ann.', 'T-6 Ann.', 'T-12', 'T-12 / NRSF', '% EGR', None] + D; fill = PatternFill('solid', fgColor='FFF4B183')
    ws.merge_cells('B4:F4'); ws['B4'] = 'ANNUAL'; ws.merge_cells('H4:S4'); ws['H4'] = 'MONTHLY ACTUALS'
    for k in ('B4', 'H4'): ws[k].alignment = Alignment(horizontal='center'); ws[k].font = A(bold=True); ws[k].fill = fill
    for j, h in enumerate(hd):
        if h is None or h == '': continue
        c = ws.cell(5, j + 1, h); c.font = A(bold=True); c.alignment = Alignment(horizontal='right'); c.border = Border(bottom=Side(style='medium'))
        if j > 6: c.number_format = 'mmm-yy'
    i = 6; eg = s.rows[e].vals[2]; nf = '#,##0.00_);[Red](#,##0.00)'
    for q in s.rows:
        b = q.kind != 'LINE'; c = ws.cell(i, 1, q.label if b else '   ' + q.label); c.font = A(bold=b, underline='single' if q.kind == 'HEADING' else None)
        if q.kind != 'HEADING':
            for j, v in enumerate(q.vals):
                c = ws.cell(i, j + 2 if j < 3 else j + 5, v); c.number_format = nf; c.font = A(bold=b)
                if b: c.border = Border(top=Side(style='hair'))
                if q.kind == 'TOTAL': c.fill = PatternFill('solid', fgColor='FFFBE5D6')
            c = ws.cell(i, 5, round(q.vals[2] / SFT, 2)); c.number_format = '0.00_);(0.00)'; c.font = A(italic=True); c = ws.cell(i, 6, round(q.vals[2] / eg, 4)); c.number_format = '0.0%'; c.font = A(italic=True)
        i += 1
        if q.kind == 'TOTAL': i += 1
    ws.column_dimensions['A'].width = 27; ws.column_dimensions['G'].width = 2
    for j in list(range(2, 7)) + list(range(8, 20)): ws.column_dimensions[GL(j)].width = 12
    ws.freeze_panes = 'B6'; wb.active = 1; ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 1; ws.sheet_properties.pageSetUpPr.fitToPage = True
    for z in wb.worksheets: z.sheet_view.tabSelected = z is ws
    wb.save(os.path.join(DOC, NAME))
    finish(NAME, [s], 'SELF_STORAGE', 'OPERATING_STATEMENT_T12', 'acquisitions analyst', 'annual columns first (T-3, T-6, T-12) then months as real dates, cents, per-sf and percent columns, blank column', False)
