import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from common import *
rnd = random.Random(32115)
NAME = 'Budget Comparison - Receivership Apts 2024-08.xlsx'
def build(k, extra):
    s = S(7)
    def L(code, label, m, n=.12, side=-1):
        a = m * k * rnd.uniform(1 - n, 1 + n); b = m * k; ya = m * k * 8 * rnd.uniform(1 - n / 2, 1 + n / 2)
        if n == 0: a = b; ya = 8 * b
        a, b, ya, yb = round(a * 100), round(b) * 100, round(ya * 100), round(b) * 800
        f = lambda p, q: (p - q) * side
        return s.line(label, [a, b, f(a, b), ya, yb, f(ya, yb), b * 12], code, side=side)
    def T(label, items, sub=(), kind='SUBTOTAL'):
        i = s.tot(label, list(items) + [~x for x in sub], kind)
        for c in (2, 5): s.rows[i].vals[c] = sum(s.rows[x].vals[c] for x in list(items) + list(sub))
        return i
    I = lambda *a, n=.04: L(*a, n=n, side=1)
    s.head('INCOME'); s.head('Rental Income')
    x = [I('5110', 'Market Rent', 98400, n=0), I('5120', 'Gain (Loss) to Lease', -5150), I('5210', 'Vacancy Loss', -11900, n=.3), I('5220', 'Down Units - Fire Building', -4480, n=0), I('5230', 'Concessions', -1800, n=.5), I('5250', 'Uncollected Rent', -3900, n=.5)]
    if extra: x.append(I('5260', 'Courtesy Officer Unit', -1195, n=0))
    r = T('Net Rental Income', x)
    s.head('Other Income')
    x = [I('5310', 'Utility Reimbursement', 6100, n=.1), I('5330', 'Late and NSF Fees', 1450, n=.4), I('5340', 'Pet Rent', 690, n=.1), I('5370', 'Deposit Forfeitures', 820, n=.9)]
    if extra: x.append(I('5390', 'Carport and Garage Rent', 1240, n=.05))
    o = T('Total Other Income', x)
    ti = T('TOTAL INCOME', [r, o], kind='TOTAL')
    s.head('EXPENSES')
    g = []
    for nm, ls in [('Personnel', [('6110', 'Management Staff', 7900), ('6120', 'Maintenance Staff', 8300), ('6150', 'Payroll Taxes & Benefits', 3700)]), ('Administrative', [('6210', 'Office Expense', 780), ('6230', 'Legal & Eviction', 1900), ('6250', 'Resident Screening', 310)] + ([('6270', 'Courtesy Patrol', 2400)] if extra else [])),
                   ('Repairs & Maintenance', [('6410', 'Supplies', 1650), ('6420', 'Contract Repairs', 3800), ('6440', 'Make Ready', 3100), ('6460', 'Grounds', 1500)]), ('Utilities', [('6510', 'Electric', 2900), ('6520', 'Water & Sewer', 7400), ('6530', 'Trash', 1850)] + ([] if extra else [('6540', 'Gas', 990)])), ('Taxes & Insurance', [('6710', 'Real Estate Tax', 9200), ('6720', 'Property Insurance', 7100)])]:
        s.head(nm); z = [L(*l, **({'n': 0} if l[0] == '6710' else {'n': .2})) for l in ls]; g.append(T('Total ' + nm, z))
    mf = L('6810', 'Management Fee', 2950, n=.05)
    te = T('TOTAL EXPENSES', g + [mf], kind='TOTAL')
    noi = T('NET OPERATING INCOME', [ti], [te], 'TOTAL')
    s.head('DEBT SERVICE & OTHER')
    z = [L('7110', 'Interest - First Mortgage', 26400, n=0), L('7310', 'Receiver Fees', 5500, n=.3), L('7410', 'Replacement Capital', 2800, n=.9)]
    d = T('TOTAL DEBT SERVICE & OTHER', z, kind='TOTAL')
    ni = T('NET INCOME (LOSS)', [noi], [d], 'TOTAL')
    return s, dict(total_income=ti, total_operating_expenses=te, noi=noi, net_income=ni)
