"""Sage 300 financial reporter: garage income statement, month left of the account name and year to date right of it, numbers stored as text."""
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
from .core import *

def make():
    R = random.Random(1111)
    cols = ['Current Period Actual', 'Current Period Budget', 'Current Period Variance', 'Year to Date Actual', 'Year to Date Budget', 'Year to Date Variance', 'Year to Date Prior Year']
    s = St('Income Statement', 'Pier Street Garage', '2025-01-01', '2025-04-30', cols, zero='blank')
    def L(l, b, g, k=.08, code=None, zero=False):
        m = [round(b * R.uniform(1 - k, 1 + k), 2) for _ in range(4)]
        if zero: m[3] = 0
        y = round(sum(m), 2)
        s.line(l, [m[3], b, round(g * (m[3] - b), 2), y, 4 * b, round(g * (y - 4 * b), 2), round(4 * b * R.uniform(.9, 1.02), 2)])
    s.open('Parking Revenue')
    for l, b, k in [('Monthly Permits', 118400, .02), ('Transient - Daily', 61250, .1), ('Event Parking', 22600, .35), ('Validations - Retail', 8900, .12), ('Hotel Valet Agreement', 14500, 0), ('EV Charging', 2150, .2), ('Lost Ticket & Misc.', 640, .5)]: L(l, b, 1, k)
    s.line('Less: Parking Tax Remitted', [-21630.44, -21200, -430.44, -86944.12, -84800, -2144.12, -83107.50])
    inc = s.close('Net Parking Revenue', typ='TOTAL')
    s.head('Operating Expenses'); s.stack.append([])
    for g, ls in [('Labor', [('Attendants & Cashiers', 28600, .05), ('Supervisor', 6450, .01), ('Payroll Taxes', 3080, .06), ('Uniforms', 180, .6)]),
                  ('Building', [('Electricity', 7350, .12), ('Water & Sewer', 690, .15), ('Elevator Maintenance', 1850, 0), ('Sweeping & Power Wash', 2400, .1), ('Snow & Ice', 3100, .5), ('Striping & Signage', 450, .7), ('Security Contract', 9200, .03)]),
                  ('Equipment', [('Revenue Control System', 3275, .02), ('Credit Card Fees', 4980, .07), ('Ticket Stock & Supplies', 520, .3), ('Valet Claims', 750, .8)]),
                  ('Fixed', [('Real Estate Taxes', 26840, 0), ('Garage Keepers Insurance', 5215, 0), ('Operator Management Fee', 8250, 0), ('License & Inspection', 300, .9)])]:
        s.open(g, lvl=1)
        for l, b, k in ls: L(l, b, -1, k, zero=l in ('Snow & Ice', 'License & Inspection', 'Striping & Signage'))
        s.close('Total ' + g, lvl=1)
    ex = s.close('Total Operating Expenses', typ='TOTAL')
    def diff(a, b):
        A, B = s.rows[a].vals, s.rows[b].vals
        return [round(A[c] + (B[c] if c in (2, 5) else -B[c]), 2) for c in range(7)]
    noi = s.tot('Net Operating Income', [inc, ex], [1, -1], vals=diff(inc, ex))
    s.line('Interest on Revenue Bonds', [41875, 41875, 0, 167500, 167500, 0, 172250], lvl=0); a = len(s.rows) - 1
    s.line('Depreciation', [33120.5, 33000, -120.5, 132482, 132000, -482, 129640.75], lvl=0); b = len(s.rows) - 1
    A = s.rows[noi].vals; X, Y = s.rows[a].vals, s.rows[b].vals
    ni = s.tot('Net Income', [noi, a, b], [1, -1, -1], vals=[round(A[c] + (1 if c in (2, 5) else -1) * (X[c] + Y[c]), 2) for c in range(7)], dbl=1)
    s.key(total_income=inc, total_operating_expenses=ex, noi=noi, net_income=ni)
    fn = 'pierst_IS_P04.xlsx'
    wb = Workbook(); ws = wb.active; ws.title = 'FR_IncStmt'
    N = lambda **k: Font(name='Courier New', size=9, **k)
    W = dict(A=13, B=13, C=12, D=8, E=2, F=30, G=2, H=14, I=14, J=12, K=8, L=14)
    for c, w in W.items(): ws.column_dimensions[c].width = w
    for r, t in ((1, 'Wharfside Parking Holdings Corp.'), (2, 'Pier Street Garage'), (3, 'Income Statement'), (4, 'For the Period Ending April 30, 2025')):
        ws.merge_cells(start_row=r, start_column=1, end_row=r, end_column=12); x = ws.cell(r, 1, t); x.font = N(bold=True); x.alignment = Alignment(horizontal='center')
    ws.merge_cells('A6:D6'); ws['A6'] = '-------------- Current Period --------------'; ws.merge_cells('H6:L6'); ws['H6'] = '------------------ Year to Date ------------------'
    for a1 in ('A6', 'H6'): ws[a1].font = N(bold=True); ws[a1].alignment = Alignment(horizontal='center')
    for c, h in zip('ABCDHIJKL', ('Actual', 'Budget', 'Variance', 'Var %', 'Actual', 'Budget', 'Variance', 'Var %', 'Prior Year')):
        x = ws[c + '7']; x.value = h; x.font = N(bold=True, underline='single'); x.alignment = Alignment(horizontal='right')
    r0 = 9; th, db = Side(style='thin'), Side(style='double')
    for r in s.rows:
        bold = r.typ != 'LINE'
        x = ws.cell(r0, 6, r.label); x.font = N(bold=bold); x.alignment = Alignment(horizontal='left', indent=r.lvl)
        if r.vals:
            v = r.vals
            pc = lambda a, b: '' if not b else f'{100 * a / abs(b) + 0:.1f}%'.replace('-0.0%', '0.0%')
            for c, t in zip('ABCDHIJKL', [money(v[0], zero=''), money(v[1], zero=''), money(v[2], zero=''), pc(v[2], v[1]), money(v[3], zero=''), money(v[4], zero=''), money(v[5], zero=''), pc(v[5], v[4]), money(v[6], zero='')]):
                if t == '': t = None
                x = ws[f'{c}{r0}']; x.value = t; x.number_format = '@'; x.font = N(bold=bold); x.alignment = Alignment(horizontal='right')
                if bold and c not in 'DK': x.border = Border(top=th, bottom=db if r.kw.get('dbl') else None)
            if r.typ != 'LINE': r0 += 1
        r0 += 1
    ws.cell(r0 + 1, 1, 'Unaudited - prepared by operator from daily revenue reports').font = N(italic=True)
    ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    wb.save(f'{DOCS}/{fn}')
    save(fn, [s], 'PARKING', 'OPERATING_STATEMENT', 's35a', 'Sage 300 style: month left and YTD right of the account name, text numbers, blanks for zero', hard=True, skipcols=(2, 5))
