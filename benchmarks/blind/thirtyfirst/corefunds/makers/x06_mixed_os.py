from core import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
R = random.Random(3112); N = 'Monthly variance report - Oct25.xlsx'
cols = ['Oct-25 Actual', 'Oct-25 Budget', 'Fav/(Unfav)', 'Oct-24 Actual']
def ex(v, e): return [v[0], v[1], vexp(v, e), v[2]]
def build(prop, sheet, k, inc, exps):
    S = St('Monthly Variance Report', prop, '2025-10-01', '2025-10-31', cols, ex, sheet=sheet)
    notes = {}
    def ln(t, exp):
        l, b, *o = t; vol = o[0] if o else .06
        i = S.line(l, [round(b*R.uniform(1-vol, 1+vol))*100, round(b)*100, round(b*R.uniform(.88, 1.01))*100], exp=exp)
        if len(o) > 1: notes[i] = o[1]
        return i
    S.head('Revenues'); a = S.sub('Total Revenues', [ln(t, False) for t in inc], 'TOTAL', key='total_income')
    T = []
    for h, L in exps:
        S.head(h); T.append(S.sub('Total '+h, [ln(t, True) for t in L], exp=True))
    ox = S.sub('Total Operating Expenses', T, 'TOTAL', key='total_operating_expenses', exp=True)
    S.sub('Net Operating Income', [a, ox], 'TOTAL', signs=[1, -1], key='noi')
    return S, notes
A = build('Orchard & Vine Retail', 'Retail', 1,
 [('Fixed Minimum Rent',214600,.01),('Percentage Rent',5200,.5,'Restaurant sales softer than plan; annual true-up in January.'),('CAM Billings',41300,.02),('Tax Billings',37900,.01),('Temporary Tenants',3600,.4),('Other Revenue',950,.6)],
 [('Common Area',[('Cleaning',9800),('Security',13400,.03),('Landscape & Plaza',4700,.2),('Repairs',6900,.5,'Storefront glass at unit 14; insurance claim filed.'),('Electricity',7350,.1)]),('Ownership',[('Property Taxes',40200,.01),('Insurance',6100,.01),('Management Fee',9250,.03),('Marketing',2800,.4)])])
B = build('Orchard & Vine Residences', 'Residential', 2,
 [('Apartment Rent',387400,.01),('Vacancy & Credit Loss',-21300,.15,'Nine move-outs against six budgeted.'),('Concessions',-4200,.4),('Parking',18700,.03),('Resident Fees',9400,.12)],
 [('Payroll',[('Management & Leasing',21800,.03),('Maintenance Staff',17600,.03),('Burden',8450)]),('Property Operations',[('Turnover',7900,.3,'Several October turns slipped into November.'),('Repairs & Maintenance',11200,.25),('Contract Services',8600,.03),('Utilities, net',19300,.1),('Advertising',4100,.2),('Administrative',5350,.2)]),('Fixed',[('Real Estate Taxes',54700,.005),('Insurance',14100,.005),('Management Fee',11700,.03)])])
wb = Workbook(); wb.remove(wb.active); t = Side(style='hair'); m = Side(style='medium')
for S, notes in (A, B):
    ws = wb.create_sheet(S.sheet); g = lambda **k: Font(name='Century Gothic', size=9, **k)
    ws['A1'] = S.prop; ws['A1'].font = g(bold=True); ws['A2'] = 'Monthly Variance Report'; ws['A2'].font = g(); ws['A3'] = 'For the month of October 2025'; ws['A3'].font = g()
    for c, h in zip('ABCDEFG', ('', 'Oct-25\nActual', 'Oct-25\nBudget', 'Fav/\n(Unfav)', '%', 'Oct-24\nActual', 'Comments (over 10% and $500)')):
        x = ws[c+'5']; x.value = h or None; x.font = g(bold=True, color='4B0082'); x.alignment = Alignment(wrap_text=True, horizontal='left' if c == 'G' else 'right', vertical='bottom'); x.border = Border(bottom=m)
    ws.row_dimensions[5].height = 28; y = 6
    for i, r in enumerate(S.rows):
        b = r['t'] != 'LINE'; c = ws.cell(y, 1, r['label']); c.font = g(bold=b, italic=r['t'] == 'SUBTOTAL'); c.alignment = Alignment(indent=r['lvl'])
        if r['v']:
            f = r['f']
            for p, x in zip((2, 3, 4, 6), f):
                c = ws.cell(y, p, x//100); c.number_format = '$#,##0;($#,##0);$0' if r['t'] == 'TOTAL' else '#,##0;(#,##0);0'; c.font = g(bold=b, color='C00000' if p == 4 and x < 0 else '000000')
                c.border = Border(top=t if b else None, bottom=m if r['t'] == 'TOTAL' else None)
            c = ws.cell(y, 5, round(f[2]/abs(f[1]), 4)); c.number_format = '0.0%'; c.font = g(italic=True, color='808080')
            if i in notes: c = ws.cell(y, 7, notes[i]); c.font = g(); c.alignment = Alignment(wrap_text=True, vertical='top'); ws.row_dimensions[y].height = 26
        y += 1
    for l, w in zip('ABCDEFG', (30, 13, 13, 13, 9, 13, 44)): ws.column_dimensions[l].width = w
    ws.page_setup.orientation = 'landscape'; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
wb.save(DOCS/N)
for S, _ in (A, B): S.zn = False
save(N, [A[0], B[0]], 'MIXED_USE', 'OPERATING_STATEMENT', 'variance report with comments column, two properties on two sheets of one workbook, prior-year column', False)