wb = Workbook(); cv = wb.active; cv.title = 'Index'
cv['A1'] = 'Receivership apartments - August 2024 package'; cv['A3'] = 'Tab'; cv['B3'] = 'Property'; cv['C3'] = 'Units'
out = []
cols = [f'{g} {t}' for g in ('Current Period', 'Year To Date') for t in ('Actual', 'Budget', 'Variance')] + ['Annual Budget']
for n, (tab, prop, u, k, ex) in enumerate([('0417 Larkmoor', 'Larkmoor Village Apartments', 96, 1.0, True), ('0422 Tannery', 'Tannery Row Apartments', 64, .66, False)]):
    s, keys = build(k, ex)
    cv.cell(4 + n, 1, tab); cv.cell(4 + n, 2, prop); cv.cell(4 + n, 3, u)
    ws = wb.create_sheet(tab); A = lambda **q: Font(name='Arial', size=9, **q)
    ws['A1'] = 'RealPage Accounting'; ws['A1'].font = A(italic=True, color='808080')
    ws['A2'] = prop; ws['A2'].font = Font(name='Arial', size=12, bold=True)
    ws['A3'] = 'Budget Comparison Income Statement'; ws['A3'].font = A(bold=True); ws['A4'] = 'For the period 08/01/2024 through 08/31/2024'; ws['A4'].font = A()
    fill = PatternFill('solid', fgColor='BFBFBF')
    for a, t in (('B6', 'Current Period'), ('F6', 'Year To Date'), ('J6', 'Annual')): ws[a] = t
    ws.merge_cells('B6:E6'); ws.merge_cells('F6:I6')
    for c, t in enumerate(['Account', 'Actual', 'Budget', 'Variance', 'Var %'] + ['Actual', 'Budget', 'Variance', 'Var %', 'Budget'], 1): ws.cell(7, c, t)
    for rr in (6, 7):
        for c in range(1, 11): ws.cell(rr, c).font = A(bold=True); ws.cell(rr, c).fill = fill; ws.cell(rr, c).alignment = Alignment(horizontal='center' if c > 1 else 'left')
    R_ = 8
    for r in s.rows:
        if r.kind == 'HEADING':
            ws.cell(R_, 1, r.label).font = A(bold=True, underline=None if r.label.isupper() else 'single'); ws.cell(R_, 1).alignment = Alignment(indent=0 if r.label.isupper() else 1); R_ += 1; continue
        x = ws.cell(R_, 1, f'{r.code} - {r.label}' if r.code else r.label); x.font = A(bold=r.kind != 'LINE'); x.alignment = Alignment(indent={'LINE': 2, 'SUBTOTAL': 1, 'TOTAL': 0}[r.kind])
        v = r.vals
        for c, a in zip((2, 3, 4, 6, 7, 8, 10), v):
            y = ws.cell(R_, c, a / 100); y.number_format = '#,##0.00_);(#,##0.00)'; y.font = A(bold=r.kind != 'LINE', color='C00000' if a < 0 and c in (4, 8) else '000000')
            if r.kind != 'LINE': y.border = Border(top=Side(style='thin'), bottom=Side(style='double') if r.kind == 'TOTAL' else None)
        for c, i in ((5, 2), (9, 5)):
            y = ws.cell(R_, c, v[i] / abs(v[i - 1]) if v[i - 1] else 0); y.number_format = '0.0%;(0.0%)'; y.font = A(bold=r.kind != 'LINE')
        R_ += 1
        if r.kind == 'TOTAL': R_ += 1
    occ = ('Average physical occupancy', .881) if ex else ('Average physical occupancy', .859)
    ws.cell(R_, 1, occ[0]).font = A(italic=True); y = ws.cell(R_, 2, occ[1]); y.number_format = '0.0%'; y.font = A(italic=True)
    ws.column_dimensions['A'].width = 36
    for c in 'BCDEFGHIJ': ws.column_dimensions[c].width = 9 if c in 'EI' else 14
    ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
    out.append(s.truth('Budget Comparison Income Statement', prop, '2024-08-01', '2024-08-31', cols, keys, sheet=tab))
cv.column_dimensions['A'].width = 18; cv.column_dimensions['B'].width = 34
wb.save(DOCS / NAME)
save(NAME, out)
